import { type Migration, sql } from "kysely";

/** Creates the first tables. Credits are `bigint`, with 64 bits on both engines; `integer` has 32 on PostgreSQL. */
export const accountsKeysAndLedger: Migration = {
  async up(db) {
    await db.schema
      .createTable("accounts")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("email", "text", (column) => column.notNull().unique())
      .addColumn("plan", "text", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("allocation_credits", "bigint", (column) =>
        column.notNull().check(sql`allocation_credits >= 0`),
      )
      .addColumn("granted_credits", "bigint", (column) => column.notNull().check(sql`granted_credits >= 0`))
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("api_keys")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id"))
      .addColumn("hmac", "text", (column) => column.notNull().unique())
      .addColumn("prefix", "text", (column) => column.notNull())
      .addColumn("last_four", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("revoked_at", "text")
      .execute();
    await db.schema
      .createIndex("api_keys_one_live_key")
      .unique()
      .on("api_keys")
      .column("account_id")
      .where(sql.ref("revoked_at"), "is", null)
      .execute();

    await db.schema
      .createTable("ledger")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("pot", "text", (column) => column.notNull())
      .addColumn("amount", "bigint", (column) => column.notNull())
      .addColumn("request_id", "text", (column) => column.unique())
      .addColumn("reason", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("ledger_by_account")
      .on("ledger")
      .columns(["account_id", "created_at"])
      .execute();
  },
};
