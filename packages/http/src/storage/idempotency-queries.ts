import { inTransaction, type Session } from "./session.js";
import type { ClaimOutcome, KeyClaim } from "./store.js";

/** The most expired rows that one purge deletes; the next one goes on. */
const PURGED_AT_ONCE = 1000;

/** Takes a key that is free or whose row has expired; otherwise tells what its row says. */
export function claimKey(session: Session, claim: KeyClaim): Promise<ClaimOutcome> {
  const { keyHmac, requestId, claimedAt, leaseEndsAt } = claim;
  const lease = {
    request_id: requestId,
    fingerprint: null,
    data: null,
    expires_at: leaseEndsAt.toISOString(),
  };
  return inTransaction(session, async ({ db }) => {
    const claimed = await db
      .insertInto("idempotent_requests")
      .values({ key_hmac: keyHmac, ...lease })
      .onConflict((conflict) =>
        conflict
          .column("key_hmac")
          .doUpdateSet(lease)
          .where("idempotent_requests.expires_at", "<=", claimedAt.toISOString()),
      )
      .returning("key_hmac")
      .executeTakeFirst();
    if (claimed !== undefined) return { kind: "claimed" };

    const row = await db
      .selectFrom("idempotent_requests")
      .select(["fingerprint", "data"])
      .where("key_hmac", "=", keyHmac)
      .executeTakeFirst();
    // Without a row its holder has given it up just now: the caller is told to try again, and will succeed.
    if (row === undefined || row.data === null) return { kind: "in-use" };
    return row.fingerprint === claim.fingerprint ? { kind: "answered", data: row.data } : { kind: "reused" };
  });
}

/** Deletes the lease, if the request still holds it; an answer stays. */
export function releaseKey(session: Session, keyHmac: string, requestId: string): Promise<void> {
  return inTransaction(session, async ({ db }) => {
    await db
      .deleteFrom("idempotent_requests")
      .where("key_hmac", "=", keyHmac)
      .where("request_id", "=", requestId)
      .where("data", "is", null)
      .execute();
  });
}

/** Deletes rows that have expired, found by their index. Nodes that purge at the same time share the work. */
export function purgeExpired(session: Session, now: Date): Promise<void> {
  return inTransaction(session, async ({ db, engine }) => {
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
