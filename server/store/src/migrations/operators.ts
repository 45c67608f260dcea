import { type Kysely, type Migration, sql } from "kysely";
import type { Engine } from "../base/query-context.js";

/**
 * Adds what operators read: the last use and the credits of each account in sorted order, requests by hour, reports of
 * the service's processes, the sender of an invitation, and indexes for each filter of their pages. Balances change with
 * each charge, so their sorted copy is a table of its own: an index on `accounts` would slow every charge.
 */
export const operators = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    // Behind a pooler, the role's timeout applies, which is too short for a store of many accounts.
    if (engine === "postgres") await sql`set local statement_timeout = 0`.execute(db);
    await sql`alter table links add column invited_by text`.execute(db);
    await addActivity(db);
    await addHours(db, engine);
    await sql`create table process_reports (
      process_id text primary key, reported_at text not null, report text not null
    )`.execute(db);

    // The order of letters must not depend on the database's locale: a prefix is a range only in this one.
    const email = sql.raw(engine === "postgres" ? `email collate "C"` : "email");
    const id = sql.raw(engine === "postgres" ? `id collate "C"` : "id");
    await sql`create index accounts_by_email on accounts (${email})`.execute(db);
    await sql`create index accounts_by_creation on accounts (created_at, ${id})`.execute(db);
    await sql`create index api_keys_by_last_four on api_keys (last_four)`.execute(db);
    await sql`create index profiles_operators on profiles (account_id) where role = 'operator'`.execute(db);
    await sql`create index audit_entries_by_actor on audit_entries (actor, created_at, id)`.execute(db);
    await sql`create index audit_entries_by_action on audit_entries (action, created_at, id)`.execute(db);
    await sql`create index audit_entries_by_actor_and_action
      on audit_entries (actor, action, created_at, id)`.execute(db);
    await sql`create index audit_entries_by_request on audit_entries (request_id)
      where request_id is not null`.execute(db);
  },
});

/** Adds the last use and the credits of each account, with those of the accounts that exist. */
async function addActivity(db: Kysely<unknown>): Promise<void> {
  await sql`create table account_activity (
    account_id text primary key, last_used_at text not null, credits bigint not null
  )`.execute(db);
  await sql`
    insert into account_activity (account_id, last_used_at, credits)
    select accounts.id, coalesce(used.last_used_at, ''), allocation_credits + granted_credits
    from accounts left join (
      select account_id, max(last_used_at) as last_used_at from api_keys group by account_id
    ) as used on used.account_id = accounts.id`.execute(db);
  await sql`create index account_activity_by_use on account_activity (last_used_at, account_id)`.execute(db);
  await sql`create index account_activity_by_credits on account_activity (credits, account_id)`.execute(db);
}

/** Adds the requests of each account by hour. */
async function addHours(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const withoutRowId = sql.raw(engine === "sqlite" ? "without rowid" : "");
  await sql`create table account_hours (
    hour text not null, account_id text not null, calls bigint not null, failed bigint not null,
    primary key (hour, account_id)
  ) ${withoutRowId}`.execute(db);
}
