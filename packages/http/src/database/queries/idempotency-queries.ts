import { sql } from "kysely";
import type { ClaimOutcome, ClaimStore, KeyClaim } from "../../idempotency/claim-store.js";
import { BatchQueue } from "../batch-queue.js";
import { inTransaction, type QueryContext, withSingleWrite } from "../query-context.js";
import { jsonQuery, jsonRows, jsonTexts } from "./json-query.js";

/** The most expired rows that one purge deletes; the next one goes on. */
const PURGED_AT_ONCE = 1000;

/** Leases and kept answers in a SQL database. */
export function claimStore(context: QueryContext): ClaimStore {
  const claims = new BatchQueue<KeyClaim, ClaimOutcome>((batch) => claimTogether(context, batch));
  return {
    claimKey: (claim) => claims.add(claim),
    releaseKey: (keyHmac, requestId) => releaseKey(context, keyHmac, requestId),
    purgeExpired: (now) => purgeExpired(context, now),
  };
}

/** The row of a key. */
interface KeyRow {
  readonly keyHmac: string;
  readonly fingerprint: string | null;
  readonly data: string | null;
  readonly expiresAt: string;
}

/**
 * Takes the keys that are free or whose rows have expired; of the others it tells what their rows say. Of several claims
 * of one key, the first counts.
 *
 * The rows are read first, without locks: so a key that another request holds makes nobody wait, and as the keys are
 * taken by the last statement, all are or none.
 */
function claimTogether(context: QueryContext, claims: readonly KeyClaim[]): Promise<ClaimOutcome[]> {
  return withSingleWrite(context, async (changes) => {
    const held = new Map(
      (await readRows(changes, [...new Set(claims.map(({ keyHmac }) => keyHmac))])).map((row) => [
        row.keyHmac,
        row,
      ]),
    );
    const free = new Map<string, KeyClaim>();
    const outcomes = claims.map((claim): ClaimOutcome | undefined => {
      const row = held.get(claim.keyHmac);
      if (row !== undefined && row.expiresAt > claim.claimedAt.toISOString()) return describeHeld(claim, row);
      if (free.has(claim.keyHmac)) return { kind: "in-use" };
      free.set(claim.keyHmac, claim);
      return undefined;
    });
    const taken = new Set(free.size > 0 ? await takeFree(changes, [...free.values()]) : []);
    // Who comes too late after all finds the lease of another request.
    return outcomes.map(
      (told, n) => told ?? { kind: taken.has(claims[n]?.keyHmac ?? "") ? "claimed" : "in-use" },
    );
  });
}

function describeHeld({ fingerprint }: KeyClaim, held: KeyRow): ClaimOutcome {
  if (held.data === null) return { kind: "in-use" };
  return held.fingerprint === fingerprint ? { kind: "answered", data: held.data } : { kind: "reused" };
}

const readRows = jsonQuery<KeyRow>(
  (context, keys) => sql`
    select key_hmac as "keyHmac", fingerprint, data, expires_at as "expiresAt" from idempotent_requests
    where key_hmac in ${jsonTexts(context, keys)}`,
);

/** The keys that were free. */
async function takeFree(context: QueryContext, claims: readonly KeyClaim[]): Promise<string[]> {
  const rows = await insertLeases(
    context,
    claims.map(({ keyHmac, requestId, claimedAt, leaseEndsAt }) => [
      keyHmac,
      requestId,
      claimedAt.toISOString(),
      leaseEndsAt.toISOString(),
    ]),
  );
  return rows.map(({ keyHmac }) => keyHmac);
}

const insertLeases = jsonQuery<Pick<KeyRow, "keyHmac">>((context, claims) => {
  const columns = {
    key_hmac: "text",
    request_id: "text",
    claimed_at: "text",
    lease_ends_at: "text",
  } as const;
  // In the order of their keys, as nodes that lock the same rows in another one could wait for each other.
  return sql`
    with asked as (select * from ${jsonRows(context, claims, columns)} as given)
    insert into idempotent_requests (key_hmac, request_id, expires_at)
    select key_hmac, request_id, lease_ends_at from asked where true order by key_hmac
    on conflict (key_hmac) do update
    set request_id = excluded.request_id, fingerprint = null, data = null, expires_at = excluded.expires_at
    where idempotent_requests.expires_at <= (select min(claimed_at) from asked)
    returning key_hmac as "keyHmac"`;
});

/** Deletes the lease, if the request still holds it; an answer stays. */
function releaseKey(context: QueryContext, keyHmac: string, requestId: string): Promise<void> {
  return withSingleWrite(context, async ({ db }) => {
    await db
      .deleteFrom("idempotent_requests")
      .where("key_hmac", "=", keyHmac)
      .where("request_id", "=", requestId)
      .where("data", "is", null)
      .execute();
  });
}

/** Deletes rows that have expired, found by their index. Nodes that purge at the same time share the work. */
function purgeExpired(context: QueryContext, now: Date): Promise<void> {
  return inTransaction(context, async ({ db, engine }) => {
    await db
      .deleteFrom("idempotent_requests")
      .where("key_hmac", "in", (eb) => {
        const expired = eb
          .selectFrom("idempotent_requests")
          .select("key_hmac")
          .where("expires_at", "<=", now.toISOString())
          .orderBy("expires_at")
          .limit(PURGED_AT_ONCE);
        return engine === "postgres" ? expired.forUpdate().skipLocked() : expired;
      })
      .execute();
  });
}
