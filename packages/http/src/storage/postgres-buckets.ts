import { type Kysely, sql } from "kysely";
import { bucketTerms, describeTaken, type RateLimit, type Taken } from "../rate-limit/token-bucket.js";
import type { Tables } from "./tables.js";

/** Takes one request from a bucket that all nodes share, in one statement. A request that is refused writes nothing. */
export async function takeSharedToken(
  db: Kysely<Tables>,
  bucket: string,
  limit: RateLimit,
  now: Date,
): Promise<Taken> {
  const nowMs = now.getTime();
  const { intervalMs, latestFullMs } = bucketTerms(limit, nowMs);
  const { rows } = await sql<{ fullMs: number; admitted: boolean }>`
    with taken as (
      insert into rate_buckets as held (bucket, full_ms)
      values (${bucket}, ${nowMs}::float8 + ${intervalMs}::float8)
      on conflict (bucket) do update
        set full_ms = greatest(held.full_ms, ${nowMs}::float8) + ${intervalMs}::float8
        where held.full_ms <= ${latestFullMs}::float8
      returning full_ms
    )
    select full_ms as "fullMs", true as admitted from taken
    union all
    select full_ms, false from rate_buckets where bucket = ${bucket} and not exists (select from taken)`.execute(
    db,
  );
  // A refused request whose bucket was made at this very moment sees no row: the bucket is as full as can be.
  const { fullMs, admitted } = rows[0] ?? { fullMs: latestFullMs + intervalMs, admitted: false };
  return describeTaken(limit, admitted, fullMs, nowMs);
}
