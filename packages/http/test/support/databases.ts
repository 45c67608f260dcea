import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, inject } from "vitest";
import { openPostgresStore } from "../../src/database/postgres/postgres-store.js";
import { openSqliteStore } from "../../src/database/sqlite/sqlite-store.js";
import type { Stores } from "../../src/database/stores.js";
import { queryPostgres, querySqlite, type Row } from "./queries.js";

export const PLAN_CREDITS = { hobbyist: 100, developer: 200, scale: 300, lifetime: 400 };

/** An empty database of a test's own. */
export interface TestDatabase {
  readonly engine: "sqlite" | "postgres";
  /** As DATABASE_URL has it. */
  readonly url: string;
  /** Opens the store, as one more node would. SQLite's is to be opened once in a process. */
  open(): Promise<Stores>;
  /** Reads or changes the database behind the service's back; parameters are `$1`, `$2`, ... */
  sql(statement: string, ...parameters: (string | number)[]): Promise<Row[]>;
  drop(): Promise<void>;
}

const provided = inject("postgres");

/** Runs a suite once for each engine. */
export function onEachEngine(title: string, suite: (create: () => Promise<TestDatabase>) => void): void {
  describe(`${title} [SQLite]`, () => suite(createSqlite));
  onPostgres(title, suite);
}

/** Runs a suite on PostgreSQL alone. */
export function onPostgres(title: string, suite: (create: () => Promise<TestDatabase>) => void): void {
  const why = "absent" in provided ? `, skipped: ${provided.absent}` : "";
  describe.skipIf("absent" in provided)(`${title} [PostgreSQL${why}]`, () => {
    const databases = new PostgresDatabases();
    afterAll(() => databases.dropAll());
    suite(() => databases.take());
  });
}

/** An empty SQLite file. */
export async function createSqlite(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "chart-store-"));
  const path = join(folder, "chart.db");
  return {
    engine: "sqlite",
    url: `file:${path}`,
    open: () => openSqliteStore(path, { planCredits: PLAN_CREDITS }),
    sql: (statement, ...parameters) => querySqlite(path, statement, parameters),
    drop: async () => rmSync(folder, { recursive: true }),
  };
}

/** The databases of one suite: emptying one is faster than making the next. */
class PostgresDatabases {
  readonly #names: string[] = [];
  readonly #free: string[] = [];
  readonly #server = "url" in provided ? provided.url : "";

  async take(): Promise<TestDatabase> {
    const name = this.#free.pop() ?? (await this.#create());
    const url = new URL(this.#server);
    url.pathname = `/${name}`;
    return {
      engine: "postgres",
      url: url.href,
      open: () => openPostgresStore(url.href, { planCredits: PLAN_CREDITS }),
      sql: (statement, ...parameters) => queryPostgres(url.href, statement, parameters),
      drop: async () => {
        await queryPostgres(url.href, "drop schema public cascade; create schema public");
        this.#free.push(name);
      },
    };
  }

  async #create(): Promise<string> {
    const name = `chart_test_${crypto.randomUUID().replaceAll("-", "")}`;
    await queryPostgres(this.#server, `create database ${name}`);
    this.#names.push(name);
    return name;
  }

  async dropAll(): Promise<void> {
    for (const name of this.#names) await queryPostgres(this.#server, `drop database ${name} with (force)`);
  }
}
