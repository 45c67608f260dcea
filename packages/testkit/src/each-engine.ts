import { afterAll, describe, inject } from "vitest";
import {
  createPostgresDatabase,
  createSqliteFile,
  emptyPostgresDatabase,
  type PrivateDatabase,
} from "./databases.js";

const provided = inject("postgres");

/** A test suite that makes its databases with `create`. */
export type DatabaseSuite = (create: () => Promise<PrivateDatabase>) => void;

/** Runs a suite once on SQLite and once on PostgreSQL. */
export function onEachEngine(title: string, suite: DatabaseSuite): void {
  describe(`${title} [SQLite]`, () => suite(async () => createSqliteFile()));
  onPostgres(title, suite);
}

/** Runs a suite on PostgreSQL only; skips it, with the reason, where there is no PostgreSQL. */
export function onPostgres(title: string, suite: DatabaseSuite): void {
  const why = "absent" in provided ? `, skipped: ${provided.absent}` : "";
  describe.skipIf("absent" in provided)(`${title} [PostgreSQL${why}]`, () => {
    const databases = new PostgresDatabases("url" in provided ? provided.url : "");
    afterAll(() => databases.dropAll());
    suite(() => databases.take());
  });
}

/** Databases of one suite; a dropped one is emptied and used again. */
class PostgresDatabases {
  readonly #serverUrl: string;
  readonly #all: PrivateDatabase[] = [];
  readonly #free: PrivateDatabase[] = [];

  constructor(serverUrl: string) {
    this.#serverUrl = serverUrl;
  }

  async take(): Promise<PrivateDatabase> {
    const database = this.#free.pop() ?? (await this.#create());
    const drop = async () => {
      await emptyPostgresDatabase(database);
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
