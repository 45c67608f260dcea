import {
  type Dialect,
  type DialectAdapter,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from "kysely";
import type { LibsqlDatabase } from "./libsql-database.js";
import { waitForLock } from "./wait-for-lock.js";

/**
 * Creates Kysely's SQLite dialect with two changes for a file that several processes may open. A transaction takes the
 * write lock when it begins, because it could not wait for the lock later. A migration is one transaction, so that it
 * runs completely or not at all, and only once.
 *
 * @param checkFiles Called before each transaction; throws if its changes would be lost.
 */
export function libsqlDialect(
  database: LibsqlDatabase,
  lockTimeoutMs: number,
  checkFiles: () => void = () => {},
): Dialect {
  const dialect = new SqliteDialect({ database });
  return {
    createDriver: (): Driver => new ImmediateTransactionDriver(database, lockTimeoutMs, checkFiles),
    createAdapter: (): DialectAdapter => new TransactionalDdlAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
}

class ImmediateTransactionDriver extends SqliteDriver {
  readonly #database: LibsqlDatabase;
  readonly #lockTimeoutMs: number;
  readonly #checkFiles: () => void;

  constructor(database: LibsqlDatabase, lockTimeoutMs: number, checkFiles: () => void) {
    super({ database });
    this.#database = database;
    this.#lockTimeoutMs = lockTimeoutMs;
    this.#checkFiles = checkFiles;
  }

  override async beginTransaction(): Promise<void> {
    this.#checkFiles();
    return waitForLock(this.#lockTimeoutMs, () => this.#database.beginImmediate());
  }

  override commitTransaction(): Promise<void> {
    return this.#database.commit();
  }

  override async rollbackTransaction(): Promise<void> {
    this.#database.rollback();
  }

  /** Closes the database once the transaction in progress has ended. The driver would crash if it were closed earlier. */
  override async destroy(): Promise<void> {
    await this.acquireConnection();
    try {
      await super.destroy();
    } finally {
      await this.releaseConnection();
    }
  }
}

class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
