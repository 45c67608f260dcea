import type { AddKeyOutcome, KeyDetails, KeyStore, NamedKey, RenameKeyOutcome } from "@chart/accounts";
import { MAX_LIVE_KEYS } from "@chart/accounts";
import { inTransaction, type QueryContext } from "../base/query-context.js";
import { insertAudit } from "./base/audit-queries.js";
import { lockAccount } from "./base/renewal.js";

export function keyStore(context: QueryContext): KeyStore {
  return {
    async list(accountId) {
      const rows = await keysOf(context, accountId).where("revoked_at", "is", null).execute();
      return rows.map(detailsOf);
    },

    async find(accountId, keyId) {
      const row = await keysOf(context, accountId).where("id", "=", keyId).executeTakeFirst();
      return row && detailsOf(row);
    },

    add: (accountId, key, now, audit) =>
      inTransaction(context, async (transaction) => {
        const outcome = await addKey(transaction, accountId, key, now);
        if (outcome === "added") await insertAudit(transaction, audit);
        return outcome;
      }),

    rotate: (accountId, keyId, key, now, audit) =>
      inTransaction(context, async (transaction) => {
        const name = await revokeKey(transaction, accountId, keyId, now);
        if (name === undefined) return false;
        await insertKey(transaction, accountId, { ...key, name }, now);
        await insertAudit(transaction, audit);
        return true;
      }),

    rename: (accountId, keyId, name, now, audit) =>
      inTransaction(context, async (transaction) => {
        const outcome = await renameKey(transaction, accountId, keyId, name, now);
        if (outcome === "renamed") await insertAudit(transaction, audit);
        return outcome;
      }),

    revoke: (accountId, keyId, now, audit) =>
      inTransaction(context, async (transaction) => {
        const name = await revokeKey(transaction, accountId, keyId, now);
        if (name !== undefined) await insertAudit(transaction, audit);
        return name !== undefined;
      }),
  };
}

/** Inserts an active key. A unique index allows each name only once among the active keys of an account. */
export async function insertKey(
  context: QueryContext,
  accountId: string,
  key: NamedKey,
  now: Date,
): Promise<void> {
  await context.db
    .insertInto("api_keys")
    .values({
      id: key.id,
      account_id: accountId,
      name: key.name,
      hmac: key.hmac,
      prefix: key.prefix,
      last_four: key.lastFour,
      created_at: now.toISOString(),
      revoked_at: null,
      last_used_at: null,
      last_used_endpoint: null,
      pepper: context.pepper?.current ?? null,
    })
    .execute();
}

/** Adds a key. Locks the account, so that concurrent calls run one by one and none exceeds the limit. */
async function addKey(
  context: QueryContext,
  accountId: string,
  key: NamedKey,
  now: Date,
): Promise<AddKeyOutcome> {
  const live = await lockLiveKeys(context, accountId, now);
  if (live.some(({ name }) => name === key.name)) return "name-taken";
  if (live.length >= MAX_LIVE_KEYS) return "too-many-keys";
  await insertKey(context, accountId, key, now);
  return "added";
}

/** Renames a key. Locks the account, so that of concurrent calls only one gets a name. */
async function renameKey(
  context: QueryContext,
  accountId: string,
  keyId: string,
  name: string,
  now: Date,
): Promise<RenameKeyOutcome> {
  const live = await lockLiveKeys(context, accountId, now);
  const key = live.find(({ id }) => id === keyId);
  if (key === undefined) return "not-found";
  if (key.name === name) return "unchanged";
  if (live.some((other) => other.name === name)) return "name-taken";
  await context.db.updateTable("api_keys").set({ name }).where("id", "=", keyId).execute();
  return "renamed";
}

async function lockLiveKeys(context: QueryContext, accountId: string, now: Date) {
  await lockAccount(context, accountId, now);
  return context.db
    .selectFrom("api_keys")
    .select(["id", "name"])
    .where("account_id", "=", accountId)
    .where("revoked_at", "is", null)
    .execute();
}

/**
 * Revokes an active key and returns its name; undefined if the account has no active key with this id. Locks the
 * account first, as every change of its keys does, so that transactions cannot deadlock.
 */
async function revokeKey(
  context: QueryContext,
  accountId: string,
  keyId: string,
  now: Date,
): Promise<string | undefined> {
  await lockAccount(context, accountId, now);
  const revoked = await context.db
    .updateTable("api_keys")
    .set({ revoked_at: now.toISOString() })
    .where("id", "=", keyId)
    .where("account_id", "=", accountId)
    .where("revoked_at", "is", null)
    .returning("name")
    .executeTakeFirst();
  return revoked?.name;
}

function keysOf({ pages }: QueryContext, accountId: string) {
  return pages
    .selectFrom("api_keys")
    .select(["id", "name", "prefix", "last_four", "created_at", "revoked_at"])
    .select(["last_used_at", "last_used_endpoint"])
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .orderBy("id");
}

type KeyRow = Awaited<ReturnType<ReturnType<typeof keysOf>["execute"]>>[number];

function detailsOf(row: KeyRow): KeyDetails {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    lastFour: row.last_four,
    createdAt: new Date(row.created_at),
    lastUsedAt: row.last_used_at === null ? undefined : new Date(row.last_used_at),
    lastUsedEndpoint: row.last_used_endpoint ?? undefined,
    revokedAt: row.revoked_at === null ? undefined : new Date(row.revoked_at),
  };
}
