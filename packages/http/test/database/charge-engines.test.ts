import fc from "fast-check";
import { expect, test } from "vitest";
import type { Charge } from "../../src/charts/charge-store.js";
import type { Stores } from "../../src/database/stores.js";
import { AUDITED } from "../support/audited.js";
import { createSqlite, onPostgres, type TestDatabase } from "../support/databases.js";

const CREATED = new Date("2026-01-31T12:00:00Z");
const CHARGED = new Date("2026-02-10T00:00:00Z");
/** Start of the second period: the first charge of an account after this renews its credits. */
const NEXT_PERIOD = new Date("2026-03-10T00:00:00Z");
const LEASE_ENDS = new Date("2026-02-10T00:00:30Z");
const KEPT_UNTIL = new Date("2026-02-11T00:00:00Z");

const ACCOUNTS = ["a", "b", "c"] as const;

const opening = fc.record({ credits: fc.nat(4), granted: fc.nat(3) });
const openings = fc.tuple(opening, opening, opening);
/** A charge of a known or unknown account. There are few request IDs and keys, so that some repeat. */
const chargeFacts = fc.record({
  account: fc.constantFrom(...ACCOUNTS, "unknown"),
  request: fc.nat(12),
  key: fc.option(fc.nat(3), { nil: undefined }),
  isLate: fc.boolean(),
});
const batches = fc.array(fc.array(chargeFacts, { maxLength: 8 }), { maxLength: 4 });
/** ID of the request that holds each key's lease; undefined where no request does. */
const holders = fc.array(fc.option(fc.nat(12), { nil: undefined }), { minLength: 4, maxLength: 4 });

type Opening = { credits: number; granted: number };
type ChargeFacts = { account: string; request: number; key: number | undefined; isLate: boolean };

/** Returns the outcomes of the batches and the rows that they leave. */
async function run(
  database: TestDatabase,
  accounts: readonly Opening[],
  leases: readonly (number | undefined)[],
  given: readonly (readonly ChargeFacts[])[],
): Promise<object> {
  const store = await database.open();
  try {
    await open(store, accounts, leases);
    const outcomes: unknown[] = [];
    for (const batch of given) {
      // Charges made in the same turn of the event loop form one batch.
      const settled = await Promise.allSettled(batch.map((facts) => store.charges.charge(chargeOf(facts))));
      outcomes.push(settled.map((each) => (each.status === "fulfilled" ? each.value : "failed")));
    }
    const rows = await Promise.all([
      database.sql("select id, allocation_credits, granted_credits, renews_at from accounts order by id"),
      database.sql(
        "select account_id, kind, pot, amount, request_id, endpoint, created_at from ledger order by account_id, created_at, kind, request_id, pot, amount",
      ),
      database.sql(
        "select key_hmac, request_id, data, expires_at from idempotent_requests order by key_hmac",
      ),
      database.sql(
        "select account_id, quarter_hour, calls from charge_counts order by account_id, quarter_hour",
      ),
    ]);
    expect((await store.accounts.checkLedger()).differences).toEqual([]);
    return { outcomes, rows };
  } finally {
    await store.close();
    await database.drop();
  }
}

async function open(
  store: Stores,
  accounts: readonly Opening[],
  leases: readonly (number | undefined)[],
): Promise<void> {
  for (const [index, { credits, granted }] of accounts.entries()) {
    const name = ACCOUNTS[index] ?? "";
    const key = { id: `key_${name}`, hmac: `hmac-${name}`, prefix: "chart_live_", lastFour: "abcd" };
    const facts = { id: `acct_${name}`, email: `${name}@example.com`, plan: "developer", credits } as const;
    await store.accounts.create({ ...facts, createdAt: CREATED, key }, "unaudited");
    if (granted > 0) {
      await store.accounts.grantCredits(
        `acct_${name}`,
        { amount: granted, reason: "test", grantedAt: CREATED },
        AUDITED,
      );
    }
  }
  for (const [key, holder] of leases.entries()) {
    if (holder === undefined) continue;
    const claim = { keyHmac: `key-${key}`, fingerprint: "f", requestId: `req_${holder}` };
    await store.claims.claimKey({ ...claim, claimedAt: CHARGED, leaseEndsAt: LEASE_ENDS });
  }
}

function chargeOf({ account, request, key, isLate }: ChargeFacts): Charge {
  return {
    accountId: `acct_${account}`,
    requestId: `req_${request}`,
    endpoint: "/v2/charts",
    chargedAt: isLate ? NEXT_PERIOD : CHARGED,
    answer:
      key === undefined
        ? undefined
        : { keyHmac: `key-${key}`, fingerprint: "f", data: `"${request}"`, keptUntil: KEPT_UNTIL },
  };
}

onPostgres("charges batched into one statement", (create) => {
  test("give the same outcomes, balances, ledger and stored responses as SQLite's transactions", async () => {
    await fc.assert(
      fc.asyncProperty(openings, holders, batches, async (accounts, leases, given) => {
        const expected = await run(await createSqlite(), accounts, leases, given);
        expect(await run(await create(), accounts, leases, given)).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });
});
