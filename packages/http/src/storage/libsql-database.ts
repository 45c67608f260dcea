import { pathToFileURL } from "node:url";
import type { SqliteDatabase, SqliteStatement } from "kysely";
import Database from "libsql";
import { StoreUnavailableError } from "./store.js";

/** Result codes that speak of the file or its lock, not of the query. */
const UNAVAILABLE = /^SQLITE_(BUSY|CANTOPEN|CORRUPT|FULL|IOERR|LOCKED|NOTADB|READONLY)/;

/** What kysely needs of a database, and the one command that must not be a prepared statement. */
export interface LibsqlDatabase extends SqliteDatabase {
  /**
   * Begins a transaction with the write lock. A prepared `begin` that finds the lock taken stays open in the
   * driver and lets no later transaction commit; `exec` does not have that fault.
   */
  beginImmediate(): void;
}

/** How long a single statement waits for another process's lock. The wait blocks this process. */
const STATEMENT_WAIT_MS = 10;
/** The same for a process that does nothing else. */
const FOREIGN_WAIT_MS = 2000;

/**
 * Opens a SQLite file whose commits survive a power cut. To be opened once per file and process.
 *
 * @throws StoreUnavailableError where the file cannot be opened, or is no SQLite database.
 */
export function openLibsql(path: string): LibsqlDatabase {
  const database = translatingErrors(() => {
    const opened = new Database(path);
    opened.pragma(`busy_timeout = ${STATEMENT_WAIT_MS}`);
    opened.pragma("journal_mode = WAL");
    opened.pragma("synchronous = FULL");
    opened.pragma("foreign_keys = ON");
    return opened;
  });
  return {
    ...checked(database),
    close() {
      database.pragma("wal_checkpoint(TRUNCATE)");
      database.close();
    },
  };
}

/**
 * Opens a file that must exist and that the store's own process may have open, for what is no part of serving:
 * a backup, or a look at one. Nothing is set up and nothing tidied at the end.
 *
 * @param isImmutable Whether nobody writes to it, so that nothing is made beside it either.
 * @throws StoreUnavailableError where the file cannot be opened, or is no SQLite database.
 */
export function openExisting(
  path: string,
  { isImmutable = false }: { readonly isImmutable?: boolean } = {},
): LibsqlDatabase {
  const database = translatingErrors(() => {
    const mode = isImmutable ? "mode=ro&immutable=1" : "mode=rw";
    const opened = new Database(`${pathToFileURL(path).href}?${mode}`);
    opened.pragma(`busy_timeout = ${FOREIGN_WAIT_MS}`);
    return opened;
  });
  return { ...checked(database), close: () => database.close() };
}

function checked(database: Database.Database): Pick<LibsqlDatabase, "prepare" | "beginImmediate"> {
  return {
    prepare: (sql) => translatingErrors(() => new CheckedStatement(database.prepare(sql))),
    beginImmediate: () => translatingErrors(() => database.exec("begin immediate")),
  };
}

/** A statement that binds only what the driver survives: a boolean would end the process. */
class CheckedStatement implements SqliteStatement {
  readonly reader: boolean;
  readonly #statement: Database.Statement;

  constructor(statement: Database.Statement) {
    this.#statement = statement;
    this.reader = statement.reader;
  }

  all(parameters: readonly unknown[]): unknown[] {
    return translatingErrors(() => this.#statement.all(checkBindable(parameters)));
  }

  run(parameters: readonly unknown[]): Database.RunResult {
    return translatingErrors(() => this.#statement.run(checkBindable(parameters)));
  }

  iterate(parameters: readonly unknown[]): IterableIterator<unknown> {
    return this.#statement.iterate(checkBindable(parameters));
  }
}

function checkBindable(parameters: readonly unknown[]): readonly unknown[] {
  for (const value of parameters) {
    if (value !== null && !["string", "number", "bigint"].includes(typeof value)) {
      throw new TypeError(`a SQL parameter is text, a number or null, not ${typeof value}`);
    }
  }
  return parameters;
}

function translatingErrors<T>(action: () => T): T {
  try {
    return action();
  } catch (error) {
    const code = error instanceof Database.SqliteError ? error.code : undefined;
    const couldNotOpen = error instanceof Error && error.message.startsWith("ConnectionFailed");
    if (couldNotOpen || (code !== undefined && UNAVAILABLE.test(code))) {
      throw new StoreUnavailableError(code ?? "SQLITE_CANTOPEN", { cause: error });
    }
    throw error;
  }
}
