import type { Migration } from "kysely";

/** Adds data for the usage pages: the endpoint of each charge, daily errors by code, and the last use of each key. */
export const usage: Migration = {
  async up(db) {
    await db.schema.alterTable("ledger").addColumn("endpoint", "text").execute();
    // With `kind` in the index, counting the charges of a day reads only the index.
    await db.schema.dropIndex("ledger_by_account").execute();
    await db.schema
      .createIndex("ledger_by_account")
      .on("ledger")
      .columns(["account_id", "created_at", "kind"])
      .execute();

    await db.schema.alterTable("api_keys").addColumn("last_used_at", "text").execute();
    // No foreign key: on PostgreSQL each insert would lock the account's row and delay its charges.
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
