import { type Kysely, type Migration, sql } from "kysely";
import type { Engine } from "../base/query-context.js";

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
