import { sql } from "kysely";
import { CREDIT_POTS } from "../../accounts/account.js";
import type { Charge, ChargeOutcome, ChargeStore } from "../../charts/charge-store.js";
import { randomId } from "../../lib/random-id.js";
import { BatchQueue } from "../batch-queue.js";
import { inTransaction, locking, type Session } from "../database.js";
import { jsonQuery, jsonRows, jsonTexts } from "./json-query.js";
import { type AccountRow, lockAccounts } from "./renewal.js";

/** Charges in a SQL database: those that come at the same time are one batch. */
export function chargeStore(
  chargeBatch: (charges: readonly Charge[]) => Promise<readonly ChargeOutcome[]>,
): ChargeStore {
  const charges = new BatchQueue(chargeBatch);
  return { charge: (charge) => charges.add(charge) };
}

/** Makes charges in one transaction, each with its own outcome, in the order of their coming. */
export function chargeTogether(session: Session, charges: readonly Charge[]): Promise<ChargeOutcome[]> {
  return inTransaction(session, async (transaction) => {
    const accounts = await lockCharged(transaction, charges);
    const leases = await lockLeases(transaction, charges);
    const paid: PaidCharge[] = [];

    const outcomes = charges.map((charge): ChargeOutcome => {
      const { accountId, requestId, answer } = charge;
      if (answer !== undefined && leases.get(answer.keyHmac) !== requestId) return "lease-lost";
      const account = accounts.get(accountId);
      const pot = account && CREDIT_POTS.find((name) => account[`${name}_credits`] > 0);
      if (account === undefined || pot === undefined) return "exhausted";
      account[`${pot}_credits`] -= 1;
      paid.push({ charge, pot });
      return account.allocation_credits + account.granted_credits;
    });

    if (paid.length > 0) await writePaid(transaction, paid, accounts);
    return outcomes;
  });
}

interface PaidCharge {
  readonly charge: Charge;
  readonly pot: (typeof CREDIT_POTS)[number];
}

type Balances = Map<string, { -readonly [Column in keyof AccountRow]: AccountRow[Column] }>;

async function lockCharged(session: Session, charges: readonly Charge[]): Promise<Balances> {
  const ids = [...new Set(charges.map(({ accountId }) => accountId))];
  const latest = new Date(Math.max(...charges.map(({ chargedAt }) => chargedAt.getTime())));
  const accounts = await lockAccounts(session, ids, latest);
  return new Map(accounts.map((account) => [account.id, { ...account }]));
}

const lockedLeases = jsonQuery((session, keys) =>
  locking(
    session,
    session.db
      .selectFrom("idempotent_requests")
      .select(["key_hmac", "request_id"])
      .where("key_hmac", "in", jsonTexts(session, keys))
      .where("data", "is", null)
      .orderBy("key_hmac"),
  ),
);

/** Which request holds each Idempotency-Key that the charges have answers for. */
async function lockLeases(session: Session, charges: readonly Charge[]): Promise<Map<string, string>> {
  const keys = charges.flatMap(({ answer }) => answer?.keyHmac ?? []);
  if (keys.length === 0) return new Map();
  const rows = await lockedLeases(session, keys);
  return new Map(rows.map(({ key_hmac, request_id }) => [key_hmac, request_id]));
}

async function writePaid(session: Session, paid: readonly PaidCharge[], accounts: Balances): Promise<void> {
  const entries = paid.map(({ charge: { accountId, requestId, endpoint, chargedAt }, pot }) => [
    ...[randomId("entry"), accountId, pot, requestId, endpoint ?? null, chargedAt.toISOString()],
  ]);
  await insertEntries(session, entries);

  const charged = new Set(paid.map(({ charge }) => charge.accountId));
  const balances = [...accounts.values()].filter(({ id }) => charged.has(id));
  await updateBalances(
    session,
    balances.map(({ id, allocation_credits, granted_credits }) => [id, allocation_credits, granted_credits]),
  );

  const answers = paid.flatMap(({ charge }) => charge.answer ?? []);
  if (answers.length === 0) return;
  await updateAnswers(
    session,
    answers.map(({ keyHmac, fingerprint, data, keptUntil }) => [
      ...[keyHmac, fingerprint, data, keptUntil.toISOString()],
    ]),
  );
}

const insertEntries = jsonQuery((session, entries) => {
  const columns = {
    id: "text",
    account_id: "text",
    pot: "text",
    request_id: "text",
    endpoint: "text",
    created_at: "text",
  } as const;
  return sql`
    insert into ledger (id, account_id, kind, pot, amount, request_id, endpoint, created_at)
    select id, account_id, 'charge', pot, -1, request_id, endpoint, created_at
    from ${jsonRows(session, entries, columns)} as entries`;
});

const updateBalances = jsonQuery((session, balances) => {
  const columns = { id: "text", allocation_credits: "bigint", granted_credits: "bigint" } as const;
  return sql`
    update accounts
    set allocation_credits = spent.allocation_credits, granted_credits = spent.granted_credits
    from ${jsonRows(session, balances, columns)} as spent where accounts.id = spent.id`;
});

const updateAnswers = jsonQuery((session, answers) => {
  const columns = { key_hmac: "text", fingerprint: "text", data: "text", expires_at: "text" } as const;
  return sql`
    update idempotent_requests
    set fingerprint = answered.fingerprint, data = answered.data, expires_at = answered.expires_at
    from ${jsonRows(session, answers, columns)} as answered
    where idempotent_requests.key_hmac = answered.key_hmac`;
});
