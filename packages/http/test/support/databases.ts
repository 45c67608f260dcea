import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import pg from "pg";
import { afterAll, describe, inject } from "vitest";
import { openPostgresStore } from "../../src/storage/postgres-store.js";
import { openSqliteStore } from "../../src/storage/sqlite-store.js";
import type { Store } from "../../src/storage/store.js";

export const PLAN_CREDITS = { hobbyist: 100, developer: 200, scale: 300, lifetime: 400 };

/** An empty database of a test's own. */
export interface TestDatabase {
  readonly engine: "sqlite" | "postgres";
  /** As DATABASE_URL has it. */
  readonly url: string;
  /** Opens the store, as one more node would. SQLite's is to be opened once in a process. */
  open(): Promise<Store>;
  /** Reads or changes the database behind the service's back; parameters are `$1`, `$2`, ... */
  sql(statement: string, ...parameters: (string | number)[]): Promise<Record<string, unknown>[]>;
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
    async sql(statement, ...parameters) {
      const database = new Database(path);
      try {
        const prepared = database.prepare(statement.replace(/\$\d/g, "?"));
        if (prepared.reader) return prepared.all(parameters) as Record<string, unknown>[];
        prepared.run(parameters);
        return [];
      } finally {
        database.close();
      }
    },
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
      sql: (statement, ...parameters) => queryOnce(url.href, statement, parameters),
      drop: async () => {
        await queryOnce(url.href, "drop schema public cascade; create schema public");
        this.#free.push(name);
      },
    };
  }

  async #create(): Promise<string> {
    const name = `chart_test_${crypto.randomUUID().replaceAll("-", "")}`;
    await queryOnce(this.#server, `create database ${name}`);
    this.#names.push(name);
    return name;
  }

  async dropAll(): Promise<void> {
    for (const name of this.#names) await queryOnce(this.#server, `drop database ${name} with (force)`);
  }
}

async function queryOnce(
  url: string,
  statement: string,
  parameters?: (string | number)[],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows = [] } = await client.query(statement, parameters);
    return rows.map((row: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(row).map(([column, value]) => [column, asNumber(value)])),
    );
  } finally {
    await client.end();
  }
}

/** pg gives 64-bit integers as text. */
function asNumber(value: unknown): unknown {
  return typeof value === "string" && /^-?\d+$/.test(value) ? Number(value) : value;
}
