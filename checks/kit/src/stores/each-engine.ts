import { readFileSync } from "node:fs";
import { afterAll, describe, expect, inject } from "vitest";
import {
  createPostgresDatabase,
  createSqliteFile,
  emptyPostgresDatabase,
  type MigratedState,
  migratedState,
  type PrivateDatabase,
} from "./databases.js";
import { hasPostgresSuites } from "./engine-suites.js";

type Engine = PrivateDatabase["engine"];

declare module "vitest" {
  export interface ProvidedContext {
    /** Engine of files that are not slow: SQLite in `npm test`, PostgreSQL in `npm run check`. */
    engine: Engine;
  }
}

/** A test suite that makes its databases with `create`. */
export type DatabaseSuite = (create: () => Promise<PrivateDatabase>) => void;

/** Migrates an empty PostgreSQL database. */
export type Migrate = (database: PrivateDatabase) => Promise<void>;

/** Returns whether this run covers an engine for the current file: slow ones run on both. */
function runsOn(engine: Engine): boolean {
  return (
    inject("engine") === engine ||
    /\/test\/slow\/|\/checks\/\w+\/test\//.test(expect.getState().testPath ?? "")
  );
}

/** Runs a suite once on SQLite and once on PostgreSQL, each where this run tests on it. */
export function onEachEngine(title: string, suite: DatabaseSuite, migrate: Migrate): void {
  onSqlite(title, suite);
  onPostgres(title, suite, migrate);
}

/** Runs a suite on SQLite only. */
export function onSqlite(title: string, suite: DatabaseSuite): void {
  if (!runsOn("sqlite")) return;
  describe(`${title} [SQLite]`, () => suite(async () => createSqliteFile()));
}

/** Runs a suite on PostgreSQL only; skips it, with the reason, where there is no PostgreSQL. */
export function onPostgres(title: string, suite: DatabaseSuite, migrate: Migrate): void {
  if (!runsOn("postgres")) {
    expectFound(expect.getState().testPath ?? "");
    return;
  }
  const provided = inject("postgres");
  const why = "absent" in provided ? `, skipped: ${provided.absent}` : "";
  describe.skipIf("absent" in provided)(`${title} [PostgreSQL${why}]`, () => {
    const databases = new PostgresDatabases("url" in provided ? provided.url : "", migrate);
    afterAll(() => databases.dropAll());
    suite(() => databases.take());
  });
}

/** Throws if `npm run check` would not find the file's suites for PostgreSQL, so that they would never run. */
function expectFound(path: string): void {
  if (!hasPostgresSuites(path, readFileSync(path, "utf8")))
    throw new Error(`${path}: hasPostgresSuites does not recognise how this file declares its suites`);
}

/** State of a migrated database, which is the same for all suites of a worker. */
let migrated: Promise<MigratedState> | undefined;

async function readMigratedState(serverUrl: string, migrate: Migrate): Promise<MigratedState> {
  const database = await createPostgresDatabase(serverUrl);
  await migrate(database);
  const state = await migratedState(database);
  await database.drop();
  return state;
}

/** Databases of one suite; a dropped one is emptied, but stays migrated, and is used again. */
class PostgresDatabases {
  readonly #serverUrl: string;
  readonly #migrate: Migrate;
  readonly #all: PrivateDatabase[] = [];
  readonly #free: PrivateDatabase[] = [];

  constructor(serverUrl: string, migrate: Migrate) {
    this.#serverUrl = serverUrl;
    this.#migrate = migrate;
  }

  async take(): Promise<PrivateDatabase> {
    const database = this.#free.pop() ?? (await this.#create());
    const drop = async () => {
      migrated ??= readMigratedState(this.#serverUrl, this.#migrate);
      await emptyPostgresDatabase(database, await migrated);
      this.#free.push(database);
    };
    return { ...database, drop };
  }

  async #create(): Promise<PrivateDatabase> {
    const database = await createPostgresDatabase(this.#serverUrl);
    this.#all.push(database);
    return database;
  }

  async dropAll(): Promise<void> {
    for (const database of this.#all) await database.drop();
  }
}
