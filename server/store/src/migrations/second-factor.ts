import { type Kysely, type Migration, sql } from "kysely";
import type { Engine } from "../base/query-context.js";

/**
 * Adds the second factor with its recovery codes, the time of each account's latest export, the accounts whose traces
 * are still being deleted, and the account of each kept answer, so that a deletion finds the answers.
 */
export const secondFactor = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    // Behind a pooler, the role's timeout applies, which may be too short for the kept answers of a busy day.
    if (engine === "postgres") await sql`set local statement_timeout = 0`.execute(db);
    await db.schema
      .createTable("second_factors")
      .addColumn("account_id", "text", (column) => column.primaryKey().references("accounts.id"))
      .addColumn("secret", "text", (column) => column.notNull())
      .addColumn("enabled_at", "text", (column) => column.notNull())
      .addColumn("last_step", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("recovery_codes")
      .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id"))
      .addColumn("code_hash", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("recovery_codes_key", ["account_id", "code_hash"])
      .execute();
    await db.schema
      .createTable("account_exports")
      .addColumn("account_id", "text", (column) => column.primaryKey().references("accounts.id"))
      .addColumn("exported_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("account_purges")
      .addColumn("account_id", "text", (column) => column.primaryKey().references("accounts.id"))
      .addColumn("deleted_at", "text", (column) => column.notNull())
      .execute();

    await db.schema.alterTable("idempotent_requests").addColumn("account_id", "text").execute();
    // Answers are kept for a day, so these are few compared with the ledger, which is read by its index.
    await sql`update idempotent_requests set account_id = (
      select account_id from ledger where ledger.request_id = idempotent_requests.request_id limit 1
    )`.execute(db);
    await db.schema
      .createIndex("idempotent_requests_by_account")
      .on("idempotent_requests")
      .column("account_id")
      .execute();
  },
});
