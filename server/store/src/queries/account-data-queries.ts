import type { AccountDataStore, AuditEntry, DeleteOutcome } from "@chart/accounts";
import { forUpdate, inTransaction, type QueryContext } from "../base/query-context.js";
import { copyCredits } from "./base/activity.js";
import { insertAudit } from "./base/audit-queries.js";
import { requireLiveAccount } from "./base/live-account.js";
import { lockedOnce } from "./base/locked-once.js";
import { ledgerEntry, lockBalance } from "./base/renewal.js";
import { deleteSecondFactor } from "./sign-in/second-factor-queries.js";

const EXPORT_INTERVAL_MS = 60 * 60 * 1000;

/** Maximum rows of one table that a transaction deletes, so that other accounts' charges wait only milliseconds. */
const PURGE_LIMIT = 1000;
/** Time after a deletion in which requests that were running may still write: they end within 30 seconds. */
const LATE_WRITES_MS = 2 * 60 * 1000;

export function accountDataStore(context: QueryContext): AccountDataStore {
  return {
    beginExport: (accountId, now, audit) =>
      inTransaction(context, async (transaction) => {
        // The lock lets concurrent exports see each other.
        await requireLiveAccount(transaction, accountId);
        const last = await transaction.db
          .selectFrom("account_exports")
          .select("exported_at")
          .where("account_id", "=", accountId)
          .executeTakeFirst();
        const lastMs = last === undefined ? Number.NEGATIVE_INFINITY : Date.parse(last.exported_at);
        // Clocks of two nodes differ, so the last export can be a little later than now. One that is more than an
        // interval later was written by a clock that was far ahead, and counts for nothing.
        if (Math.abs(now.getTime() - lastMs) < EXPORT_INTERVAL_MS) {
          return new Date(lastMs + EXPORT_INTERVAL_MS);
        }
        const exported_at = now.toISOString();
        await transaction.db
          .insertInto("account_exports")
          .values({ account_id: accountId, exported_at })
          .onConflict((conflict) => conflict.column("account_id").doUpdateSet({ exported_at }))
          .execute();
        await insertAudit(transaction, audit);
        return undefined;
      }),

    async listKeys(accountId) {
      const rows = await context.pages
        .selectFrom("api_keys")
        .select(["id", "name", "prefix", "last_four", "created_at", "last_used_at", "revoked_at"])
        .where("account_id", "=", accountId)
        .orderBy("created_at")
        .orderBy("id")
        .execute();
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        hint: `${row.prefix}...${row.last_four}`,
        createdAt: new Date(row.created_at),
        lastUsedAt: row.last_used_at === null ? undefined : new Date(row.last_used_at),
        revokedAt: row.revoked_at === null ? undefined : new Date(row.revoked_at),
      }));
    },

    deleteAccount: (accountId, now, audit) =>
      inTransaction(context, (transaction) => deleteAccount(transaction, accountId, now, audit)),

    purgeDeleted: (now) => purgeDeleted(context, now),
  };
}

async function deleteAccount(
  context: QueryContext,
  accountId: string,
  now: Date,
  audit: AuditEntry,
): Promise<DeleteOutcome> {
  const { db } = context;
  // Before the account itself and in the order of the ids, so that two operators who delete each other cannot deadlock.
  const operators = await forUpdate(
    context,
    db
      .selectFrom("accounts")
      .innerJoin("profiles", "profiles.account_id", "accounts.id")
      .select("accounts.id")
      .where("role", "=", "operator")
      .where("status", "=", "active")
      .orderBy("accounts.id"),
  ).execute();
  const account = await lockBalance(context, accountId);
  if (account === undefined || account.status === "deleted") return "not-found";
  if (operators.length === 1 && operators[0]?.id === accountId) return "last-operator";

  const created_at = now.toISOString();
  const lapses = [
    { pot: "allocation", amount: -account.allocation_credits } as const,
    { pot: "granted", amount: -account.granted_credits } as const,
  ].filter(({ amount }) => amount !== 0);
  for (const lapse of lapses) {
    const entry = ledgerEntry({ account_id: accountId, kind: "lapse", created_at, ...lapse });
    await db.insertInto("ledger").values(entry).execute();
  }
  await db
    .updateTable("accounts")
    .set({ email: `deleted-${accountId}`, status: "deleted", allocation_credits: 0, granted_credits: 0 })
    .where("id", "=", accountId)
    .execute();
  await db
    .updateTable("api_keys")
    .set({ revoked_at: created_at })
    .where("account_id", "=", accountId)
    .where("revoked_at", "is", null)
    .execute();
  await deleteSecondFactor(context, accountId);
  for (const table of ["browser_sessions", "links", "profiles", "account_exports"] as const) {
    await db.deleteFrom(table).where("account_id", "=", accountId).execute();
  }
  await db.insertInto("account_purges").values({ account_id: accountId, deleted_at: created_at }).execute();
  await purgeRows(context, accountId);
  await copyCredits(context, accountId);
  await insertAudit(context, audit);
  return "deleted";
}

async function purgeDeleted(context: QueryContext, now: Date): Promise<boolean> {
  const accounts = await context.db
    .selectFrom("account_purges")
    .select(["account_id", "deleted_at"])
    .orderBy("deleted_at")
    .limit(10)
    .execute();
  let hasMore = false;
  for (const { account_id, deleted_at } of accounts) {
    const rows = await inTransaction(context, (transaction) => purgeRows(transaction, account_id));
    if (rows > 0) hasMore = true;
    else if (Date.parse(deleted_at) + LATE_WRITES_MS < now.getTime()) {
      await inTransaction(context, ({ db }) =>
        db.deleteFrom("account_purges").where("account_id", "=", account_id).execute(),
      );
    }
  }
  return hasMore;
}

/** Deletes kept answers, logged requests and counts of an account, up to a limit of each; returns the number of rows. */
async function purgeRows({ db, engine }: QueryContext, accountId: string): Promise<number> {
  const answers = await db
    .deleteFrom("idempotent_requests")
    .where("key_hmac", "in", (eb) => {
      const kept = eb
        .selectFrom("idempotent_requests")
        .select("key_hmac")
        .where("account_id", "=", accountId)
        .limit(PURGE_LIMIT);
      // Rows that a running request holds are left for the next purge.
      return lockedOnce(engine, kept, "idempotent_requests");
    })
    .executeTakeFirst();
  const requests = await db
    .deleteFrom("request_log")
    .where("id", "in", (eb) => {
      const logged = eb
        .selectFrom("request_log")
        .innerJoin("request_terms", "number", "account_term")
        .select("id")
        .where("term", "=", accountId)
        .orderBy("id")
        .limit(PURGE_LIMIT);
      return lockedOnce(engine, logged, "request_log");
    })
    .executeTakeFirst();
  // At most 90 days with a few codes each, and a week of hours.
  const counts = await db.deleteFrom("request_counts").where("account_id", "=", accountId).executeTakeFirst();
  return [answers, requests, counts].reduce((rows, { numDeletedRows }) => rows + Number(numDeletedRows), 0);
}
