import { AUDITED } from "@chart/kit/stores/audited";
import { createSqlite, onPostgres, type TestDatabase } from "@chart/kit/stores/test-stores";
import type { Charge } from "chart-http";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Stores } from "../../src/base/stores.js";

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
  credits: fc.constantFrom(undefined, undefined, 0, 1, 2, 5),
});
const batches = fc.array(fc.array(chargeFacts, { maxLength: 8 }), { maxLength: 4 });
/** ID of the request that holds each key's lease; undefined where no request does. */
const holders = fc.array(fc.option(fc.nat(12), { nil: undefined }), { minLength: 4, maxLength: 4 });

type Opening = { credits: number; granted: number };
type ChargeFacts = {
  account: string;
  request: number;
  key: number | undefined;
  isLate: boolean;
  credits: number | undefined;
};

/** One run of the property: its number is part of every name, because the runs share a database. */
interface Run {
  readonly number: number;
  readonly openings: readonly Opening[];
  readonly leases: readonly (number | undefined)[];
  readonly batches: readonly (readonly ChargeFacts[])[];
}

/** Returns the outcomes of the batches and the rows that they leave. */
async function outcomesOn(database: TestDatabase, store: Stores, run: Run): Promise<object> {
  await open(store, run);
  const outcomes: unknown[] = [];
  for (const batch of run.batches) {
    // Charges made in the same turn of the event loop form one batch.
    const settled = await Promise.allSettled(
      batch.map((facts) => store.charges.charge(chargeOf(facts, run.number))),
    );
    outcomes.push(settled.map((each) => (each.status === "fulfilled" ? each.value : "failed")));
  }
  const own = `%-${run.number}`;
  const rows = await Promise.all([
    database.sql(
      "select id, allocation_credits, granted_credits, renews_at from accounts where id like $1 order by id",
      own,
    ),
    database.sql(
      "select account_id, kind, pot, amount, request_id, endpoint, created_at from ledger where account_id like $1 order by account_id, created_at, kind, request_id, pot, amount",
      own,
    ),
    database.sql(
      "select key_hmac, request_id, data, expires_at from idempotent_requests where key_hmac like $1 order by key_hmac",
      own,
    ),
    database.sql(
      "select account_id, quarter_hour, calls, credits from charge_counts where account_id like $1 order by account_id, quarter_hour",
      own,
    ),
  ]);
  expect(rows[0]).toHaveLength(ACCOUNTS.length);
  expect((await store.accounts.checkLedger()).differences).toEqual([]);
  return { outcomes, rows };
}

async function open(store: Stores, { number, openings, leases }: Run): Promise<void> {
  for (const [index, { credits, granted }] of openings.entries()) {
    const name = `${ACCOUNTS[index]}-${number}`;
    const key = {
      id: `key_${name}`,
      hmac: `hmac-${name}`,
      name: "Default",
      prefix: "chart_live_",
      lastFour: "abcd",
    };
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
    const claim = {
      accountId: `acct-${number}`,
      keyHmac: `key-${key}-${number}`,
      fingerprint: "f",
      requestId: `req_${holder}-${number}`,
    };
    await store.claims.claimKey({ ...claim, claimedAt: CHARGED, leaseEndsAt: LEASE_ENDS });
  }
}

function chargeOf({ account, request, key, isLate, credits }: ChargeFacts, run: number): Charge {
  return {
    accountId: `acct_${account}-${run}`,
    requestId: `req_${request}-${run}`,
    endpoint: "/v2/charts",
    credits,
    chargedAt: isLate ? NEXT_PERIOD : CHARGED,
    answer:
      key === undefined
        ? undefined
        : { keyHmac: `key-${key}-${run}`, fingerprint: "f", data: `"${request}"`, keptUntil: KEPT_UNTIL },
  };
}

onPostgres("charges batched into one statement", (create) => {
  test("give the same outcomes, balances, ledger and stored responses as SQLite's transactions", async () => {
    const databases = [await createSqlite(), await create()] as const;
    const stores = [await databases[0].open(), await databases[1].open()] as const;
    let runs = 0;
    try {
      await fc.assert(
        fc.asyncProperty(openings, holders, batches, async (accounts, leases, given) => {
          const run: Run = { number: ++runs, openings: accounts, leases, batches: given };
          const expected = await outcomesOn(databases[0], stores[0], run);
          expect(await outcomesOn(databases[1], stores[1], run)).toEqual(expected);
        }),
        { numRuns: 40 },
      );
    } finally {
      for (const [index, database] of databases.entries()) {
        await stores[index]?.close();
        await database.drop();
      }
    }
  });
});
