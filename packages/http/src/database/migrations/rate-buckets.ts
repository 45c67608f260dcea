import { type Migration, sql } from "kysely";
import type { Engine } from "../query-context.js";

/**
 * The token buckets that nodes share. Unlogged, so that counting a request waits for no disk: after a crash
 * of PostgreSQL every bucket is full. A single node counts in memory.
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
