import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { byPlan } from "@chart/accounts";
import { createSqliteFile, type PrivateDatabase } from "@chart/kit/stores/databases";
import * as suites from "@chart/kit/stores/each-engine";
import type { Stores } from "@chart/store";
import { openPostgresStore, openSqliteStore } from "@chart/store/engines";

/** Monthly credits of each plan in the tests, small enough to spend. */
export const PLAN_CREDITS = byPlan((_, index) => 100 * (index + 1));

/** A database for one test: empty, or migrated and without accounts. */
export interface TestDatabase extends PrivateDatabase {
  /** Opens the store like an additional node. SQLite files can be opened only once per process. */
  open(): Promise<TestStores>;
}

/** All ports of an open store. */
export type TestStores = Stores;

type StoreSuite = (create: () => Promise<TestDatabase>) => void;

/** Runs a suite once for each database engine. */
export function onEachEngine(title: string, suite: StoreSuite): void {
  suites.onEachEngine(title, (create) => suite(async () => withStore(await create())), migrate);
}

/** Runs a suite on SQLite only. */
export function onSqlite(title: string, suite: StoreSuite): void {
  suites.onSqlite(title, (create) => suite(async () => withStore(await create())));
}

/** Runs a suite on PostgreSQL only. */
export function onPostgres(title: string, suite: StoreSuite): void {
  suites.onPostgres(title, (create) => suite(async () => withStore(await create())), migrate);
}

async function migrate(database: PrivateDatabase): Promise<void> {
  await (await withStore(database).open()).close();
}

/** Returns a database under another address, such as that of a proxy before it. */
export function atUrl(database: TestDatabase, url: string): TestDatabase {
  return withStore({ ...database, url });
}

/** Creates an empty SQLite file. */
export async function createSqlite(options: { readonly lockTimeoutMs?: number } = {}): Promise<TestDatabase> {
  return withStore(createSqliteFile(), options);
}

/** Selects the rows of a matrix of responses whose outcome depends on the store: the same on each engine. */
export function needsStore({ status }: { readonly status: number }): boolean {
  return [200, 401, 402, 403].includes(status);
}

/** A migrated file, which all tests of a worker copy, because a migration takes longer than most tests. */
let migratedFile: Promise<Buffer> | undefined;

async function readMigratedFile(): Promise<Buffer> {
  const { url, drop } = createSqliteFile();
  const path = fileURLToPath(url);
  await (await openSqliteStore(path, { planCredits: PLAN_CREDITS })).close();
  const file = readFileSync(path);
  await drop();
  return file;
}

function withStore(
  database: PrivateDatabase,
  options: { readonly lockTimeoutMs?: number } = {},
): TestDatabase {
  const { engine, url } = database;
  const open = async () => {
    if (engine === "postgres") return openPostgresStore(url, { planCredits: PLAN_CREDITS });
    const path = fileURLToPath(url);
    migratedFile ??= readMigratedFile();
    if (!existsSync(path)) writeFileSync(path, await migratedFile, { mode: 0o600 });
    return openSqliteStore(path, { ...options, planCredits: PLAN_CREDITS });
  };
  return { ...database, open };
}
