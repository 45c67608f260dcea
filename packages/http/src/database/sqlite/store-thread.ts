import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { MemoryBuckets } from "../../rate-limit/memory-buckets.js";
import { type Store, StoreUnavailableError } from "../stores.js";
import type { SqliteOptions } from "./sqlite-store.js";

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

/** The parts of a store that have methods of their own. */
const PARTS = ["signIn", "audit", "usage"] as const;
type StorePart = (typeof PARTS)[number];

/** A call of one of the store's methods, or of a part's. */
export interface ThreadCall {
  readonly id: number;
  readonly part: StorePart | undefined;
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
): Promise<Store> {
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
  const here: Partial<Store> = {
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
  const parts = PARTS.map((part) => [part, forwarding({}, calls, part)]);
  return forwarding({ ...here, ...Object.fromEntries(parts) }, calls) as unknown as Store;
}

/** An object whose methods are done in the thread, except for those that it has here. */
function forwarding(
  here: Record<string, unknown>,
  calls: ThreadCalls,
  part?: StorePart,
): Readonly<Record<string, unknown>> {
  return new Proxy(here, {
    get(target, method: string) {
      // Whoever awaits an object asks whether it is a promise.
      if (method === "then") return undefined;
      target[method] ??= (...parameters: unknown[]) => calls.send(part, method, parameters);
      return target[method];
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

  send<T>(part: StorePart | undefined, method: string, parameters: readonly unknown[]): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#fault !== undefined) return reject(this.#fault);
      const id = ++this.#lastId;
      this.#waiting.set(id, { resolve, reject });
      const unsent = this.#unsent.push({ id, part, method, parameters });
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
