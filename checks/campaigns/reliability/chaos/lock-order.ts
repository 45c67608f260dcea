import type { PrivateDatabase } from "@chart/kit/stores/databases";
import type { Stores } from "@chart/store";
import fc from "fast-check";
import { openNode } from "../lib/open-node.js";
import type { Report } from "../lib/report.js";

/** Options of {@link lockOrder}. */
export interface LockOrderOptions {
  readonly seed: number;
  /** Number of claims and of charges. */
  readonly operations: number;
}

const NODES = 4;
/** Requests in progress on each node: they form batches, each of which locks many rows. */
const REQUESTS_PER_NODE = 40;
/** Fewer accounts and keys than requests in progress, so that most batches need the same rows. */
const ACCOUNTS = 24;
const KEYS = 120;
const CREDITS = 1_000_000;

/** Claims that have ended when they are made, so that every later claim takes the key over and locks its row. */
const CLAIMED_AT = new Date("2026-01-02T00:00:00Z");

/**
 * Claims Idempotency-Keys and charges accounts, on four nodes at the same time, in batches that need the same rows in
 * random orders. Transactions that lock rows in different orders deadlock; PostgreSQL then fails one of them.
 */
export async function lockOrder(
  database: PrivateDatabase,
  { seed, operations }: LockOrderOptions,
  report: Report,
): Promise<void> {
  report.part(`${operations.toLocaleString("en")} claims and charges of the same rows on ${NODES} nodes`);
  const nodes = await Promise.all(Array.from({ length: NODES }, () => openNode(database)));
  await openAccounts(nodes[0] as Stores);
  const choices = fc.sample(fc.record({ account: fc.nat(ACCOUNTS - 1), key: fc.nat(KEYS - 1) }), {
    seed,
    numRuns: Math.ceil(operations * 0.6),
  });
  const fates = new Map<string, number>();
  const note = (fate: string) => fates.set(fate, (fates.get(fate) ?? 0) + 1);
  let next = 0;

  const request = async (node: Stores) => {
    for (let n = next++; n < choices.length; n = next++) {
      const { account, key } = choices[n] as (typeof choices)[number];
      const requestId = `req_${n}`;
      const idempotency = { keyHmac: `key-${key}`, fingerprint: "print" };
      const charge = { accountId: `acct_${account}`, requestId, chargedAt: CLAIMED_AT };
      const answer = { ...idempotency, data: "{}", keptUntil: CLAIMED_AT };
      // Every third request only charges, so that charges need not wait for claims: five operations in three requests.
      const isKept = n % 3 !== 0;
      const { accountId } = charge;
      const claim = { ...idempotency, accountId, requestId, claimedAt: CLAIMED_AT, leaseEndsAt: CLAIMED_AT };
      if (isKept) {
        await node.claims.claimKey(claim).then(
          () => note("claimed"),
          (error) => note(`claim: ${error.message}`),
        );
      }
      await node.charges.charge(isKept ? { ...charge, answer } : charge).then(
        (outcome) => note(typeof outcome === "string" ? outcome : "charged"),
        (error) => note(`charge: ${error.message}`),
      );
    }
  };
  await Promise.all(nodes.flatMap((node) => Array.from({ length: REQUESTS_PER_NODE }, () => request(node))));

  const [row] = await database.sql(
    "select cast(deadlocks as int) as deadlocks from pg_stat_database where datname = current_database()",
  );
  const failed = [...fates].filter(([fate]) => !["claimed", "charged", "lease-lost"].includes(fate));
  for (const [fate, count] of fates) report.figure(fate, count);
  report.figure("deadlocks that PostgreSQL counted", Number(row?.["deadlocks"]));
  report.invariant(row?.["deadlocks"] === 0, `${row?.["deadlocks"]} deadlocks`);
  report.invariant(failed.length === 0, failed.map(([fate, count]) => `${count} x ${fate}`).join(", "));
  const { differences } = await (nodes[0] as Stores).accounts.checkLedger();
  report.invariant(differences.length === 0, `${differences.length} balances differ from their ledgers`);
  for (const node of nodes) await node.close();
}

async function openAccounts({ accounts }: Stores): Promise<void> {
  for (let n = 0; n < ACCOUNTS; n++) {
    const key = {
      id: `key_${n}`,
      hmac: `hmac-${n}`,
      name: "Default",
      prefix: "chart_live_",
      lastFour: "abcd",
    };
    const facts = { id: `acct_${n}`, email: `${n}@example.com`, plan: "scale", credits: CREDITS } as const;
    await accounts.create({ ...facts, createdAt: new Date("2026-01-01T00:00:00Z"), key }, "unaudited");
  }
}
