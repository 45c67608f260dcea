import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { queryPostgres, querySqlite, type Row } from "./queries.js";

/** A database for a single test, bench or campaign. */
export interface PrivateDatabase {
  readonly engine: "sqlite" | "postgres";
  /** Value for DATABASE_URL. */
  readonly url: string;
  /** Runs a statement directly on the database, bypassing the service; parameters are `$1`, `$2`, ... */
  sql(statement: string, ...parameters: (string | number)[]): Promise<Row[]>;
  /** Deletes the database. */
  drop(): Promise<void>;
}

/** Makes a temporary folder in `parent` for a SQLite file, which the store creates on opening. */
export function createSqliteFile(parent: string = tmpdir()): PrivateDatabase {
  const folder = mkdtempSync(join(parent, "chart-store-"));
  const path = join(folder, "chart.db");
  return {
    engine: "sqlite",
    url: `file:${path}`,
    sql: (statement, ...parameters) => querySqlite(path, statement, parameters),
    drop: async () => rmSync(folder, { recursive: true }),
  };
}

/** Makes an empty database on a PostgreSQL server. */
export async function createPostgresDatabase(serverUrl: string): Promise<PrivateDatabase> {
  const name = `chart_test_${crypto.randomUUID().replaceAll("-", "")}`;
  await queryPostgres(serverUrl, `create database ${name}`);
  const { href: url } = Object.assign(new URL(serverUrl), { pathname: `/${name}` });
  return {
    engine: "postgres",
    url,
    sql: (statement, ...parameters) => queryPostgres(url, statement, parameters),
    drop: async () => {
      await queryPostgres(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

/** A migrated database without accounts: its schema, and the rows that the migrations have written. */
export interface MigratedState {
  readonly schema: string;
  readonly settings: string;
}

/** Digest of all columns, indexes, constraints, triggers and functions, whatever their ids. */
const SCHEMA = `select md5(string_agg(fact, ',' order by fact)) from (
    select concat_ws(' ', relname, relpersistence, attname, attnum, atttypid, atttypmod, attnotnull) as fact
      from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = 'public'::regnamespace and attnum > 0
    union all select concat(conrelid::regclass, conname) from pg_constraint where connamespace = 'public'::regnamespace
    union all select concat(tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
    union all select proname from pg_proc where pronamespace = 'public'::regnamespace
  ) as facts`;

/** Reads the state of a PostgreSQL database that was just migrated. */
export async function migratedState({ sql }: PrivateDatabase): Promise<MigratedState> {
  const [state] = await sql(
    `select (${SCHEMA}) as schema, (select json_agg(store_settings)::text from store_settings) as settings`,
  );
  return state as unknown as MigratedState;
}

/**
 * Empties a PostgreSQL database, which is faster than creating another one. If its schema is that of `migrated`, only
 * the rows go, because a migration takes longer than most tests. Roles other than superusers cannot pass the triggers of
 * the audit log.
 */
export async function emptyPostgresDatabase(
  { sql }: PrivateDatabase,
  migrated: MigratedState,
): Promise<void> {
  await sql(`do $$ declare one text; begin
    if current_setting('is_superuser') = 'off' or '${migrated.schema}' is distinct from (${SCHEMA}) then
      drop schema public cascade;
      create schema public;
      return;
    end if;
    set local session_replication_role = replica;
    for one in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
      execute format('delete from %I', one);
    end loop;
    insert into store_settings select * from json_populate_recordset(null::store_settings, '${migrated.settings}');
  end $$`);
}
