import { CLOCK_TOLERANCE_MS } from "@chart/base";
import type { ClaimOutcome, ClaimStore, HashedRequest, KeyClaim } from "chart-http";
import { ANSWER_TTL_MS } from "chart-http/base";
import { sql } from "kysely";
import { BatchQueue } from "../base/batch-queue.js";
import { inTransaction, type QueryContext, withSingleWrite } from "../base/query-context.js";
import { rowsQuery, textsQuery } from "./base/batch-query.js";
import { lockedOnce } from "./base/locked-once.js";

/** Maximum rows that one purge deletes; the next purge continues. */
const PURGE_LIMIT = 1000;

/**
 * Creates the store of leases and kept answers on a SQL database.
 *
 * @param awaitStandby Resolves once a kept answer that was read cannot be lost with the primary. Its charge could be lost with it.
 */
export function claimStore(context: QueryContext, awaitStandby?: () => Promise<void>): ClaimStore {
  const claims = new BatchQueue<KeyClaim, ClaimOutcome>((batch) => claimBatch(context, batch));
  const confirmations = new BatchQueue<undefined, undefined>(async (batch) => {
    await awaitStandby?.();
    return batch;
  });
  const claim = async (asked: KeyClaim): Promise<ClaimOutcome> => {
    const outcome = await claims.add(asked);
    if (outcome.kind !== "claimed" || asked.previous === undefined) return outcome;
    return (await heldUnderPrevious(context, asked, asked.previous)) ?? outcome;
  };
  return {
    async claimKey(asked) {
      const outcome = await claim(asked);
      if (outcome.kind === "answered" && awaitStandby !== undefined) await confirmations.add(undefined);
      return outcome;
    },
    releaseKey: (keyHmac, requestId) => releaseKey(context, keyHmac, requestId),
    purgeExpired: (now) => purgeExpired(context, now),
    limitRetention: (now) => limitRetention(context, now),
  };
}

interface KeyRow {
  readonly keyHmac: string;
  readonly fingerprint: string | null;
  readonly data: string | null;
  readonly expiresAt: string;
}

/**
 * Claims keys that are free or have expired. For any other key, returns the state of its row. If a batch has several
 * claims of one key, the first one wins.
 *
 * Two statements: the first reads the rows without locks, so that a key in use delays nobody. The second takes the free
 * keys, all or none. See docs/decisions/0004-one-store-two-engines.md.
 */
function claimBatch(context: QueryContext, claims: readonly KeyClaim[]): Promise<ClaimOutcome[]> {
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
      if (row !== undefined && isHeld(claim, row)) return describeHeld(claim, row);
      const winner = free.get(claim.keyHmac);
      if (winner !== undefined) return describeLeased(claim, winner);
      free.set(claim.keyHmac, claim);
      return undefined;
    });
    const taken = new Set(free.size > 0 ? await takeFree(changes, [...free.values()]) : []);
    // A key that is not among the taken ones was claimed by another request between the two statements.
    return outcomes.map((outcome, index) => {
      const claim = claims[index]!;
      return (
        outcome ??
        (taken.has(claim.keyHmac) ? { kind: "claimed" } : { kind: "in-use", leaseEndsAt: claim.leaseEndsAt })
      );
    });
  });
}

/** Returns true if a row still counts. A lease that is longer than any can be was begun by a clock that was ahead. */
function isHeld(claim: KeyClaim, { expiresAt, data }: KeyRow): boolean {
  if (data === null && expiresAt > longestLease(claim)) return false;
  return expiresAt > claim.claimedAt.toISOString();
}

/** Returns the latest end that the lease of another node can have at the time of a claim. */
function longestLease({ leaseEndsAt }: KeyClaim): string {
  return new Date(leaseEndsAt.getTime() + CLOCK_TOLERANCE_MS).toISOString();
}

/**
 * Looks for a lease or an answer under the previous pepper, after the key was claimed under the current one. If there
 * is any, releases the claim and returns the state of the other row. Two nodes that replace one pepper by the other in
 * opposite directions each claim first and look afterwards, so at least one of them finds the other.
 */
