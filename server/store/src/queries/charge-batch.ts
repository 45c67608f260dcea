import { type Balance, type SpentCredits, spendCredits } from "@chart/accounts";
import type { Charge, ChargeOutcome } from "chart-http";
import { randomId } from "chart-http/base";
import { sql } from "kysely";
import { BatchQueue } from "../base/batch-queue.js";
import type { LedgerStore } from "../base/ledger-store.js";
import { forUpdate, inTransaction, type QueryContext } from "../base/query-context.js";
import { rowsQuery, textsQuery } from "./base/batch-query.js";
import { addChargeCounts } from "./base/charge-counts.js";
import { lockAccounts } from "./base/renewal.js";
import { findCharges, insertRefund } from "./refund-queries.js";

/** Creates the store of charges on a SQL database. Concurrent charges form a batch. */
export function chargeStore(
  context: QueryContext,
  chargeBatch: (charges: readonly Charge[]) => Promise<readonly ChargeOutcome[]>,
): LedgerStore {
  const charges = new BatchQueue(chargeBatch);
  return {
    charge: (charge) => charges.add(charge),
    findCharges: (requests, now) => findCharges(context, requests, now),
    refund: (...refund) => insertRefund(context, ...refund),
  };
}

/**
 * Charges a batch in one transaction, in the order of arrival, and returns the outcome of each charge. This is the
 * plain form, which SQLite always uses; PostgreSQL has a faster one in postgres/postgres-charge.ts.
 */
export function chargeInTransaction(
  context: QueryContext,
  charges: readonly Charge[],
): Promise<ChargeOutcome[]> {
  return inTransaction(context, async (transaction) => {
    const balances = await lockBalances(transaction, charges);
    const leases = await lockLeases(transaction, charges);
    const paid: PaidCharge[] = [];

    const outcomes = charges.map((charge): ChargeOutcome => {
      const { accountId, requestId, credits = 1, answer } = charge;
      if (answer !== undefined && leases.get(answer.keyHmac) !== requestId) return "lease-lost";
      const balance = balances.get(accountId);
      const spent = balance && spendCredits(balance, credits);
      if (spent === undefined) {
        return balance === undefined || credits === 1
          ? "exhausted"
          : { creditsLeft: balance.allocation + balance.granted };
      }
      balances.set(accountId, spent.balance);
      paid.push({ charge, parts: spent.parts });
      return spent.balance.allocation + spent.balance.granted;
    });

    if (paid.length > 0) await writePaid(transaction, paid, balances);
    return outcomes;
  });
}

/** A charge that took its credits, with the pots that they came from. */
interface PaidCharge extends Pick<SpentCredits, "parts"> {
  readonly charge: Charge;
}

type Balances = Map<string, Balance>;

async function lockBalances(context: QueryContext, charges: readonly Charge[]): Promise<Balances> {
  const ids = [...new Set(charges.map(({ accountId }) => accountId))];
  const latest = new Date(Math.max(...charges.map(({ chargedAt }) => chargedAt.getTime())));
  const accounts = await lockAccounts(context, ids, latest);
  // A request that was running when its account was deleted finds no balance, even if it costs nothing.
  const live = accounts.filter(({ status }) => status !== "deleted");
  return new Map(
    live.map((account) => [
      account.id,
      { allocation: account.allocation_credits, granted: account.granted_credits },
    ]),
  );
}

const lockedLeases = textsQuery((context, keys) =>
  forUpdate(
    context,
    context.db
      .selectFrom("idempotent_requests")
      .select(["key_hmac", "request_id"])
      .where("key_hmac", "in", keys)
      .where("data", "is", null)
      .orderBy("key_hmac"),
  ),
);

/** Locks the leases of the charges; returns the request that holds each Idempotency-Key. */
async function lockLeases(context: QueryContext, charges: readonly Charge[]): Promise<Map<string, string>> {
  const keys = charges.flatMap(({ answer }) => answer?.keyHmac ?? []);
  if (keys.length === 0) return new Map();
  const rows = await lockedLeases(context, keys);
  return new Map(rows.map(({ key_hmac, request_id }) => [key_hmac, request_id]));
}

/** Writes ledger entries, counts, new balances and kept answers, each with one statement for all charges. */
async function writePaid(
  context: QueryContext,
  paid: readonly PaidCharge[],
  balances: Balances,
): Promise<void> {
  const charged = paid.filter(({ parts }) => parts.length > 0);
  if (charged.length > 0) {
    const entries = charged.flatMap(({ charge, parts }) =>
      parts.map(({ pot, credits }) => [
        randomId("entry"),
        charge.accountId,
        pot,
        -credits,
        charge.requestId,
        charge.endpoint ?? null,
        charge.chargedAt.toISOString(),
      ]),
    );
    await insertEntries(context, entries);
    await addChargeCounts(
      context,
      charged.map(({ charge: { accountId, chargedAt, credits = 1 } }) => [
        accountId,
        chargedAt.toISOString(),
        credits,
      ]),
    );

    const accountIds = new Set(charged.map(({ charge }) => charge.accountId));
    const changed = [...balances].filter(([accountId]) => accountIds.has(accountId));
    await updateBalances(
      context,
      changed.map(([accountId, { allocation, granted }]) => [accountId, allocation, granted]),
    );
  }

  const answers = paid.flatMap(({ charge }) => charge.answer ?? []);
  if (answers.length === 0) return;
  await updateAnswers(
    context,
    answers.map((answer) => [
      answer.keyHmac,
      answer.fingerprint,
      answer.data,
      answer.keptUntil.toISOString(),
    ]),
  );
}

const insertEntries = rowsQuery(
  {
    id: "text",
    account_id: "text",
    pot: "text",
    amount: "bigint",
    request_id: "text",
    endpoint: "text",
    created_at: "text",
  },
  (_context, entries) => sql`
    insert into ledger (id, account_id, kind, pot, amount, request_id, endpoint, created_at)
    select id, account_id, 'charge', pot, amount, request_id, endpoint, created_at from ${entries} as entries`,
);

const updateBalances = rowsQuery(
  { id: "text", allocation_credits: "bigint", granted_credits: "bigint" },
  (_context, balances) => sql`
    update accounts
    set allocation_credits = spent.allocation_credits, granted_credits = spent.granted_credits
    from ${balances} as spent where accounts.id = spent.id`,
);

const updateAnswers = rowsQuery(
  { key_hmac: "text", fingerprint: "text", data: "text", expires_at: "text" },
  (_context, answers) => sql`
    update idempotent_requests
    set fingerprint = answered.fingerprint, data = answered.data, expires_at = answered.expires_at
    from ${answers} as answered where idempotent_requests.key_hmac = answered.key_hmac`,
);
