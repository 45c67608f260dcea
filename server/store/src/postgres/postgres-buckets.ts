import { bucketParameters, type RateLimit, type TokenResult, tokenResult } from "chart-http/base";
import { sql } from "kysely";
import type { QueryContext } from "../base/query-context.js";
import { rowsQuery, textsQuery } from "../queries/base/batch-query.js";

/** A request for tokens. All requests for a bucket have the same limit. */
export interface TokenRequest {
  readonly bucket: string;
  readonly limit: RateLimit;
  readonly size: number;
}

interface BucketRow {
  readonly bucket: string;
  /** Instant of the statement, by the database's clock. */
  readonly nowMs: number;
  /** Instant at which the bucket would have been full again without these requests. */
  readonly beforeMs: number;
  readonly admitted: number;
}

/**
 * Takes tokens from the buckets that all nodes share, in one statement for all requests. A request that is not admitted
 * writes nothing. See {@link bucketParameters} for the one number that is stored for each bucket. The database's clock
 * counts, because the clocks of the nodes differ. Tokens are always given back, also to a full bucket.
 */
export async function takeSharedTokens(
  context: QueryContext,
  requests: readonly TokenRequest[],
): Promise<TokenResult[]> {
  const byBucket = new Map<string, TokenRequest[]>();
  // A statement takes the same number of tokens for each request of a bucket; other requests wait for the next one.
  const later: { readonly request: TokenRequest; readonly index: number }[] = [];
  const now = requests.filter((request, index) => {
    const others = byBucket.get(request.bucket);
    if (others === undefined) byBucket.set(request.bucket, [request]);
    else if (others[0]?.size === request.size) others.push(request);
    else {
      later.push({ request, index });
      return false;
    }
    return true;
  });
  if (later.length > 0) {
    const results = await takeSharedTokens(context, now);
    const others = await takeSharedTokens(
      context,
      later.map(({ request }) => request),
    );
    for (const [turn, { index }] of later.entries()) results.splice(index, 0, others[turn] as TokenResult);
    return results;
  }
  const taken = new Map(
    (await takeFrom(context, [...byBucket.values()])).map((bucket) => [bucket.bucket, bucket]),
  );
  const turns = new Map<string, number>();
  return requests.map(({ bucket, limit, size }) => {
    const turn = turns.get(bucket) ?? 0;
    turns.set(bucket, turn + 1);
    const { nowMs, beforeMs, admitted } = taken.get(bucket) as BucketRow;
    const fullMs = beforeMs + Math.min(turn + 1, admitted) * bucketParameters(limit, nowMs, size).intervalMs;
    return tokenResult(limit, turn < admitted, fullMs, nowMs, size);
  });
}

/** Takes tokens from existing buckets, then creates the missing ones and takes tokens from those. */
async function takeFrom(context: QueryContext, groups: readonly TokenRequest[][]): Promise<BucketRow[]> {
  const taken = await takeTokens(
    context,
    groups.map((group) => {
      const { bucket, limit, size } = group.at(-1) as TokenRequest;
      // Relative to the instant of the statement, which only the database knows.
      const { intervalMs, latestFullMs, emptyMs } = bucketParameters(limit, 0, size);
      return [bucket, group.length, intervalMs, latestFullMs, emptyMs];
    }),
  );
  const known = new Set(taken.map(({ bucket }) => bucket));
  const missing = groups.filter(([first]) => first !== undefined && !known.has(first.bucket));
  if (missing.length === 0) return taken;
  await makeFullBuckets(
    context,
    missing.flatMap(([first]) => first?.bucket ?? []),
  );
  return [...taken, ...(await takeFrom(context, missing))];
}

const takeTokens = rowsQuery<BucketRow>(
  { bucket: "text", wanted: "bigint", interval_ms: "float8", latest_ms: "float8", empty_ms: "float8" },
  (_context, groups) => sql`
    with asked as (select * from ${groups} as given),
    clock as (select cast(extract(epoch from statement_timestamp()) * 1000 as float8) as now_ms),
    held as (
      select bucket, full_ms from rate_buckets where bucket in (select bucket from asked)
      order by bucket for update
    ),
    found as (
      select bucket, interval_ms, wanted, latest_ms, now_ms, full_ms > now_ms + empty_ms as is_ahead,
        least(greatest(full_ms, now_ms), now_ms + empty_ms) as before_ms
      from held join asked using (bucket) cross join clock
    ),
    taken as (
      select bucket, interval_ms, now_ms, is_ahead, before_ms,
        case when interval_ms < 0 then wanted
          else greatest(0, least(wanted, floor((now_ms + latest_ms - before_ms) / interval_ms) + 1))
        end as admitted
      from found
    ),
    written as (
      update rate_buckets set full_ms = before_ms + admitted * interval_ms
      from taken where rate_buckets.bucket = taken.bucket and (admitted > 0 or is_ahead)
    )
    select bucket, now_ms as "nowMs", before_ms as "beforeMs", admitted from taken`,
);

/** Creates full buckets. A bucket that another node has created in the meantime stays as it is. */
const makeFullBuckets = textsQuery(
  (_context, buckets) => sql`
    insert into rate_buckets (bucket, full_ms)
    select made.bucket, 0 from ${buckets} as made (bucket) order by made.bucket
    on conflict (bucket) do nothing`,
);
