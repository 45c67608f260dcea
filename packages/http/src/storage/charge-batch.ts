import { type RawBuilder, sql } from "kysely";
import { CREDIT_POTS } from "../accounts/account.js";
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
    .where("key_hmac", "in", keys)
    .where("data", "is", null)
    .orderBy("key_hmac");
  const rows = await locking(session, query).execute();
  return new Map(rows.map(({ key_hmac, request_id }) => [key_hmac, request_id]));
}

async function writePaid(session: Session, paid: readonly PaidCharge[], accounts: Balances): Promise<void> {
  const entries = paid.map(({ charge: { accountId, requestId, endpoint, chargedAt }, pot }) =>
    ledgerEntry(
      { account_id: accountId, kind: "charge", pot, amount: -1, created_at: chargedAt.toISOString() },
      { requestId, endpoint },
    ),
  );
  await session.db.insertInto("ledger").values(entries).execute();

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

/** One statement for all accounts, which Kysely cannot build. The casts tell PostgreSQL what the values are. */
async function writeBalances({ db }: Session, accounts: readonly AccountRow[]): Promise<void> {
  const rows = accounts.map(
    ({ id, allocation_credits, granted_credits }) =>
      sql`(cast(${id} as text), cast(${allocation_credits} as bigint), cast(${granted_credits} as bigint))`,
  );
  await sql`
    with spent (id, allocation_credits, granted_credits) as (values ${sql.join(rows)})
    update accounts
    set allocation_credits = spent.allocation_credits, granted_credits = spent.granted_credits
    from spent where accounts.id = spent.id`.execute(db);
}

async function writeAnswers({ db }: Session, answers: readonly KeptAnswer[]): Promise<void> {
  if (answers.length === 0) return;
  const rows: RawBuilder<unknown>[] = answers.map(
    ({ keyHmac, fingerprint, data, keptUntil }) =>
      sql`(cast(${keyHmac} as text), ${fingerprint}, ${data}, ${keptUntil.toISOString()})`,
  );
  await sql`
    with answered (key_hmac, fingerprint, data, expires_at) as (values ${sql.join(rows)})
    update idempotent_requests
    set fingerprint = answered.fingerprint, data = answered.data, expires_at = answered.expires_at
    from answered where idempotent_requests.key_hmac = answered.key_hmac`.execute(db);
}
