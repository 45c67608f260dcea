import { type Migration, sql } from "kysely";
import type { Engine } from "../base/query-context.js";

/**
 * Adds the token buckets that nodes share. The table is unlogged, so that counting a request does not wait for the
 * disk; after a crash of PostgreSQL all buckets are full. On SQLite there is one node, which counts in memory.
 */
export const rateBuckets = (engine: Engine): Migration => ({
  async up(db) {
    if (engine === "sqlite") return;
    await sql`create unlogged table rate_buckets (
      bucket text primary key,
      full_ms double precision not null
    ) with (fillfactor = 50)`.execute(db);
  },
});
