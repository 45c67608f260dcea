import { type Kysely, type Migration, sql } from "kysely";
import type { Engine } from "../base/query-context.js";

/** Adds the audit log. Triggers make it append-only: the database itself rejects a change or deletion of an entry. */
export const audit = (engine: Engine): Migration => ({
  async up(db) {
    await db.schema
      .createTable("audit_entries")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("actor_id", "text")
      .addColumn("actor", "text", (column) => column.notNull())
      .addColumn("action", "text", (column) => column.notNull())
      .addColumn("account_id", "text")
      .addColumn("detail", "text", (column) => column.notNull())
      .addColumn("request_id", "text")
      .execute();
    await db.schema
      .createIndex("audit_entries_by_time")
      .on("audit_entries")
      .columns(["created_at", "id"])
      .execute();
    await db.schema
      .createIndex("audit_entries_by_account")
      .on("audit_entries")
      .columns(["account_id", "created_at"])
      .execute();
    await (engine === "postgres" ? rejectChangesOnPostgres(db) : rejectChangesOnSqlite(db));
  },
});

async function rejectChangesOnSqlite(db: Kysely<unknown>): Promise<void> {
  for (const change of ["update", "delete"]) {
    await sql`create trigger ${sql.ref(`audit_entries_no_${change}`)}
      before ${sql.raw(change)} on audit_entries
      begin select raise(abort, 'audit_entries is append-only'); end`.execute(db);
  }
  // "insert or replace" deletes the old row without running the trigger for deletions.
  await sql`create trigger audit_entries_no_replace
    before insert on audit_entries when exists (select 1 from audit_entries where id = new.id)
    begin select raise(abort, 'audit_entries is append-only'); end`.execute(db);
}

async function rejectChangesOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create function refuse_audit_change() returns trigger language plpgsql as
    $$ begin raise exception 'audit_entries is append-only'; end $$`.execute(db);
  await sql`create trigger audit_entries_append_only
    before update or delete or truncate on audit_entries
    for each statement execute function refuse_audit_change()`.execute(db);
}
