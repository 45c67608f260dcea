import type { BrowserSession, SignInStore } from "@chart/accounts/sign-in";
import { CLOCK_TOLERANCE_MS } from "@chart/base";
import type { Selectable } from "kysely";
import { inTransaction, type QueryContext } from "../../base/query-context.js";
import type { Tables } from "../../base/tables.js";
import { insertAudit } from "../base/audit-queries.js";
import { isLiveAccount, requireLiveAccount } from "../base/live-account.js";
import { deleteExpired } from "./expired.js";

/** Creates the part of the sign-in store that concerns browser sessions. */
export function sessionQueries(
  context: QueryContext,
): Pick<
  SignInStore,
  | "addSession"
  | "findSession"
  | "touchSession"
  | "listSessions"
  | "endSession"
  | "endSessionById"
  | "endAllSessions"
> {
  return {
    addSession: (tokenHmac, added) =>
      inTransaction(context, async (transaction) => {
        const { db } = transaction;
        const created_at = added.createdAt.toISOString();
        // Locks the account first, as every change of its sessions does, so that transactions cannot deadlock.
        if (!(await isLiveAccount(transaction, added.accountId))) return;
        await deleteExpired(transaction, "browser_sessions", created_at);
        await db
          .insertInto("browser_sessions")
          .values({
            token_hmac: tokenHmac,
            id: added.id,
            account_id: added.accountId,
            user_agent: added.userAgent,
            created_at,
            seen_at: added.seenAt.toISOString(),
            expires_at: added.expiresAt.toISOString(),
          })
          .execute();
      }),

    async findSession(tokenHmac, now) {
      const row = await validSessions(context, now).where("token_hmac", "=", tokenHmac).executeTakeFirst();
      return row && browserSessionOf(row);
    },

    touchSession: (tokenHmac, seenAt, expiresAt) =>
      inTransaction(context, async ({ db }) => {
        await db
          .updateTable("browser_sessions")
          .set({ seen_at: seenAt.toISOString(), expires_at: expiresAt.toISOString() })
          .where("token_hmac", "=", tokenHmac)
          .execute();
      }),

    async listSessions(accountId, now) {
      const rows = await validSessions(context, now)
        .where("account_id", "=", accountId)
        .orderBy("seen_at", "desc")
        .orderBy("id")
        .execute();
      return rows.map(browserSessionOf);
    },

    endSession: (tokenHmac) =>
      inTransaction(context, async ({ db }) => {
        await db.deleteFrom("browser_sessions").where("token_hmac", "=", tokenHmac).execute();
      }),

    endSessionById: (accountId, sessionId, audit) =>
      inTransaction(context, async (transaction) => {
        await requireLiveAccount(transaction, accountId);
        const ended = await transaction.db
          .deleteFrom("browser_sessions")
          .where("account_id", "=", accountId)
          .where("id", "=", sessionId)
          .returning("id")
          .executeTakeFirst();
        if (ended === undefined) return false;
        await insertAudit(transaction, audit);
        return true;
      }),

    endAllSessions: (accountId, audit, keptSessionId) =>
      inTransaction(context, async (transaction) => {
        await requireLiveAccount(transaction, accountId);
        let ended = transaction.db.deleteFrom("browser_sessions").where("account_id", "=", accountId);
        if (keptSessionId !== undefined) ended = ended.where("id", "<>", keptSessionId);
        await ended.execute();
        await insertAudit(transaction, audit);
      }),
  };
}

function validSessions({ pages }: QueryContext, now: Date) {
  return pages
    .selectFrom("browser_sessions")
    .selectAll()
    .where("expires_at", ">", now.toISOString())
    .where("created_at", "<=", latestCreation(now));
}

/** Returns the latest creation of a valid session or link. A later one was created by a clock that was far ahead. */
export function latestCreation(now: Date): string {
  return new Date(now.getTime() + CLOCK_TOLERANCE_MS).toISOString();
}

function browserSessionOf(row: Selectable<Tables["browser_sessions"]>): BrowserSession {
  return {
    id: row.id,
    accountId: row.account_id,
    userAgent: row.user_agent,
    createdAt: new Date(row.created_at),
    seenAt: new Date(row.seen_at),
    expiresAt: new Date(row.expires_at),
  };
}
