import { BATCH } from "@chart/kit/load/chart-call";
import type { PrivateDatabase } from "@chart/kit/stores/databases";
import { createRequestHasher } from "@chart/program";
import type { CampaignAccount } from "../lib/open-accounts.js";
import type { Report } from "../lib/report.js";
import type { CallRecord } from "./call-record.js";

/** The accounts of a campaign, by the kind of their callers. */
export interface CampaignAccounts {
  /** Accounts whose callers send no Idempotency-Key. */
  readonly plain: CampaignAccount[];
  /** Accounts whose callers always send one. */
  readonly repeating: readonly CampaignAccount[];
  /** Credits that each account was given, when it was opened and later. */
  readonly received: Map<string, number>;
  /** Peppers that the service has had, one after another. */
  readonly peppers: string[];
}

/** Charges whose answers no caller received, without those that were refunded. */
export interface Unseen {
  readonly charges: number;
}

/**
 * Compares the ledger with what the callers received. Call it while no call is in flight and the service is idle.
 */
export async function checkLedger(
  database: PrivateDatabase,
  { plain, repeating, received, peppers }: CampaignAccounts,
  record: CallRecord,
  report: Report,
): Promise<Unseen> {
  const charges = new Map<string, Set<string>>();
  const spent = new Map<string, number>();
  // A batch has an entry for each pot that paid; together they are its credits.
  const rows = await database.sql(
    `select account_id, request_id, cast(-sum(amount) as bigint) as credits, count(*) as entries,
       count(distinct pot) as pots
     from ledger where kind = 'charge' group by account_id, request_id`,
  );
  for (const { account_id, request_id, credits, entries, pots } of rows) {
    const [accountId, requestId] = [String(account_id), String(request_id)];
    report.invariant(entries === pots, `request ${requestId} was charged twice`);
    const isWhole = credits === (record.batches.has(requestId) ? BATCH.charts : 1);
    report.invariant(
      isWhole || (credits === BATCH.charts && !record.charts.has(requestId)),
      `request ${requestId} was charged ${credits} credits`,
    );
    spent.set(accountId, (spent.get(accountId) ?? 0) + Number(credits));
    charges.set(accountId, (charges.get(accountId) ?? new Set()).add(requestId));
  }
  const refunds = await database.sql(
    "select account_id, cast(sum(amount) as bigint) as credits from ledger where kind = 'refund' group by account_id",
  );
  for (const { account_id, credits } of refunds) {
    spent.set(String(account_id), (spent.get(String(account_id)) ?? 0) - Number(credits));
  }
  for (const requestId of await refundedRequests(database)) {
    const wasCharged = [...charges.values()].some((ofAccount) => ofAccount.delete(requestId));
    report.invariant(wasCharged, `request ${requestId} was refunded, but not charged`);
  }
  const chargesOf = (accounts: readonly CampaignAccount[]) =>
    new Set(accounts.flatMap(({ accountId }) => [...(charges.get(accountId) ?? [])]));

  await checkBalances(database, spent, received, report);

  const plainCharges = chargesOf(plain);
  for (const requestId of record.charts) {
    report.invariant(plainCharges.has(requestId), `the chart of ${requestId} is not in the ledger`);
  }

  const repeatingCharges = chargesOf(repeating);
  const paidBy = await payersByKey(database);
  const hashers = peppers.map((pepper) => createRequestHasher(pepper));
  for (const [key, chart] of record.keptCharts) {
    const request = { accountId: chart.accountId, key, endpoint: "", fields: "" };
    const payers = hashers.flatMap((hash) => paidBy.get(hash(request).keyHmac) ?? []);
    const [payer] = payers;
    report.invariant(payers.length < 2, `${key} has an answer under two peppers`);
    report.invariant(
      payer !== undefined && repeatingCharges.has(payer),
      `the chart under ${key} is not in the ledger`,
    );
    report.invariant(chart.paidBy === undefined || chart.paidBy === payer, `${key} was paid by two requests`);
  }
  report.invariant(
    repeatingCharges.size === paidBy.size,
    `${repeatingCharges.size} charges for ${paidBy.size} answered Idempotency-Keys`,
  );
  return { charges: plainCharges.size - record.charts.size };
}

/** Returns the ids of all requests that were refunded. */
async function refundedRequests({ sql }: PrivateDatabase): Promise<string[]> {
  // The second entry of a refund to two pots ends in _1.
  const rows = await sql("select substr(id, 8) as request_id from ledger where kind = 'refund'");
  return rows.map(({ request_id }) => String(request_id)).filter((requestId) => !requestId.endsWith("_1"));
}

/** Charges of requests that were answered with 503. */
export interface PaidRefusals {
  readonly charged: number;
  /** Number of these that have not been refunded. */
  readonly owed: number;
}

/** Counts the requests without an Idempotency-Key that were charged although their answer was 503. */
export async function countPaidRefusals(
  database: PrivateDatabase,
  { unavailable }: CallRecord,
): Promise<PaidRefusals> {
  const refunded = new Set(await refundedRequests(database));
  const rows = await database.sql("select request_id from ledger where kind = 'charge'");
  const charged = rows.map(({ request_id }) => String(request_id)).filter((id) => unavailable.has(id));
  return { charged: charged.length, owed: charged.filter((id) => !refunded.has(id)).length };
}

/** Checks that each balance equals the sum of its ledger, and also the credits given minus those spent. */
async function checkBalances(
  { sql }: PrivateDatabase,
  spent: ReadonlyMap<string, number>,
  received: ReadonlyMap<string, number>,
  report: Report,
): Promise<void> {
  const balances = await sql(
    `select id, allocation_credits + granted_credits as balance,
       (select cast(sum(amount) as bigint) from ledger where account_id = accounts.id) as ledger
     from accounts`,
  );
  for (const { id, balance, ledger } of balances) {
    const expected = (received.get(String(id)) ?? 0) - (spent.get(String(id)) ?? 0);
    report.invariant(
      balance === ledger && ledger === expected,
      `account ${id}: balance ${balance}, ledger ${ledger}, expected ${expected}`,
    );
  }
}

/** Returns the id of the request whose answer is kept, by the digest of its Idempotency-Key. */
async function payersByKey({ sql }: PrivateDatabase): Promise<Map<string, string>> {
  const rows = await sql("select key_hmac, request_id from idempotent_requests where data is not null");
  return new Map(rows.map(({ key_hmac, request_id }) => [String(key_hmac), String(request_id)]));
}
