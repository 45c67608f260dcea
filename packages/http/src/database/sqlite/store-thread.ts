import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { StoreUnavailableError } from "../../errors/store-unavailable-error.js";
import { MemoryBuckets } from "../../rate-limit/memory-buckets.js";
import type { Stores } from "../stores.js";
import type { SqliteOptions } from "./sqlite-store.js";
import type { ThreadPort } from "./thread-port.js";

/** Data that the thread receives when it starts. */
export interface ThreadStart {
  readonly path: string;
  readonly options: SqliteOptions;
}

/** Maximum calls in a message. A full message is sent without delay, so that both threads work at the same time. */
const MAX_CALLS_PER_MESSAGE = 16;

/** The ports whose methods run in the thread. */
type PortName = "accounts" | "charges" | "claims" | "audit" | "signIn" | "usage";

/** Call of a method of a port, or of the stores themselves if `port` is undefined. */
export interface ThreadCall {
  readonly id: number;
  readonly port: PortName | undefined;
  readonly method: string;
  readonly parameters: readonly unknown[];
}

/** A call that failed. Structured cloning loses the class and the members of a StoreUnavailableError. */
interface ThreadFailure {
  readonly id: number;
  readonly error: unknown;
  /** True if the error was a StoreUnavailableError. */
  readonly isUnavailable: boolean;
  readonly isOutcomeUnknown: boolean;
}

/** Outcome of a call. */
export type ThreadOutcome = { readonly id: number; readonly value: unknown } | ThreadFailure;

interface PendingCall {
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
}

/** Called once if the thread ends unexpectedly, for example when memory runs out. Every later call then fails. */
export type OnThreadEnd = (fault: StoreUnavailableError) => void;

/**
 * Opens the SQLite stores in a thread of their own, so that neither queries nor the disk block the event loop. Calls
 * that are made in one turn of the event loop share a message. Rate buckets need no disk and stay in this thread. See
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

/** Creates a proxy for a port that sends each method call to the thread. */
function forward<Name extends PortName>(calls: ThreadCalls, port: Name): ThreadPort<Stores[Name]> {
  const methods = new Map<string, unknown>();
  return new Proxy({} as ThreadPort<Stores[Name]>, {
    get(_, method: string) {
      // `await` reads `then` of any object, to detect a promise. A port is not one.
      if (method === "then") return undefined;
      const known = methods.get(method);
      if (known !== undefined) return known;
      const send = (...parameters: unknown[]) => calls.send(port, method, parameters);
      methods.set(method, send);
      return send;
    },
  });
}

/** Sends calls to the thread and settles their promises when the outcomes arrive. */
class ThreadCalls {
  readonly #thread: Worker;
  readonly #pending = new Map<number, PendingCall>();
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
    thread.on("error", (error) => this.#failAll(error));
    thread.on("exit", () => this.#failAll(undefined));
  }

  /** Calls a method in the thread. */
  send<T>(port: PortName | undefined, method: string, parameters: readonly unknown[]): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#fault !== undefined) return reject(this.#fault);
      const id = ++this.#lastId;
      this.#pending.set(id, { resolve, reject });
      const unsent = this.#unsent.push({ id, port, method, parameters });
      if (unsent === 1) setImmediate(() => this.#post());
      else if (unsent === MAX_CALLS_PER_MESSAGE) this.#post();
    });
  }

  /** Declares the end of the thread as expected, so that `onEnd` is not called. */
  expectEnd(): void {
    this.#onEnd = () => {};
  }

  #post(): void {
    if (this.#unsent.length === 0) return;
    this.#thread.postMessage(this.#unsent);
    this.#unsent = [];
  }

  #settle(outcome: ThreadOutcome): void {
    const pending = this.#pending.get(outcome.id);
    this.#pending.delete(outcome.id);
    if (!("error" in outcome)) pending?.resolve(outcome.value as never);
    else pending?.reject(outcome.isUnavailable ? unavailable(outcome) : outcome.error);
  }

  #failAll(fault: unknown): void {
    // The message of this error may contain data, so it is only kept as the cause, which is not logged.
    if (this.#fault !== undefined) return;
    this.#fault = new StoreUnavailableError("the store's thread has ended", { cause: fault });
    for (const { reject } of this.#pending.values()) reject(this.#fault);
    this.#pending.clear();
    this.#onEnd(this.#fault);
  }
}

/** Restores the class of a StoreUnavailableError that was cloned. */
function unavailable({ error, isOutcomeUnknown }: ThreadFailure): StoreUnavailableError {
  const { message, cause } = error as Error;
  return new StoreUnavailableError(message, { cause, isOutcomeUnknown });
}
