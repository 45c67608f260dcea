import { Worker } from "node:worker_threads";
import { MemoryBuckets, StoreUnavailableError } from "chart-http/base";
import type { Stores } from "../base/stores.js";
import { KeyReads } from "./key-reads.js";
import type { SqliteOptions } from "./sqlite-store.js";
import { decodeError, type ThreadError } from "./thread-error.js";
import { packCharge, readOutcomes, writeCall } from "./thread-messages.js";
import { type PortName, THREAD_METHODS, type ThreadName } from "./thread-methods.js";
import type { ThreadPort } from "./thread-port.js";

export interface ThreadStart {
  readonly path: string;
  readonly options: SqliteOptions;
  readonly isReader: boolean;
}

/** Maximum calls in a message. A full message is sent without delay, so that both threads work at the same time. */
const MAX_CALLS_PER_MESSAGE = 16;

interface PendingCall {
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
}

/** Called once if the thread ends unexpectedly, for example when memory runs out. Every later call then fails. */
export type OnThreadEnd = (fault: StoreUnavailableError) => void;

/**
 * Opens the SQLite stores in a thread of their own, so that neither changes nor the disk block the event loop. Calls
 * that are made in one turn of the event loop share a message. Reads of the dashboard have a second thread, which starts
 * with the first of them, so that no charge waits for a page. This thread looks keys up itself, on a connection that only
 * reads, and has the rate buckets. See docs/decisions/0041-lookups-on-the-event-loop.md.
 *
 *     this thread                          store thread (store-thread-entry.ts)
 *     accounts.findByKey(..): KeyReads
 *     accounts.find(id, now)  ─┐ message
 *     charges.charge(charge)  ─┴────────>  run the methods of sqlStores
 *     resolve or reject       <──────────  outcomes, by call id
 *
 *                                          reading thread, with a connection that only reads
 *     usage.listLedger(query)  ─────────>  methods that are "reading" in THREAD_METHODS
 *
 * @throws StoreUnavailableError if the file cannot be opened or is not a SQLite database.
 */
export async function openSqliteStoreInThread(
  path: string,
  options: SqliteOptions,
  onEnd: OnThreadEnd,
): Promise<Stores> {
  const calls = new ThreadCalls({ path, options, isReader: false }, onEnd);
  const accounts = forward(() => calls, "accounts");
  let keyReads: KeyReads;
  try {
    await accounts.hasAny();
    keyReads = new KeyReads(path, accounts.findByKey);
  } catch (error) {
    await calls.terminate();
    throw error;
  }
  let reads: ThreadCalls | undefined;
  const callsOf: CallsOf = (thread) => {
    if (thread === "store") return calls;
    reads ??= new ThreadCalls({ path, options, isReader: true }, onEnd);
    return reads;
  };

  const buckets = new MemoryBuckets();
  return {
    accounts: { ...accounts, findByKey: (...lookup) => keyReads.find(...lookup) },
    keys: forward(callsOf, "keys"),
    charges: {
      ...forward(callsOf, "charges"),
      charge: (charge) => calls.send("charges", "charge", packCharge(charge)),
    },
    claims: forward(callsOf, "claims"),
    audit: forward(callsOf, "audit"),
    signIn: forward(callsOf, "signIn"),
    secondFactors: forward(callsOf, "secondFactors"),
    accountData: forward(callsOf, "accountData"),
    usage: forward(callsOf, "usage"),
    notices: forward(callsOf, "notices"),
    operators: forward(callsOf, "operators"),
    requestLog: forward(callsOf, "requestLog"),
    ping: () => calls.send(undefined, "ping", []),
    acceptPepper: (isAdopting) => calls.send(undefined, "acceptPepper", [isAdopting]),
    takeToken: (bucket, limit, now, tokens) => buckets.takeToken(bucket, limit, now, tokens),
    connectionUse: () => undefined,
    async close() {
      // The connection that writes is closed last: it empties the write-ahead log. That file and its index stay, empty,
      // because the driver frees a connection when its statements are collected.
      try {
        keyReads.close();
        await reads?.close();
      } finally {
        await calls.close();
      }
    },
  };
}

type CallsOf = (thread: ThreadName) => ThreadCalls;

/** Creates a port whose methods each send their calls to their thread. */
function forward<Name extends PortName>(callsOf: CallsOf, port: Name): ThreadPort<Stores[Name]> {
  const methods = Object.entries<ThreadName>(THREAD_METHODS[port]).map(([method, thread]) => {
    const send = (...parameters: unknown[]) => callsOf(thread).send(port, method, parameters);
    return [method, send];
  });
  return Object.fromEntries(methods);
}

class ThreadCalls {
  readonly #thread: Worker;
  readonly #pending = new Map<number, PendingCall>();
  #message: unknown[] = [];
  #unsent = 0;
  #lastId = 0;
  #fault: StoreUnavailableError | undefined;
  #onEnd: OnThreadEnd;

  constructor(start: ThreadStart, onEnd: OnThreadEnd) {
    const thread = new Worker(new URL("store-thread-entry.js", import.meta.url), { workerData: start });
    this.#thread = thread;
    this.#onEnd = onEnd;
    thread.on("message", (outcomes: readonly unknown[]) => readOutcomes(outcomes, this.#settle));
    thread.on("error", (error) => this.#failAll(error));
    thread.on("exit", () => this.#failAll(undefined));
  }

  send<T>(port: PortName | undefined, method: string, parameters: readonly unknown[]): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#fault !== undefined) return reject(this.#fault);
      const id = ++this.#lastId;
      this.#pending.set(id, { resolve, reject });
      writeCall(this.#message, id, port, method, parameters);
      if (++this.#unsent === 1) setImmediate(() => this.#post());
      else if (this.#unsent === MAX_CALLS_PER_MESSAGE) this.#post();
    });
  }

  async close(): Promise<void> {
    await this.send(undefined, "close", []);
    await this.terminate();
  }

  /** Ends the thread, without a call of `onEnd`. */
  async terminate(): Promise<void> {
    this.#onEnd = () => {};
    await this.#thread.terminate();
  }

  #post(): void {
    if (this.#unsent === 0) return;
    this.#thread.postMessage(this.#message);
    this.#message = [];
    this.#unsent = 0;
  }

  readonly #settle = (id: number, value: unknown, error: ThreadError | undefined): void => {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (error === undefined) pending?.resolve(value as never);
    else pending?.reject(decodeError(error));
  };

  #failAll(fault: unknown): void {
    // The message of this error may contain data, so it is only kept as the cause, which is not logged.
    if (this.#fault !== undefined) return;
    this.#fault = new StoreUnavailableError("the store's thread has ended", { cause: fault });
    for (const { reject } of this.#pending.values()) reject(this.#fault);
    this.#pending.clear();
    this.#onEnd(this.#fault);
  }
}
