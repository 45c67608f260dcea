import { pathToFileURL } from "node:url";
import type { SqliteDatabase, SqliteStatement } from "kysely";
import Database from "libsql";
import AsyncDatabase from "libsql/promise";
import { StoreUnavailableError } from "../../errors/store-unavailable-error.js";
import { LruCache } from "../../lib/lru-cache.js";

/** Result codes about the file or its lock, not about the query. */
const UNAVAILABLE = /^SQLITE_(BUSY|CANTOPEN|CORRUPT|FULL|IOERR|LOCKED|NOTADB|READONLY)/;

/** The database as Kysely uses it, and the commands that must not be prepared statements. */
export interface LibsqlDatabase extends SqliteDatabase {
  /**
   * Begins a transaction with the write lock. A prepared `begin` that finds the lock taken stays open in the
   * driver and lets no later transaction commit; `exec` does not have that fault.
   */
  beginImmediate(): void;
  rollback(): void;
  /** Waits for the disk on a thread of the driver; the connection must not be used until it resolves. */
  commit(): Promise<void>;
}

/** Number of statements that stay prepared: preparing one takes several times as long as running it. */
const REMEMBERED_STATEMENTS = 100;

/** Maximum wait of a statement for another process's lock. The wait blocks this process. */
const STATEMENT_WAIT_MS = 10;
/** Lock timeout for tools (backup, restore), which may block their own process. */
const TOOL_WAIT_MS = 2000;

/**
 * Opens a SQLite file whose commits survive a power cut. To be opened once per file and process: SQLite before
 * 3.51.3 may damage a file that two connections write or checkpoint at the same time.
 *
 * @throws StoreUnavailableError if the file cannot be opened or is not a SQLite database.
 */
export function openLibsql(path: string): LibsqlDatabase {
  return open(path, false, ["journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"]);
}

/** Opens a second connection to a file that is open: it only reads, and so never waits for a commit under way. */
export function openLibsqlReader(path: string): LibsqlDatabase {
  return open(path, true, ["query_only = ON", "wal_autocheckpoint = 0"]);
}

/** @param path A path, or a file URL with SQLite's parameters. */
function open(path: string, isReader: boolean, pragmas: readonly string[]): LibsqlDatabase {
  const database = translatingErrors(() => {
    const opened = new Database(path);
    opened.pragma(`busy_timeout = ${STATEMENT_WAIT_MS}`);
    for (const pragma of pragmas) opened.pragma(pragma);
    return opened;
  });
  const statements = new LruCache<string, CheckedStatement>(REMEMBERED_STATEMENTS);
  return {
    prepare(sql) {
      const remembered = statements.get(sql);
      if (remembered !== undefined) return remembered;
      const statement = translatingErrors(
        // A statement that failed may stay open in the driver; it is not used again.
        () => new CheckedStatement(database.prepare(sql), () => statements.delete(sql)),
      );
      statements.set(sql, statement);
      return statement;
    },
    beginImmediate: () => translatingErrors(() => database.exec("begin immediate")),
    rollback: () => translatingErrors(() => database.exec("rollback")),
    // The driver's synchronous and asynchronous interfaces share their database objects.
    commit: () => AsyncDatabase.prototype.exec.call(database, "commit").catch(translateError),
    close() {
      try {
        if (!isReader) database.pragma("wal_checkpoint(TRUNCATE)");
      } finally {
        database.close();
      }
    },
  };
}

/**
 * Opens an existing file for a tool, such as a backup; a service may have it open. Neither sets the file up nor
 * cleans up at the end.
 *
 * @param isImmutable True if nobody writes to the file, so that SQLite creates no files beside it.
 * @throws StoreUnavailableError if the file cannot be opened or is not a SQLite database.
 */
export function openExisting(
  path: string,
  { isImmutable = false }: { readonly isImmutable?: boolean } = {},
): LibsqlDatabase {
  const mode = isImmutable ? "mode=ro&immutable=1" : "mode=rw";
  return open(`${pathToFileURL(path).href}?${mode}`, true, [`busy_timeout = ${TOOL_WAIT_MS}`]);
}

/** A statement that checks its parameters: binding a boolean would crash the process in the driver. */
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
    return this.#watched(() => this.#statement.all(checkBindable(parameters)));
  }

  run(parameters: readonly unknown[]): Database.RunResult {
    return this.#watched(() => this.#statement.run(checkBindable(parameters)));
  }

  iterate(parameters: readonly unknown[]): IterableIterator<unknown> {
    return this.#statement.iterate(checkBindable(parameters));
  }

  #watched<T>(action: () => T): T {
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
      throw new TypeError(`a SQL parameter is text, a number or null, not ${typeof value}`);
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

function translateError(error: unknown): never {
  const code = error instanceof Database.SqliteError ? error.code : undefined;
  const couldNotOpen = error instanceof Error && error.message.startsWith("ConnectionFailed");
  if (couldNotOpen || (code !== undefined && UNAVAILABLE.test(code))) {
    throw new StoreUnavailableError(code ?? "SQLITE_CANTOPEN", { cause: realError(error) });
  }
  throw realError(error);
}

/** Copies the driver's error, which is no real Error object: cloning it for another thread would lose its message. */
function realError(error: unknown): unknown {
  if (!(error instanceof Database.SqliteError)) return error;
  const { name, message, code, stack } = error;
  return Object.assign(new Error(message), { name, code, stack });
}
