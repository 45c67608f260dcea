import { type Kysely, sql } from "kysely";
import type { Tables } from "../base/tables.js";

/** Returns the time of the last entry of the ledger, ISO 8601 in UTC; undefined if it is empty. */
export async function lastEntryAt(db: Kysely<Tables>): Promise<string | undefined> {
  const row = await db
    .selectFrom("ledger")
    .select(sql<string | null>`max(created_at)`.as("at"))
    .executeTakeFirst();
  return row?.at ?? undefined;
}
