import { pathToFileURL } from "node:url";
import { LruCache } from "@chart/base";
import { StoreUnavailableError } from "chart-http/base";
import type { SqliteDatabase, SqliteStatement } from "kysely";
import Database from "libsql";
import AsyncDatabase from "libsql/promise";

/** Result codes that concern the file or its lock, not the query. */
const UNAVAILABLE = /^SQLITE_(BUSY|CANTOPEN|CORRUPT|FULL|IOERR|LOCKED|NOTADB|READONLY)/;

/** The database as Kysely uses it, and the commands of a transaction, which must not be prepared statements. */
export interface LibsqlDatabase extends SqliteDatabase {
  /**
   * Begins a transaction with the write lock. A prepared `begin` that finds the file locked stays unfinished in the
   * driver and prevents every later commit; `exec` does not have that defect.
   */
  beginImmediate(): void;
  /** Rolls the transaction back, unless SQLite has done so itself, as it does when the disk is full. */
  rollback(): void;
  /** Commits. Waits for the disk on a thread of the driver; the connection must not be used until this resolves. */
  commit(): Promise<void>;
}

/** Number of statements that stay prepared, because preparing one takes several times as long as running it. */
const MAX_PREPARED_STATEMENTS = 100;

/** Maximum wait of a statement for the lock of another process. The wait blocks this thread. */
const STATEMENT_WAIT_MS = 10;
/** Lock timeout for tools (backup, restore), which may block their own process. */
const TOOL_WAIT_MS = 2000;

/**
 * Opens a SQLite file for reading and writing; a commit survives a power cut. Open each file only once per process:
 * SQLite before 3.51.3 may damage a file if two connections write or checkpoint at the same time.
 *
 * @throws StoreUnavailableError if the file cannot be opened or is not a SQLite database.
 */
export function openLibsql(path: string): LibsqlDatabase {
  return open(path, false, ["journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"]);
}

/**
 * Opens a second connection to an open file. It only reads, so it never waits for a commit of the first one.
 *
 * @param waitMs Maximum wait of a statement for the lock of another process, by default {@link STATEMENT_WAIT_MS}.
 */
export function openLibsqlReader(path: string, waitMs: number = STATEMENT_WAIT_MS): LibsqlDatabase {
  return open(path, true, [`busy_timeout = ${waitMs}`, "query_only = ON", "wal_autocheckpoint = 0"]);
}

/** @param path Path, or file URL with SQLite's parameters. */
function open(path: string, isReader: boolean, pragmas: readonly string[]): LibsqlDatabase {
  const database = translatingErrors(() => {
    const opened = new Database(path);
    opened.pragma(`busy_timeout = ${STATEMENT_WAIT_MS}`);
    for (const pragma of pragmas) opened.pragma(pragma);
    return opened;
  });
  const statements = new LruCache<string, CheckedStatement>(MAX_PREPARED_STATEMENTS);
  let isClosed = false;
  // The driver crashes the process if a closed connection is used.
  const checkOpen = () => {
    if (isClosed) throw new StoreUnavailableError("the connection to the database is closed");
  };
  return {
    prepare(sql) {
      checkOpen();
      const cached = statements.get(sql);
      if (cached !== undefined) return cached;
      const statement = translatingErrors(
        // A failed statement may stay unfinished in the driver, so it is not reused.
        () => new CheckedStatement(database.prepare(sql), () => statements.delete(sql)),
      );
      statements.set(sql, statement);
      return statement;
    },
    beginImmediate: () => {
      checkOpen();
      translatingErrors(() => database.exec("begin immediate"));
    },
    rollback: () => {
      if (database.inTransaction) translatingErrors(() => database.exec("rollback"));
    },
    // The synchronous and asynchronous interfaces of the driver use the same database object.
    commit: () => AsyncDatabase.prototype.exec.call(database, "commit").catch(translateCommitError),
    close() {
      isClosed = true;
      try {
        if (!isReader) database.pragma("wal_checkpoint(TRUNCATE)");
      } finally {
        database.close();
      }
    },
  };
}

/**
 * Opens an existing file for a tool such as a backup, even while a service uses it. Changes no settings of the file and
 * does not checkpoint it at the end.
 *
 * @param isImmutable True if no process writes to the file. SQLite then creates no other files next to it.
 * @param isReadOnly True to change nothing, not even by applying the log of a crashed process to the file.
 * @throws StoreUnavailableError if the file cannot be opened or is not a SQLite database.
 */
export function openExisting(
  path: string,
  {
    isImmutable = false,
    isReadOnly = false,
  }: { readonly isImmutable?: boolean; readonly isReadOnly?: boolean } = {},
): LibsqlDatabase {
  const mode = isImmutable ? "mode=ro&immutable=1" : isReadOnly ? "mode=ro" : "mode=rw";
  return open(`${pathToFileURL(path).href}?${mode}`, true, [`busy_timeout = ${TOOL_WAIT_MS}`]);
}

/** A prepared statement that checks its parameters first, because binding a boolean crashes the process. */
class CheckedStatement implements SqliteStatement {
  readonly reader: boolean;
  readonly #statement: Database.Statement;
  readonly #onFailure: () => void;

  constructor(statement: Database.Statement, onFailure: () => void) {
    this.#statement = statement;
    this.#onFailure = onFailure;
    this.reader = statement.reader;
  }

  all(parameters: readonly unknown[]): unknown[] {
    return this.#execute(() => this.#statement.all(checkBindable(parameters)));
  }

  run(parameters: readonly unknown[]): Database.RunResult {
    return this.#execute(() => this.#statement.run(checkBindable(parameters)));
  }

  iterate(parameters: readonly unknown[]): IterableIterator<unknown> {
    return this.#statement.iterate(checkBindable(parameters));
  }

  #execute<T>(action: () => T): T {
    try {
      return translatingErrors(action);
    } catch (error) {
      this.#onFailure();
      throw error;
    }
  }
}

function checkBindable(parameters: readonly unknown[]): readonly unknown[] {
  for (const value of parameters) {
    if (value !== null && !["string", "number", "bigint"].includes(typeof value)) {
      throw new TypeError(`a SQL parameter must be text, a number or null, not ${typeof value}`);
    }
  }
  return parameters;
}

function translatingErrors<T>(action: () => T): T {
  try {
    return action();
  } catch (error) {
    return translateError(error);
  }
}

/** Translates an error of a commit: the transaction may be in the file all the same. */
function translateCommitError(error: unknown): never {
  return translateError(error, true);
}

function translateError(error: unknown, isOutcomeUnknown = false): never {
  const code = error instanceof Database.SqliteError ? error.code : undefined;
  const couldNotOpen = error instanceof Error && error.message.startsWith("ConnectionFailed");
  if (couldNotOpen || (code !== undefined && UNAVAILABLE.test(code))) {
    const known = code ?? "SQLITE_CANTOPEN";
    throw new StoreUnavailableError(known, { code: known, cause: realError(error), isOutcomeUnknown });
  }
  throw realError(error);
}

/** Copies an error of the driver, which is not a real Error: cloning it for another thread would lose its message. */
function realError(error: unknown): unknown {
  if (!(error instanceof Database.SqliteError)) return error;
  const { name, message, code, stack } = error;
  return Object.assign(new Error(message), { name, code, stack });
}
