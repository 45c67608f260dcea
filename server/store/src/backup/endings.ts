import { type AuditEntry, COMMAND_ACTOR } from "@chart/accounts";
import { type Kysely, sql } from "kysely";
import { inTransaction, type QueryContext } from "../base/query-context.js";
import type { Tables } from "../base/tables.js";
import { accountDataStore } from "../queries/account-data-queries.js";
import { insertAudit } from "../queries/base/audit-queries.js";

/** A key that was revoked or an account that was deleted, which no restore may bring back unnoticed. */
export interface Ending {
  readonly kind: "account" | "key";
  readonly id: string;
  /** ISO 8601 in UTC. */
  readonly endedAt: string;
}

/** A key or an account, as people know it. */
export interface Known {
  readonly id: string;
  /** Email address of the account in the restored store. */
  readonly email: string;
  readonly accountId: string;
  /** Name of the key; undefined for an account. */
  readonly name?: string;
}

/** Keys and accounts that had ended and were alive in a backup, by what was done with them. */
export interface AppliedEndings {
  readonly endedAgain: { readonly keys: readonly Known[]; readonly accounts: readonly Known[] };
  /** Number of sessions and links that had ended, or may have. */
  readonly endedSessions: number;
  /** Left alive: keys on request, and the only operator. */
  readonly aliveAgain: { readonly keys: readonly Known[]; readonly accounts: readonly Known[] };
}

/** Lists all endings that a store knows: its own, and those of stores that it has replaced. */
export async function endingsOf(db: Kysely<Tables>): Promise<readonly Ending[]> {
  const keys = await db
    .selectFrom("api_keys")
    .where("revoked_at", "is not", null)
    .select(["id", "revoked_at"])
    .execute();
  const accounts = await db.selectFrom("accounts").where("status", "=", "deleted").select("id").execute();
  const purges = await db.selectFrom("account_purges").selectAll().execute();
  const deletedAt = new Map(purges.map(({ account_id, deleted_at }) => [account_id, deleted_at]));
  const own: Ending[] = [
    ...keys.map(({ id, revoked_at }) => ({ kind: "key" as const, id, endedAt: revoked_at ?? "" })),
    ...accounts.map(({ id }) => ({ kind: "account" as const, id, endedAt: deletedAt.get(id) ?? "" })),
  ];
  return [...own, ...(await earlierEndings(db))];
}

async function earlierEndings(db: Kysely<Tables>): Promise<readonly Ending[]> {
  const { rows: migrated } = await sql`
    select 1 from kysely_migration where name = '0024-earlier-endings'`.execute(db);
  // A store of an earlier release has no such table.
  if (migrated.length === 0) return [];
  const rows = await db.selectFrom("earlier_endings").selectAll().execute();
  return rows.map(({ kind, id, ended_at }) => ({ kind, id, endedAt: ended_at }));
}

/**
 * Ends in a restored store what had ended before the restore, and remembers what the store does not have.
 *
 * @param previous The store that is replaced, to read; undefined if there is none, or it cannot be read.
 * @param keepsRevoked False to let keys that were revoked since the backup work again.
 */
