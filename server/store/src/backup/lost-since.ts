import { type Kysely, sql } from "kysely";
import type { Tables } from "../base/tables.js";

/** Facts that a store had and the backup that replaces it does not. Emails are those of the store that had them. */
export interface Losses {
  readonly accounts: readonly { readonly id: string; readonly email: string; readonly plan: string }[];
  /** Active keys that were created since, of accounts that are not gone: requests with them get a 401. */
  readonly keys: readonly { readonly accountId: string; readonly email: string; readonly name: string }[];
  readonly grants: readonly {
    readonly accountId: string;
    readonly email: string;
    readonly amount: number;
    readonly reason: string | null;
    readonly at: string;
  }[];
  readonly plans: readonly Change[];
  /** Accounts that were activated or deactivated. */
  readonly statuses: readonly Change[];
  readonly roles: readonly Change[];
  /** Accounts whose password was set or changed. */
  readonly passwords: readonly { readonly accountId: string; readonly email: string }[];
  /** Accounts whose second factor was set up, changed or removed. */
  readonly secondFactors: readonly { readonly accountId: string; readonly email: string }[];
  /** Charges that are gone: the customers have these credits again. */
  readonly charges: number;
}

interface Change {
  readonly accountId: string;
  readonly email: string;
  /** Value in the store that was replaced. */
  readonly was: string;
  /** Value in the backup, which holds now. */
  readonly is: string;
}

/** Compares a store with the backup that replaces it. */
export async function lostSince(previous: Kysely<Tables>, restored: Kysely<Tables>): Promise<Losses> {
  const before = await factsOf(previous);
  const now = await factsOf(restored);
  const emailOf = (accountId: string) => before.accounts.get(accountId)?.email ?? accountId;
  const live = [...before.accounts.values()].filter(({ status }) => status !== "deleted");
  const both = live.flatMap((was) => {
    const is = now.accounts.get(was.id);
    return is === undefined ? [] : [{ was, is }];
  });
  const changes = (member: "plan" | "role" | "status"): Change[] =>
    both
      .filter(({ was, is }) => was[member] !== is[member])
      .map(({ was, is }) => ({ accountId: was.id, email: was.email, was: was[member], is: is[member] }));
  return {
    accounts: live
      .filter(({ id }) => !now.accounts.has(id))
      .map(({ id, email, plan }) => ({ id, email, plan })),
    keys: [...before.keys.values()]
      .filter((key) => key.revoked_at === null && !now.keys.has(key.id) && now.accounts.has(key.account_id))
      .map(({ account_id, name }) => ({ accountId: account_id, email: emailOf(account_id), name })),
    grants: [...before.grants.values()]
      .filter(({ id }) => !now.grants.has(id))
      .map(({ account_id, amount, reason, created_at }) => ({
        ...{ accountId: account_id, email: emailOf(account_id) },
        ...{ amount, reason, at: created_at },
      })),
    plans: changes("plan"),
    statuses: changes("status"),
    roles: changes("role"),
    passwords: both
      .filter(({ was, is }) => was.login !== null && was.login !== is.login)
      .map(({ was }) => ({ accountId: was.id, email: was.email })),
    secondFactors: both
      .filter(({ was, is }) => was.factor !== is.factor)
      .map(({ was }) => ({ accountId: was.id, email: was.email })),
    charges: Math.max(0, before.charges - now.charges),
  };
}

interface Facts {
  readonly accounts: ReadonlyMap<string, Awaited<ReturnType<typeof accountsOf>>[number]>;
  readonly keys: ReadonlyMap<string, Awaited<ReturnType<typeof keysOf>>[number]>;
  readonly grants: ReadonlyMap<string, Awaited<ReturnType<typeof grantsOf>>[number]>;
  readonly charges: number;
}

async function factsOf(db: Kysely<Tables>): Promise<Facts> {
  const charges = await db
    .selectFrom("ledger")
    .where("kind", "=", "charge")
    .select(sql<number>`cast(count(*) as bigint)`.as("charges"))
    .executeTakeFirstOrThrow();
  return {
    accounts: byId(await accountsOf(db)),
    keys: byId(await keysOf(db)),
    grants: byId(await grantsOf(db)),
    ...charges,
  };
}

function byId<Row extends { readonly id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

async function accountsOf(db: Kysely<Tables>) {
  const rows = await db
    .selectFrom("accounts")
    .leftJoin("profiles", "profiles.account_id", "accounts.id")
    .leftJoin("second_factors", "second_factors.account_id", "accounts.id")
    .select(["id", "email", "plan", "status", "role", "password_hash as login", "enabled_at as factor"])
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, role: row.role ?? "customer" }));
}

function keysOf(db: Kysely<Tables>) {
  return db.selectFrom("api_keys").select(["id", "account_id", "name", "revoked_at"]).orderBy("id").execute();
}

function grantsOf(db: Kysely<Tables>) {
  return db
    .selectFrom("ledger")
    .where("kind", "=", "grant")
    .select(["id", "account_id", "amount", "reason", "created_at"])
    .orderBy("created_at")
    .execute();
}
