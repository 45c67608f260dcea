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
 * Kysely's SQLite dialect with the two habits of a store that several processes may open at once: a
 * transaction takes the write lock when it begins, so that it waits its turn instead of failing at its
 * first write, and a migration is one transaction, so that it happens once and whole.
 */
export function libsqlDialect(database: LibsqlDatabase, lockTimeoutMs: number): Dialect {
  const dialect = new SqliteDialect({ database });
  return {
    createDriver: (): Driver => new ImmediateTransactionDriver(database, lockTimeoutMs),
    createAdapter: (): DialectAdapter => new TransactionalDdlAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
}

class ImmediateTransactionDriver extends SqliteDriver {
  readonly #database: LibsqlDatabase;
  readonly #lockTimeoutMs: number;

  constructor(database: LibsqlDatabase, lockTimeoutMs: number) {
    super({ database });
    this.#database = database;
    this.#lockTimeoutMs = lockTimeoutMs;
  }

  override beginTransaction(): Promise<void> {
    return waitForLock(this.#lockTimeoutMs, () => this.#database.beginImmediate());
  }

  override commitTransaction(): Promise<void> {
    return this.#database.commit();
  }

  override async rollbackTransaction(): Promise<void> {
    this.#database.rollback();
  }
}

class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