export async function applyEndings(
  context: QueryContext,
  previous: Kysely<Tables> | undefined,
  endings: readonly Ending[],
  keepsRevoked: boolean,
  now: Date,
): Promise<AppliedEndings> {
  const ended = (kind: Ending["kind"]) =>
    new Map(endings.filter((ending) => ending.kind === kind).map((ending) => [ending.id, ending]));
  const [endedKeys, endedAccounts] = [ended("key"), ended("account")];

  const everyKey = await context.db
    .selectFrom("api_keys")
    .innerJoin("accounts", "accounts.id", "api_keys.account_id")
    .select(["api_keys.id", "account_id as accountId", "api_keys.name", "email", "revoked_at", "status"])
    .orderBy("api_keys.id")
    .execute();
  const everyAccount = await context.db
    .selectFrom("accounts")
    .select(["id", "email", "status"])
    .orderBy("id")
    .execute();
  const accounts = everyAccount
    .filter(({ id, status }) => status !== "deleted" && endedAccounts.has(id))
    .map(({ id, email }): Known => ({ id, email, accountId: id }));
  const keys = everyKey
    .filter(({ id, accountId, revoked_at }) => {
      return revoked_at === null && endedKeys.has(id) && !endedAccounts.has(accountId);
    })
    .map(({ id, accountId, name, email }): Known => ({ id, accountId, name, email }));

  if (keepsRevoked) await revoke(context, keys, endedKeys, now);
  const endedSessions = await endSessions(context, previous);
  const deleted = await deleteAccounts(context, accounts, now);
  const [knownKeys, knownAccounts] = [everyKey, everyAccount].map(
    (rows) => new Set(rows.map(({ id }) => id)),
  );
  await remember(
    context,
    endings.filter(({ kind, id }) => !(kind === "key" ? knownKeys : knownAccounts)?.has(id)),
  );
  return {
    endedAgain: { keys: keepsRevoked ? keys : [], accounts: deleted },
    endedSessions,
    aliveAgain: {
      keys: keepsRevoked ? [] : keys,
      accounts: accounts.filter((account) => !deleted.includes(account)),
    },
  };
}

/**
 * Ends the sessions and links that the previous store does not have any more: somebody may have been shut out since.
 * Without that store, all of them: people sign in again, and ask for another link.
 */
async function endSessions(context: QueryContext, previous: Kysely<Tables> | undefined): Promise<number> {
  let ended = 0;
  await inTransaction(context, async ({ db }) => {
    for (const table of ["browser_sessions", "links"] as const) {
      const rows = await db.selectFrom(table).select("token_hmac").execute();
      const left = (await previous?.selectFrom(table).select("token_hmac").execute()) ?? [];
      const alive = new Set(left.map(({ token_hmac }) => token_hmac));
      for (const { token_hmac } of rows.filter((row) => !alive.has(row.token_hmac))) {
        await db.deleteFrom(table).where("token_hmac", "=", token_hmac).execute();
        ended++;
      }
    }
  });
  return ended;
}

async function revoke(
  context: QueryContext,
  keys: readonly Known[],
  endings: ReadonlyMap<string, Ending>,
  now: Date,
): Promise<void> {
  await inTransaction(context, async (transaction) => {
    for (const { id, accountId, name } of keys) {
      await transaction.db
        .updateTable("api_keys")
        .set({ revoked_at: endings.get(id)?.endedAt || now.toISOString() })
        .where("id", "=", id)
        .execute();
      await insertAudit(
        transaction,
        auditOf("key.deleted", accountId, `${name}: revoked before a restore`, now),
      );
    }
  });
}

/** Deletes accounts, and returns those that could be: the only operator cannot. */
async function deleteAccounts(
  context: QueryContext,
  accounts: readonly Known[],
  now: Date,
): Promise<readonly Known[]> {
  const store = accountDataStore(context);
  const deleted: Known[] = [];
  for (const account of accounts) {
    const audit = auditOf("account.deleted", account.id, "deleted before a restore", now);
    if ((await store.deleteAccount(account.id, now, audit)) === "deleted") deleted.push(account);
  }
  while (await store.purgeDeleted(now));
  return deleted;
}

function auditOf(action: AuditEntry["action"], accountId: string, detail: string, at: Date): AuditEntry {
  return { at, actor: COMMAND_ACTOR, action, accountId, detail };
}

/** Number of rows of a statement, far below the limit of parameters of both engines. */
const ROWS_AT_ONCE = 1000;

async function remember(context: QueryContext, endings: readonly Ending[]): Promise<void> {
  await inTransaction(context, async ({ db }) => {
    for (let start = 0; start < endings.length; start += ROWS_AT_ONCE) {
      const rows = endings
        .slice(start, start + ROWS_AT_ONCE)
        .map(({ kind, id, endedAt }) => ({ kind, id, ended_at: endedAt }));
      await db
        .insertInto("earlier_endings")
        .values(rows)
        .onConflict((conflict) => conflict.columns(["kind", "id"]).doNothing())
        .execute();
    }
  });
}
