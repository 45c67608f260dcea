import { parentPort, workerData } from "node:worker_threads";
import { StoreUnavailableError } from "chart-http/base";
import type { Stores } from "../base/stores.js";
import { openSqliteReads, openSqliteStore } from "./sqlite-store.js";
import type { ThreadCall, ThreadOutcome, ThreadStart } from "./store-thread.js";
import { encodeError } from "./thread-error.js";

/** Main module of the store's threads. Outcomes of calls in one turn of the event loop share a message. */
const { path, options, isReader }: ThreadStart = workerData;
let opened: Promise<Stores> | undefined;
// The calls wait for this attempt, or report its failure.
openOnce().catch(() => {});

/** Opens the store. A failed attempt is forgotten, so that the next call makes another one. */
function openOnce(): Promise<Stores> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open(): Promise<Stores> {
  return isReader ? openSqliteReads(path, options) : openSqliteStore(path, options);
}

let isClosed = false;
let unposted: ThreadOutcome[] = [];

parentPort?.on("message", (calls: readonly ThreadCall[]) => {
  for (const call of calls) void run(call).then(post);
});

async function run({ id, port, method, parameters }: ThreadCall): Promise<ThreadOutcome> {
  try {
    const stores = await openOnce();
    if (port === undefined && method === "close") isClosed = true;
    const owner = port === undefined ? stores : stores[port];
    const implementation: unknown = Reflect.get(owner, method);
    if (typeof implementation !== "function") throw new TypeError(`${port}.${method} is not a method`);
    return { id, value: await Reflect.apply(implementation, owner, parameters) };
  } catch (error) {
    return { id, error: encodeError(isClosed ? closedError(error) : error) };
  }
}

/** Returns the error of a call that a closed store refuses. The query builder has its own kind of error for it. */
function closedError(cause: unknown): StoreUnavailableError {
  if (cause instanceof StoreUnavailableError) return cause;
  return new StoreUnavailableError("the store is closed", { cause });
}

function post(outcome: ThreadOutcome): void {
  if (unposted.push(outcome) > 1) return;
  setImmediate(() => {
    parentPort?.postMessage(unposted);
    unposted = [];
  });
}
