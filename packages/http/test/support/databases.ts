import { fileURLToPath } from "node:url";
import { createSqliteFile, type PrivateDatabase } from "testkit/databases";
import * as suites from "testkit/each-engine";
import { openPostgresStore } from "../../src/database/postgres/postgres-store.js";
import { openSqliteStore } from "../../src/database/sqlite/sqlite-store.js";
import type { Stores } from "../../src/database/stores.js";

/** Monthly credits of each plan in the tests, small enough to spend. */
export const PLAN_CREDITS = { hobbyist: 100, developer: 200, scale: 300, lifetime: 400 };

/** An empty database for one test. */
export interface TestDatabase extends PrivateDatabase {
  /** Opens the store like an additional node. SQLite files can be opened only once per process. */
  open(): Promise<Stores>;
}

type StoreSuite = (create: () => Promise<TestDatabase>) => void;

/** Runs a suite once for each database engine. */
export function onEachEngine(title: string, suite: StoreSuite): void {
  suites.onEachEngine(title, (create) => suite(async () => withStore(await create())));
}

/** Runs a suite on PostgreSQL only. */
export function onPostgres(title: string, suite: StoreSuite): void {
  suites.onPostgres(title, (create) => suite(async () => withStore(await create())));
}

/** Creates an empty SQLite file. */
export async function createSqlite(options: { readonly lockTimeoutMs?: number } = {}): Promise<TestDatabase> {
  return withStore(createSqliteFile(), options);
}

function withStore(
  database: PrivateDatabase,
  options: { readonly lockTimeoutMs?: number } = {},
): TestDatabase {
  const { engine, url } = database;
  const open =
    engine === "sqlite"
      ? () => openSqliteStore(fileURLToPath(url), { ...options, planCredits: PLAN_CREDITS })
      : () => openPostgresStore(url, { planCredits: PLAN_CREDITS });
  return { ...database, open };
}
