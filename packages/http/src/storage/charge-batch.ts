import { sql } from "kysely";
import { CREDIT_POTS } from "../accounts/account.js";
import { isOneOf, jsonRows } from "./json-rows.js";
import { ledgerEntry } from "./ledger-entry.js";
import { type AccountRow, lockAccounts } from "./renewal.js";
import { inTransaction, locking, type Session } from "./session.js";
import type { Charge, ChargeOutcome, KeptAnswer } from "./store.js";

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

/** Which request holds each Idempotency-Key that the charges have answers for. */
async function lockLeases(session: Session, charges: readonly Charge[]): Promise<Map<string, string>> {
  const keys = charges.flatMap(({ answer }) => answer?.keyHmac ?? []);
  if (keys.length === 0) return new Map();
  const query = session.db
    .selectFrom("idempotent_requests")
    .select(["key_hmac", "request_id"])
    .where(isOneOf(session, "key_hmac", keys))
    .where("data", "is", null)
    .orderBy("key_hmac");
  const rows = await locking(session, query).execute();
  return new Map(rows.map(({ key_hmac, request_id }) => [key_hmac, request_id]));
}

async function writePaid(session: Session, paid: readonly PaidCharge[], accounts: Balances): Promise<void> {
  await writeEntries(session, paid);
  const charged = new Set(paid.map(({ charge }) => charge.accountId));
  await writeBalances(
    session,
    [...accounts.values()].filter(({ id }) => charged.has(id)),
  );
  await writeAnswers(
    session,
    paid.flatMap(({ charge }) => charge.answer ?? []),
  );
}

async function writeEntries(session: Session, paid: readonly PaidCharge[]): Promise<void> {
  const entries = paid.map(({ charge: { accountId, requestId, chargedAt }, pot }) =>
    ledgerEntry(
      { account_id: accountId, kind: "charge", pot, amount: -1, created_at: chargedAt.toISOString() },
      { requestId },
    ),
  );
  const rows = jsonRows(session, ENTRY_COLUMNS, entries);
  await sql`
    insert into ledger (id, account_id, kind, pot, amount, request_id, created_at)
    select id, account_id, kind, pot, amount, request_id, created_at from ${rows} as entries`.execute(
    session.db,
  );
}

const ENTRY_COLUMNS = {
  id: "text",
  account_id: "text",
  kind: "text",
  pot: "text",
  amount: "bigint",
  request_id: "text",
  created_at: "text",
} as const;

async function writeBalances(session: Session, accounts: readonly AccountRow[]): Promise<void> {
  const rows = jsonRows(session, BALANCE_COLUMNS, accounts);
  await sql`
    update accounts
    set allocation_credits = spent.allocation_credits, granted_credits = spent.granted_credits
    from ${rows} as spent where accounts.id = spent.id`.execute(session.db);
}

const BALANCE_COLUMNS = { id: "text", allocation_credits: "bigint", granted_credits: "bigint" } as const;

async function writeAnswers(session: Session, answers: readonly KeptAnswer[]): Promise<void> {
  if (answers.length === 0) return;
  const rows = jsonRows(
    session,
    ANSWER_COLUMNS,
    answers.map(({ keyHmac, fingerprint, data, keptUntil }) => ({
      ...{ key_hmac: keyHmac, fingerprint, data, expires_at: keptUntil.toISOString() },
    })),
  );
  await sql`
    update idempotent_requests
    set fingerprint = answered.fingerprint, data = answered.data, expires_at = answered.expires_at
    from ${rows} as answered where idempotent_requests.key_hmac = answered.key_hmac`.execute(session.db);
}

const ANSWER_COLUMNS = { key_hmac: "text", fingerprint: "text", data: "text", expires_at: "text" } as const;
