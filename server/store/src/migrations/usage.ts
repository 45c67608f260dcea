import { type Kysely, type Migration, sql } from "kysely";
import type { Engine } from "../base/query-context.js";

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

/**
 * Counts errors by quarter-hour instead of UTC day, so that they add up to the days of every time zone. The counts that
 * are there move to noon: their date stays the same in all zones from UTC-12 to UTC+11.
 */
export const usageByQuarterHour = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    // Behind a pooler, the role's timeout applies, which is too short for counts of many accounts.
    if (engine === "postgres") await sql`set local statement_timeout = 0`.execute(db);
    await db.schema.dropIndex("usage_errors_by_day").execute();
    await db.schema.alterTable("usage_errors").renameColumn("day", "quarter_hour").execute();
    await sql`update usage_errors set quarter_hour = quarter_hour || 'T12:00'`.execute(db);
    await db.schema
      .createIndex("usage_errors_by_quarter_hour")
      .on("usage_errors")
      .column("quarter_hour")
      .execute();
  },
});
