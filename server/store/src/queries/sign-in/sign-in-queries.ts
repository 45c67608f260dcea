import type { Link, LinkKind, Profile, SignInStore } from "@chart/accounts/sign-in";
import { inTransaction, type QueryContext } from "../../base/query-context.js";
import { insertAudit } from "../base/audit-queries.js";
import { requireLiveAccount } from "../base/live-account.js";
import { latestCreation, sessionQueries } from "./browser-session-queries.js";
import { deleteExpired } from "./expired.js";
import { guessQueries } from "./guess-queries.js";
import { PROFILE_DEFAULTS, writeProfile } from "./profile-queries.js";
import { changeRole } from "./role-queries.js";

/** Creates the store of profiles, sessions and links on a SQL database. */
export function signInStore(context: QueryContext): SignInStore {
  return {
    ...sessionQueries(context),
    ...guessQueries(context),

    findProfile: (idOrEmail) => findProfile(context, idOrEmail),

    setRole: (...change) => changeRole(context, ...change),

    setTimeZone: (accountId, time_zone, audit) =>
      inTransaction(context, async (transaction) => {
        await writeProfile(transaction, accountId, { time_zone });
        await insertAudit(transaction, audit);
      }),

    setPassword: (accountId, password_hash, audit) =>
      inTransaction(context, async (transaction) => {
        await writeProfile(transaction, accountId, { password_hash });
        await transaction.db.deleteFrom("browser_sessions").where("account_id", "=", accountId).execute();
        await transaction.db.deleteFrom("links").where("account_id", "=", accountId).execute();
        await insertAudit(transaction, audit);
      }),

    async setEmail(accountId, email, audit) {
      try {
        await inTransaction(context, async (transaction) => {
          await requireLiveAccount(transaction, accountId);
          await transaction.db.updateTable("accounts").set({ email }).where("id", "=", accountId).execute();
          await transaction.db.deleteFrom("links").where("account_id", "=", accountId).execute();
          await insertAudit(transaction, audit);
        });
        return true;
      } catch (error) {
        // A check before the change would miss an account that takes the address at the same time.
        if (isEmailTaken(error)) return false;
        throw error;
      }
    },

    addLink: (tokenHmac, link, audit) =>
      inTransaction(context, async (transaction) => {
        const created_at = link.createdAt.toISOString();
        const account_id = link.accountId ?? "";
        // The lock lets concurrent links of one account end each other.
        if (link.accountId !== undefined) await requireLiveAccount(transaction, link.accountId);
        await deleteExpired(transaction, "links", created_at);
        await transaction.db
          .deleteFrom("links")
          .where("account_id", "=", account_id)
          .where("kind", "=", link.kind)
          .execute();
        await transaction.db
          .insertInto("links")
          .values({
            token_hmac: tokenHmac,
            kind: link.kind,
            account_id: link.accountId ?? null,
            email: link.email,
            created_at,
            expires_at: link.expiresAt.toISOString(),
            invited_by: link.invitedBy ?? null,
          })
          .execute();
        if (audit !== "unaudited") await insertAudit(transaction, audit);
      }),

    async findLink(tokenHmac, kinds, now) {
      const row = await context.pages
        .selectFrom("links")
        .selectAll()
        .where("token_hmac", "=", tokenHmac)
        .where("kind", "in", kinds)
        .where("expires_at", ">", now.toISOString())
        .where("created_at", "<=", latestCreation(now))
        .executeTakeFirst();
      return row && linkOf(row);
    },

    takeLink: (tokenHmac, kinds, now) =>
      inTransaction(context, async ({ db }) => {
        const row = await db
          .deleteFrom("links")
          .where("token_hmac", "=", tokenHmac)
          .where("kind", "in", kinds)
          .where("expires_at", ">", now.toISOString())
          .where("created_at", "<=", latestCreation(now))
          .returningAll()
          .executeTakeFirst();
        return row && linkOf(row);
      }),
  };
}

async function findProfile({ pages }: QueryContext, idOrEmail: string): Promise<Profile | undefined> {
  const row = await pages
    .selectFrom("accounts")
    .leftJoin("profiles", "profiles.account_id", "accounts.id")
    .select(["accounts.id", "accounts.email", "role", "time_zone", "password_hash"])
    .where((eb) => eb.or([eb("accounts.id", "=", idOrEmail), eb("email", "=", idOrEmail.toLowerCase())]))
    .where("status", "<>", "deleted")
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    accountId: row.id,
    email: row.email,
    role: row.role ?? PROFILE_DEFAULTS.role,
    timeZone: row.time_zone ?? PROFILE_DEFAULTS.time_zone,
    passwordHash: row.password_hash ?? undefined,
  };
}

function linkOf(row: {
  readonly kind: LinkKind;
  readonly account_id: string | null;
  readonly email: string;
  readonly created_at: string;
  readonly expires_at: string;
  readonly invited_by: string | null;
}): Link {
  return {
    kind: row.kind,
    accountId: row.account_id ?? undefined,
    email: row.email,
    createdAt: new Date(row.created_at),
    expiresAt: new Date(row.expires_at),
    invitedBy: row.invited_by ?? undefined,
  };
}

/** Returns true if a change failed because another account has the email address. The engines report this differently. */
function isEmailTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Not by the class of PostgreSQL's driver, which SQLite's threads would have to load.
  if ("constraint" in error) return error.constraint === "accounts_email_key";
  return error.message === "UNIQUE constraint failed: accounts.email";
}
