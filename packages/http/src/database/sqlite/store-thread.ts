import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { StoreUnavailableError } from "../../errors/store-unavailable-error.js";
import { MemoryBuckets } from "../../rate-limit/memory-buckets.js";
import type { Stores } from "../stores.js";
import type { SqliteOptions } from "./sqlite-store.js";
import type { ThreadPort } from "./thread-port.js";

/** Data that the thread starts with. */
export interface ThreadStart {
  readonly path: string;
  readonly options: SqliteOptions;
}

/** Maximum calls in a message: with a full message the thread starts, while this thread makes further calls. */
const CALLS_IN_A_MESSAGE = 16;

/** The ports whose methods run in the thread. */
type PortName = "accounts" | "charges" | "claims" | "audit" | "signIn" | "usage";

/** A call of a method of one of the ports; of the stores themselves if `port` is undefined. */
export interface ThreadCall {
  readonly id: number;
  readonly port: PortName | undefined;
  readonly method: string;
  readonly parameters: readonly unknown[];
}

/** Outcome of a call. Structured cloning loses the class of an error, hence the flag. */
export type ThreadOutcome =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: unknown; readonly isUnavailable: boolean };

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
}

/** Called once if the thread ends unexpectedly, as when memory runs out: every later call of the stores fails. */
export type OnThreadEnd = (fault: StoreUnavailableError) => void;

/**
 * Opens the SQLite stores in a thread of their own, so that neither queries nor the disk block the event loop. Calls
 * of one turn of the event loop share a message. Rate buckets stay in memory on this side. See
 * docs/decisions/0009-service-speed.md.
 *
 *     this thread                          store thread (store-thread-entry.ts)
 *     accounts.find(id, now)  ─┐ message
 *     charges.charge(charge)  ─┴────────>  run the methods of SqlStores
 *     resolve or reject       <──────────  outcomes, by call id
 *
 * @throws StoreUnavailableError if the file cannot be opened or is not a SQLite database.
 */
export async function openSqliteStoreInThread(
  path: string,
  options: SqliteOptions,
  onEnd: OnThreadEnd,
): Promise<Stores> {
  const start: ThreadStart = { path, options };
  const thread = new Worker(new URL("./store-thread-entry.js", import.meta.url), { workerData: start });
  const calls = new ThreadCalls(thread, onEnd);
  try {
    await calls.send(undefined, "ping", []);
  } catch (error) {
    calls.expectEnd();
    await thread.terminate();
    throw error;
  }

  const buckets = new MemoryBuckets();
  return {
    accounts: forward(calls, "accounts"),
    charges: forward(calls, "charges"),
    claims: forward(calls, "claims"),
    audit: forward(calls, "audit"),
    signIn: forward(calls, "signIn"),
    usage: forward(calls, "usage"),
    ping: () => calls.send(undefined, "ping", []),
    takeToken: async (bucket, limit, now) => buckets.takeToken(bucket, limit, now),
    connectionUse: () => undefined,
    async close() {
      await calls.send(undefined, "close", []);
      calls.expectEnd();
      const ended = once(thread, "exit");
      await thread.terminate();
      await ended;
    },
  };
}

/** A port whose methods run in the thread. */
function forward<Name extends PortName>(calls: ThreadCalls, port: Name): ThreadPort<Stores[Name]> {
  const methods = new Map<string, unknown>();
  return new Proxy({} as ThreadPort<Stores[Name]>, {
    get(_, method: string) {
      // `await` reads `then` of any object, to find out if it is a promise.
      if (method === "then") return undefined;
      const known = methods.get(method);
      if (known !== undefined) return known;
      const send = (...parameters: unknown[]) => calls.send(port, method, parameters);
      methods.set(method, send);
      return send;
    },
  });
}

class ThreadCalls {
  readonly #thread: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #unsent: ThreadCall[] = [];
  #lastId = 0;
  #fault: StoreUnavailableError | undefined;
  #onEnd: OnThreadEnd;

  constructor(thread: Worker, onEnd: OnThreadEnd) {
    this.#thread = thread;
    this.#onEnd = onEnd;
    thread.on("message", (outcomes: readonly ThreadOutcome[]) => {
      for (const outcome of outcomes) this.#settle(outcome);
    });
    thread.on("error", (error) => this.#giveUp(error));
    thread.on("exit", () => this.#giveUp(undefined));
  }

  send<T>(port: PortName | undefined, method: string, parameters: readonly unknown[]): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#fault !== undefined) return reject(this.#fault);
      const id = ++this.#lastId;
      this.#waiting.set(id, { resolve, reject });
      const unsent = this.#unsent.push({ id, port, method, parameters });
      if (unsent === 1) setImmediate(() => this.#post());
      else if (unsent === CALLS_IN_A_MESSAGE) this.#post();
    });
  }

  /** Makes the end of the thread an expected one. */
  expectEnd(): void {
    this.#onEnd = () => {};
  }

  #post(): void {
    if (this.#unsent.length === 0) return;
    this.#thread.postMessage(this.#unsent);
    this.#unsent = [];
  }

  #settle(outcome: ThreadOutcome): void {
    const waiting = this.#waiting.get(outcome.id);
    this.#waiting.delete(outcome.id);
    if (!("error" in outcome)) waiting?.resolve(outcome.value as never);
    else waiting?.reject(outcome.isUnavailable ? unavailable(outcome.error as Error) : outcome.error);
  }

  #giveUp(fault: unknown): void {
    // The error message may contain data: it stays in the cause, which is not logged.
    if (this.#fault !== undefined) return;
    this.#fault = new StoreUnavailableError("the store's thread has ended", { cause: fault });
    for (const { reject } of this.#waiting.values()) reject(this.#fault);
    this.#waiting.clear();
    this.#onEnd(this.#fault);
  }
}

/** Restores the class of an error from the thread; its message is one of ours. */
function unavailable(error: Error): StoreUnavailableError {
  return new StoreUnavailableError(error.message, { cause: error.cause });
}
