import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { StoreUnavailableError } from "../../errors/store-unavailable-error.js";
import { MemoryBuckets } from "../../rate-limit/memory-buckets.js";
import type { Stores } from "../stores.js";
import type { SqliteOptions } from "./sqlite-store.js";
import type { ThreadPort } from "./thread-port.js";

/** What the thread is started with. */
export interface ThreadStart {
  readonly path: string;
  readonly options: SqliteOptions;
}

/**
 * How many calls of one turn of the event loop wait for each other at most: the thread begins with the first ones while
 * this one is at the next.
 */
const CALLS_IN_A_MESSAGE = 16;

/** The ports whose methods run in the thread. */
export type PortName = "accounts" | "charges" | "claims" | "audit" | "signIn" | "usage";

/** A call of a method of one of the ports; of the stores themselves if `port` is undefined. */
export interface ThreadCall {
  readonly id: number;
  readonly port: PortName | undefined;
  readonly method: string;
  readonly parameters: readonly unknown[];
}

/** What became of a call; an error's class does not survive the way between threads. */
export type ThreadOutcome =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: unknown; readonly isUnavailable: boolean };

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
}

/** Told once where the thread ends unasked, as for want of memory: every call of the store fails from then on. */
export type OnThreadEnd = (fault: StoreUnavailableError) => void;

/**
 * Opens the SQLite store in a thread of its own, so that neither the work of the database nor the disk holds up
 * the answers. Calls of one turn of the event loop make one message, or a few. Requests are counted in memory, here.
 *
 * @throws StoreUnavailableError where the file cannot be opened, or is no SQLite database.
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

  /** The thread is about to be ended by us. */
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
    // What it ended with may have words that hold data: they stay in the cause, whose message no log tells.
    if (this.#fault !== undefined) return;
    this.#fault = new StoreUnavailableError("the store's thread has ended", { cause: fault });
    for (const { reject } of this.#waiting.values()) reject(this.#fault);
    this.#waiting.clear();
    this.#onEnd(this.#fault);
  }
}

/** The error again, of the class that it had in the thread, with its words, which are our own. */
function unavailable(error: Error): StoreUnavailableError {
  return new StoreUnavailableError(error.message, { cause: error.cause });
}
