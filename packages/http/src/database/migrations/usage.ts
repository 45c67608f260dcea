import type { Migration } from "kysely";

/** What an account sees of its use: the endpoint of each charge, errors a day by code, and when its key was last used. */
export const usage: Migration = {
  async up(db) {
    await db.schema.alterTable("ledger").addColumn("endpoint", "text").execute();
    // With the kind in the index the charges of a day are counted without a look at the table.
    await db.schema.dropIndex("ledger_by_account").execute();
    await db.schema
      .createIndex("ledger_by_account")
      .on("ledger")
      .columns(["account_id", "created_at", "kind"])
      .execute();

    await db.schema.alterTable("api_keys").addColumn("last_used_at", "text").execute();
    // No foreign key: on PostgreSQL each count would lock its account, which charges wait for.
    await db.schema
      .createTable("usage_errors")
      .addColumn("account_id", "text", (column) => column.notNull())
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("code", "text", (column) => column.notNull())
      .addColumn("calls", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("usage_errors_key", ["account_id", "day", "code"])
      .execute();
    await db.schema.createIndex("usage_errors_by_day").on("usage_errors").column("day").execute();
  },
};
