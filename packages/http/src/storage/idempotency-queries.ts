import { sql } from "kysely";
import { jsonQuery, jsonRows } from "./json-query.js";
import { changing, inTransaction, type Session } from "./session.js";
import type { ClaimOutcome, KeyClaim } from "./store.js";

/** The most expired rows that one purge deletes; the next one goes on. */
const PURGED_AT_ONCE = 1000;

/** What the row of a key says that was not free. */
interface HeldKey {
  readonly keyHmac: string;
  readonly fingerprint: string | null;
  readonly data: string | null;
}

/**
 * Takes the keys that are free or whose rows have expired; of the others it tells what their rows say. Of several claims
 * of one key, the first counts.
 */
export async function claimTogether(session: Session, claims: readonly KeyClaim[]): Promise<ClaimOutcome[]> {
  const firsts = new Map<string, KeyClaim>();
  for (const claim of claims) if (!firsts.has(claim.keyHmac)) firsts.set(claim.keyHmac, claim);
  const rows = [...firsts.values()].map(({ keyHmac, requestId, claimedAt, leaseEndsAt }) => [
    ...[keyHmac, requestId, claimedAt.toISOString(), leaseEndsAt.toISOString()],
  ]);
  return changing(session, async (changes) => {
    const claimed = new Set((await takeFree(changes, rows)).map(({ keyHmac }) => keyHmac));
    const others = rows.filter(([keyHmac]) => !claimed.has(keyHmac as string));
    const held = others.length > 0 ? await readHeld(changes, others) : [];
    const heldKeys = new Map(held.map((key) => [key.keyHmac, key]));
    return claims.map((claim) => {
      const { keyHmac } = claim;
      if (claimed.has(keyHmac)) return { kind: firsts.get(keyHmac) === claim ? "claimed" : "in-use" };
      return describeHeld(claim, heldKeys.get(keyHmac));
    });
  });
}

function describeHeld({ fingerprint }: KeyClaim, held: HeldKey | undefined): ClaimOutcome {
  // Without a row its holder has given it up just now: the caller is told to try again, and will succeed.
  if (held === undefined || held.data === null) return { kind: "in-use" };
  return held.fingerprint === fingerprint ? { kind: "answered", data: held.data } : { kind: "reused" };
}

const CLAIM = { key_hmac: "text", request_id: "text", claimed_at: "text", lease_ends_at: "text" } as const;

/** Nodes lock the same rows in the same order. */
const takeFree = jsonQuery<Pick<HeldKey, "keyHmac">>(
  (session, claims) => sql`
    with asked as (select * from ${jsonRows(session, claims, CLAIM)} as given)
    insert into idempotent_requests (key_hmac, request_id, expires_at)
    select key_hmac, request_id, lease_ends_at from asked where true order by key_hmac
    on conflict (key_hmac) do update
    set request_id = excluded.request_id, fingerprint = null, data = null, expires_at = excluded.expires_at
    where idempotent_requests.expires_at <= (
      select claimed_at from asked where asked.key_hmac = excluded.key_hmac
    )
    returning key_hmac as "keyHmac"`,
);

const readHeld = jsonQuery<HeldKey>(
  (session, claims) => sql`
    select key_hmac as "keyHmac", fingerprint, data from idempotent_requests
    where key_hmac in (select key_hmac from ${jsonRows(session, claims, CLAIM)} as asked)`,
);

/** Deletes the lease, if the request still holds it; an answer stays. */
export function releaseKey(session: Session, keyHmac: string, requestId: string): Promise<void> {
  return changing(session, async ({ db }) => {
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
