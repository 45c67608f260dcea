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

/** Makes a temporary folder for a SQLite file, which the store creates on opening. */
export function createSqliteFile(): PrivateDatabase {
  const folder = mkdtempSync(join(tmpdir(), "chart-store-"));
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

/** Empties a PostgreSQL database, which is faster than creating another one. */
export async function emptyPostgresDatabase({ sql }: PrivateDatabase): Promise<void> {
  await sql("drop schema public cascade; create schema public");
}