async function heldUnderPrevious(
  context: QueryContext,
  claim: KeyClaim,
  previous: HashedRequest,
): Promise<ClaimOutcome | undefined> {
  const [row] = await readRows(context, [previous.keyHmac]);
  if (row === undefined || !isHeld(claim, row)) return undefined;
  await releaseKey(context, claim.keyHmac, claim.requestId);
  return describeHeld(previous, row);
}

function describeHeld(request: HashedRequest, held: KeyRow): ClaimOutcome {
  if (held.fingerprint !== request.fingerprint) return { kind: "reused" };
  return held.data === null
    ? { kind: "in-use", leaseEndsAt: new Date(held.expiresAt) }
    : { kind: "answered", data: held.data };
}

/** Describes a key that an earlier claim of the same batch takes. */
function describeLeased(claim: KeyClaim, { fingerprint, leaseEndsAt }: KeyClaim): ClaimOutcome {
  return claim.fingerprint === fingerprint ? { kind: "in-use", leaseEndsAt } : { kind: "reused" };
}

const readRows = textsQuery<KeyRow>(
  (_context, keys) => sql`
    select key_hmac as "keyHmac", fingerprint, data, expires_at as "expiresAt" from idempotent_requests
    where key_hmac in ${keys}`,
);

async function takeFree(context: QueryContext, claims: readonly KeyClaim[]): Promise<string[]> {
  const rows = await insertLeases(
    context,
    claims.map((claim) => [
      claim.keyHmac,
      claim.accountId,
      claim.requestId,
      claim.fingerprint,
      claim.claimedAt.toISOString(),
      claim.leaseEndsAt.toISOString(),
      longestLease(claim),
    ]),
  );
  return rows.map(({ keyHmac }) => keyHmac);
}

const insertLeases = rowsQuery<Pick<KeyRow, "keyHmac">>(
  {
    key_hmac: "text",
    account_id: "text",
    request_id: "text",
    fingerprint: "text",
    claimed_at: "text",
    lease_ends_at: "text",
    longest_lease: "text",
  },
  // Sorted by key: nodes that lock the same rows in different orders could deadlock.
  (_context, claims) => sql`
    with asked as (select * from ${claims} as claims)
    insert into idempotent_requests (key_hmac, account_id, request_id, fingerprint, expires_at)
    select key_hmac, account_id, request_id, fingerprint, lease_ends_at from asked where true order by key_hmac
    on conflict (key_hmac) do update
    set account_id = excluded.account_id, request_id = excluded.request_id,
      fingerprint = excluded.fingerprint, data = null, expires_at = excluded.expires_at
    where idempotent_requests.expires_at <= (select min(claimed_at) from asked)
      or idempotent_requests.data is null
        and idempotent_requests.expires_at > (select max(longest_lease) from asked)
    returning key_hmac as "keyHmac"`,
);

/** Deletes the lease if the request still holds it. An answer stays. */
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

/** Shortens the expiry of answers that a clock ahead has kept too long; returns their number. */
function limitRetention(context: QueryContext, now: Date): Promise<number> {
  const latestMs = now.getTime() + ANSWER_TTL_MS;
  return withSingleWrite(context, async ({ db }) => {
    const { numUpdatedRows } = await db
      .updateTable("idempotent_requests")
      .set({ expires_at: new Date(latestMs).toISOString() })
      .where("expires_at", ">", new Date(latestMs + CLOCK_TOLERANCE_MS).toISOString())
      .executeTakeFirst();
    return Number(numUpdatedRows);
  });
}

/** Deletes expired rows; returns their number. Nodes that purge at the same time skip each other's rows instead of waiting. */
function purgeExpired(context: QueryContext, now: Date): Promise<number> {
  return inTransaction(context, async ({ db, engine }) => {
    const { numDeletedRows } = await db
      .deleteFrom("idempotent_requests")
      .where("key_hmac", "in", (eb) => {
        const expired = eb
          .selectFrom("idempotent_requests")
          .select("key_hmac")
          .where("expires_at", "<=", now.toISOString())
          .orderBy("expires_at")
          .limit(PURGE_LIMIT);
        return lockedOnce(engine, expired, "idempotent_requests");
      })
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}
