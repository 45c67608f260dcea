import { parentPort, workerData } from "node:worker_threads";
import { openSqliteStore } from "./sqlite-store.js";
import { type Store, StoreUnavailableError } from "./store.js";
import type { ThreadCall, ThreadOutcome, ThreadStart } from "./store-thread.js";

/** What runs in the store's thread: does the calls that come, and tells the outcomes, one message for each turn. */
const { path, options } = workerData as ThreadStart;
const opened = openSqliteStore(path, options);
// Whoever calls is told.
opened.catch(() => {});

let untold: ThreadOutcome[] = [];

parentPort?.on("message", (calls: readonly ThreadCall[]) => {
  for (const call of calls) void run(call).then(tell);
});

async function run({ id, method, parameters }: ThreadCall): Promise<ThreadOutcome> {
  try {
    const store = (await opened) as Store & Record<string, (...parameters: readonly unknown[]) => unknown>;
    return { id, value: await store[method]?.(...parameters) };
  } catch (error) {
    return { id, error, isUnavailable: error instanceof StoreUnavailableError };
  }
}

function tell(outcome: ThreadOutcome): void {
  if (untold.push(outcome) > 1) return;
  setImmediate(() => {
    parentPort?.postMessage(untold);
    untold = [];
  });
}
