import type { AccountDetails, AccountOfKey, AuditEntry, NewAccount } from "@chart/accounts";
import { periodEnd } from "@chart/accounts";
import { StoreUnavailableError } from "chart-http/base";
import { sql } from "kysely";
import { inTransaction, type QueryContext } from "../base/query-context.js";
import { copyCredits } from "./base/activity.js";
import { insertAudit } from "./base/audit-queries.js";
import { textsQuery } from "./base/batch-query.js";
import { isDue, isTooFarAhead } from "./base/due-periods.js";
import { type KeyOwnerRow, ownerOf, SELECT_KEY_OWNERS } from "./base/key-owners.js";
import { correctPeriods, ledgerEntry, renewAccounts } from "./base/renewal.js";
import { insertKey } from "./key-queries.js";
import { writeProfile } from "./sign-in/profile-queries.js";

/** Inserts an account with its first key and opening balance; returns false if the email address is taken. */
export function insertAccount(
  context: QueryContext,
  account: NewAccount,
  audit: AuditEntry | "unaudited",
): Promise<boolean> {
  const { id, email, plan, credits, createdAt, key, role = "customer" } = account;
  const created_at = createdAt.toISOString();
  return inTransaction(context, async (transaction) => {
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
        period_credits: credits,
        period_started_at: created_at,
      })
      .onConflict((conflict) => conflict.column("email").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (inserted === undefined) return false;

    if (key !== undefined) await insertKey(transaction, id, key, createdAt);
    await copyCredits(transaction, id);
    if (audit !== "unaudited") await insertAudit(transaction, audit);
    if (role === "operator") {
      await writeProfile(transaction, id, { role });
      return true;
    }
    const entry = ledgerEntry({
      account_id: id,
      kind: "allocation",
      pot: "allocation",
      amount: credits,
      created_at,
      reason: "opening balance",
    });
    await transaction.db.insertInto("ledger").values(entry).execute();
    return true;
  });
}

export interface KeyLookup {
  readonly keyHmac: string;
  /** HMAC under the previous pepper; undefined unless the pepper is being replaced. */
  readonly previousHmac?: string | undefined;
  readonly now: Date;
}

export interface KeyOwner {
  readonly account: AccountOfKey;
  readonly isUnderPrevious: boolean;
}

const ownersOfKeys = textsQuery<KeyOwnerRow>(
  (_context, hmacs) => sql`${sql.raw(SELECT_KEY_OWNERS)} ${hmacs}`,
);

/**
 * Finds the owners of active keys, in the order of the lookups. Before that, renews accounts whose period has ended, and
 * corrects periods that a wrong clock has put too far ahead.
 *
 * @param isRenewed True for the second look, after a renewal: on the connection that wrote it, and never followed by a third.
 */
export async function findByKeys(
  context: QueryContext,
  lookups: readonly KeyLookup[],
  isRenewed = false,
): Promise<(KeyOwner | undefined)[]> {
  const hmacs = [
    ...new Set(lookups.flatMap(({ keyHmac, previousHmac = keyHmac }) => [keyHmac, previousHmac])),
  ];
  const rows = await ownersOfKeys(isRenewed ? context : { ...context, db: context.reader }, hmacs);
  const latest = new Date(Math.max(...lookups.map(({ now }) => now.getTime())));
  const due = rows.filter((row) => isDue(row, latest)).map(({ id }) => id);
  if (due.length > 0) {
    if (isRenewed) throw new StoreUnavailableError("an account is still due after its renewal");
    await renewAccounts(context, due, latest);
    return findByKeys(context, lookups, true);
  }
  const ahead = rows.filter((row) => isTooFarAhead(row, latest));
  if (ahead.length > 0) await correctPeriods(context, ahead, latest);
  const owners = new Map(rows.map((row) => [row.hmac, ownerOf(row)]));
  return lookups.map(({ keyHmac, previousHmac = keyHmac }) => {
    const account = owners.get(keyHmac) ?? owners.get(previousHmac);
    return account && { account, isUnderPrevious: !owners.has(keyHmac) };
  });
}

/** Reads all accounts, or the one with this id or email address, oldest first, and renews those that are due. */
export async function findDetails(
  context: QueryContext,
  now: Date,
  idOrEmail?: string,
): Promise<AccountDetails[]> {
  let query = context.db
    .selectFrom("accounts")
    .leftJoin("profiles", "profiles.account_id", "accounts.id")
    .select(["accounts.id", "email", "plan", "status", "created_at", "renews_at"])
    .select(["allocation_credits", "granted_credits", "period_credits", "role"])
    .orderBy("created_at")
    .orderBy("accounts.id");
  if (idOrEmail !== undefined) {
    query = query.where((eb) =>
      eb.or([eb("accounts.id", "=", idOrEmail), eb("email", "=", idOrEmail.toLowerCase())]),
    );
  }
  const rows = await query.execute();
  const due = rows.filter((row) => isDue(row, now)).map(({ id }) => id);
  if (due.length > 0) {
    for (const id of due) await renewAccounts(context, [id], now);
    return findDetails(context, now, idOrEmail);
  }
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    role: row.role ?? "customer",
    plan: row.plan,
    status: row.status,
    credits: row.allocation_credits + row.granted_credits,
    allocationCredits: row.allocation_credits,
    grantedCredits: row.granted_credits,
    periodCredits: row.period_credits,
    createdAt: new Date(row.created_at),
    renewsAt: new Date(row.renews_at),
  }));
}
