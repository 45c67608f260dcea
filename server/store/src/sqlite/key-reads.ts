import type { AccountOfKey, AccountStore } from "@chart/accounts";
import { StoreUnavailableError } from "chart-http/base";
import { BatchQueue } from "../base/batch-queue.js";
import { isDue, isTooFarAhead } from "../queries/base/due-periods.js";
import { type KeyOwnerRow, ownerOf, SELECT_KEY_OWNERS } from "../queries/base/key-owners.js";
import { type LibsqlDatabase, openLibsqlReader } from "./libsql-database.js";

interface Lookup {
  readonly keyHmac: string;
  readonly previousHmac: string | undefined;
  readonly now: Date;
}

/** A lookup that needs a change of the store, or has failed. */
const UNSETTLED = Symbol("unsettled");

type Found = AccountOfKey | undefined | typeof UNSETTLED;

const OWNERS_OF_KEYS = `${SELECT_KEY_OWNERS} (select value from json_each(?))`;

/**
 * Finds the owners of keys in this thread, on a connection that only reads: those of all requests of a turn with one
 * query, which takes less time than a message to the store's thread. Each lookup still reads the store.
 *
 * The store's thread does the lookups that need a change (a period that is due or wrong, a key under the previous pepper),
 * and those that fail here.
 */
export class KeyReads {
  readonly #path: string;
  /** Undefined after a failure, and once it is closed. */
  #database: LibsqlDatabase | undefined;
  #isClosed = false;
  readonly #findInStore: AccountStore["findByKey"];
  readonly #lookups = new BatchQueue<Lookup, Found>(async (batch) => this.#read(batch));

  /** @param path Path of a database that is open in WAL mode. */
  constructor(path: string, findInStore: AccountStore["findByKey"]) {
    this.#path = path;
    this.#database = openReader(path);
    this.#findInStore = findInStore;
  }

  async find(keyHmac: string, now: Date, previousHmac?: string): Promise<AccountOfKey | undefined> {
    const found = await this.#lookups.add({ keyHmac, previousHmac, now });
    return found === UNSETTLED ? this.#findInStore(keyHmac, now, previousHmac) : found;
  }

  close(): void {
    this.#isClosed = true;
    this.#forget();
  }

  #read(batch: readonly Lookup[]): Found[] {
    let owners: Map<string, Found>;
    try {
      owners = this.#ownersOf(batch);
    } catch {
      // The store's thread waits for a locked file, and reports any other error. The statement may have stayed unfinished,
      // and would then go on reading what there was.
      this.#forget();
      return batch.map(() => UNSETTLED);
    }
    return batch.map(({ keyHmac, previousHmac }) => {
      const isUnderPrevious = previousHmac !== undefined && !owners.has(keyHmac) && owners.has(previousHmac);
      return isUnderPrevious ? UNSETTLED : owners.get(keyHmac);
    });
  }

  #forget(): void {
    const database = this.#database;
    this.#database = undefined;
    database?.close();
  }

  #ownersOf(batch: readonly Lookup[]): Map<string, Found> {
    const hmacs = new Set<string>();
    let latest = new Date(0);
    for (const { keyHmac, previousHmac, now } of batch) {
      hmacs.add(keyHmac);
      if (previousHmac !== undefined) hmacs.add(previousHmac);
      if (now > latest) latest = now;
    }
    if (this.#isClosed) throw new StoreUnavailableError("the connection to the database is closed");
    this.#database ??= openReader(this.#path);
    const rows = this.#database.prepare(OWNERS_OF_KEYS).all([JSON.stringify([...hmacs])]) as KeyOwnerRow[];
    return new Map(
      rows.map((row) => {
        const isUnsettled = isDue(row, latest) || isTooFarAhead(row, latest);
        return [row.hmac, isUnsettled ? UNSETTLED : ownerOf(row)];
      }),
    );
  }
}

/** Opens a connection that never waits for a lock, because that would block the event loop. */
function openReader(path: string): LibsqlDatabase {
  return openLibsqlReader(path, 0);
}
