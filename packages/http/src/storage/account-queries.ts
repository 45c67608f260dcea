import { sql } from "kysely";
import type { Account, AccountDetails } from "../accounts/account.js";
import { periodEnd } from "../accounts/period.js";
import type { AuditEntry } from "../audit/audit-entry.js";
import { insertAudit } from "./audit-queries.js";
import { insertKey } from "./key-queries.js";
import { ledgerEntry } from "./ledger-entry.js";
import { isDue, renewAccounts } from "./renewal.js";
import { inTransaction, type Session } from "./session.js";
import type { AccountSummary, NewAccount } from "./store.js";

/** Writes an account, its key and its opening balance; false where the e-mail address is taken. */
export function insertAccount(session: Session, account: NewAccount, audit?: AuditEntry): Promise<boolean> {
  const { id, email, plan, credits, createdAt, key } = account;
  const created_at = createdAt.toISOString();
  return inTransaction(session, async (transaction) => {
    const inserted = await transaction.db
      .insertInto("accounts")
      .values({
        id,
        email,
        plan,
        status: "active",
        allocation_credits: credits,
        granted_credits: 0,
        created_at,
        renews_at: periodEnd(createdAt, createdAt).toISOString(),
      })
      .onConflict((conflict) => conflict.column("email").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (inserted === undefined) return false;

    await insertKey(transaction, id, key, createdAt);
    const facts = { account_id: id, pot: "allocation", amount: credits, created_at } as const;
    const entry = ledgerEntry({ ...facts, kind: "allocation" }, { reason: "opening balance" });
    await transaction.db.insertInto("ledger").values(entry).execute();
    await insertAudit(transaction, audit);
    return true;
  });
}

/** The owner of a live key, in its current period. */
export async function findByKey(session: Session, keyHmac: string, now: Date): Promise<Account | undefined> {
  const row = await session.db
    .selectFrom("api_keys")
    .innerJoin("accounts", "accounts.id", "api_keys.account_id")
    .where("api_keys.hmac", "=", keyHmac)
    .where("api_keys.revoked_at", "is", null)
    .select(["accounts.id", "plan", "status", "allocation_credits", "granted_credits", "renews_at"])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (isDue(row, now)) {
    await renewAccounts(session, [row.id], now);
    return findByKey(session, keyHmac, now);
  }
  const { id, plan, status, allocation_credits, granted_credits } = row;
  return { id, plan, status, credits: allocation_credits + granted_credits };
}

/** Accounts as their administrator sees them, oldest first: all, or the one with this id or e-mail address. */
export async function findDetails(
  session: Session,
  now: Date,
  idOrEmail?: string,
): Promise<AccountDetails[]> {
  let query = session.db
    .selectFrom("accounts")
    .innerJoin("api_keys", (join) =>
      join.onRef("api_keys.account_id", "=", "accounts.id").on("api_keys.revoked_at", "is", null),
    )
    .select(["accounts.id", "email", "plan", "status", "accounts.created_at", "renews_at"])
    .select(["allocation_credits", "granted_credits", "prefix", "last_four"])
    .orderBy("accounts.created_at")
    .orderBy("accounts.id");
  if (idOrEmail !== undefined) {
    query = query.where((eb) =>
      eb.or([eb("accounts.id", "=", idOrEmail), eb("email", "=", idOrEmail.toLowerCase())]),
    );
  }
  const rows = await query.execute();
  const due = rows.filter((row) => isDue(row, now)).map(({ id }) => id);
  if (due.length > 0) {
    for (const id of due) await renewAccounts(session, [id], now);
    return findDetails(session, now, idOrEmail);
  }
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    plan: row.plan,
    status: row.status,
    credits: row.allocation_credits + row.granted_credits,
    allocationCredits: row.allocation_credits,
    grantedCredits: row.granted_credits,
    createdAt: new Date(row.created_at),
    renewsAt: new Date(row.renews_at),
    keyHint: `${row.prefix}...${row.last_four}`,
  }));
}

/** The most accounts that a search finds: who wants another one writes more of its address. */
const MAX_FOUND = 50;

/** Accounts whose id or e-mail address contains a text. */
export function findSummaries({ db }: Session, text: string): Promise<AccountSummary[]> {
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  return db
    .selectFrom("accounts")
    .select(["id", "email", "plan", "status"])
    .where(
      sql<boolean>`(lower(id) like ${pattern.toLowerCase()} escape '\\' or email like ${pattern.toLowerCase()} escape '\\')`,
    )
    .orderBy("email")
    .limit(MAX_FOUND)
    .execute();
}
