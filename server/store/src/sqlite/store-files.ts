import { closeSync, fchmodSync, openSync, readSync, type Stats, statSync } from "node:fs";
import { StoreUnavailableError } from "chart-http/base";

/** Files of an open SQLite store, by the suffix of their paths. */
const FILES = [
  ["", "the database file"],
  ["-wal", "the write-ahead log"],
  ["-shm", "the index of the write-ahead log"],
] as const;

const SIGNATURE = Buffer.from("SQLite format 3\0");

/**
 * Creates an empty database file that only its owner may read, under any umask; does nothing if there is a file. SQLite
 * gives its other files the same mode.
 */
export function createPrivateFile(path: string): void {
  let file: number;
  try {
    file = openSync(path, "wx", 0o600);
  } catch {
    // The file exists, or SQLite reports why it cannot be created.
    return;
  }
  fchmodSync(file, 0o600);
  closeSync(file);
}

/**
 * Files of an open store, which must stay the same until it is closed. SQLite itself does not notice that a file was
 * deleted or replaced, nor that the database was overwritten as long as its pages are cached: it would confirm changes
 * that are lost later.
 */
export class StoreFiles {
  readonly #path: string;
  readonly #opened: readonly (Stats | undefined)[];
  /**
   * Never closed: closing any descriptor of the file drops all of SQLite's locks on it in this process, and the driver
   * keeps a closed connection, with its locks, until the statements of it are collected. A process opens one store.
   */
  readonly #database: number;
  readonly #start: Buffer = Buffer.alloc(SIGNATURE.length);

  /** @param path Path of a database that is open in WAL mode, so that all its files exist. */
  constructor(path: string) {
    this.#path = path;
    this.#database = openSync(path, "r");
    this.#opened = FILES.map(([suffix]) => statSync(path + suffix, { throwIfNoEntry: false }));
  }

  /**
   * Checks that all files are still the ones that were opened, and reads the start of the database from the disk.
   *
   * @throws StoreUnavailableError if changes would be lost.
   */
  check(): void {
    try {
      this.#checkFiles();
    } catch (error) {
      if (error instanceof StoreUnavailableError) throw error;
      const { code } = error as NodeJS.ErrnoException;
      throw new StoreUnavailableError("the store's files cannot be read", { code, cause: error });
    }
  }

  #checkFiles(): void {
    for (const [index, [suffix, name]] of FILES.entries()) {
      const opened = this.#opened[index];
      const current = statSync(this.#path + suffix, { throwIfNoEntry: false });
      if (current === undefined || current.ino !== opened?.ino || current.dev !== opened.dev) {
        throw new StoreUnavailableError(`${name} was deleted or replaced`);
      }
    }
    readSync(this.#database, this.#start, 0, SIGNATURE.length, 0);
    if (!this.#start.equals(SIGNATURE)) throw new StoreUnavailableError("the database file was overwritten");
    this.#start.fill(0);
  }
}
