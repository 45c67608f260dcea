import type { PrivateDatabase } from "@chart/kit/stores/databases";

/**
 * Sets the clock by which PostgreSQL counts the shared rate buckets, for stores that are opened afterwards: shadows the
 * function that returns it. Does nothing on SQLite, whose buckets use the clock of the process.
 */
export async function setDatabaseClock({ engine, sql }: PrivateDatabase, now: Date): Promise<void> {
  if (engine === "sqlite") return;
  // Functions of PostgreSQL come first unless the path names their schema.
  await sql(`do $$ begin
      execute format('alter database %I set search_path = public, pg_catalog', current_database());
    end $$`);
  await sql("create table if not exists test_clock (now timestamptz)");
  await sql(`create or replace function public.statement_timestamp() returns timestamptz
    language sql stable as 'select now from public.test_clock'`);
  await sql("delete from test_clock");
  await sql("insert into test_clock values (cast($1 as timestamptz))", now.toISOString());
}
