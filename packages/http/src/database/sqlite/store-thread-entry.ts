import { parentPort, workerData } from "node:worker_threads";
import { type Store, StoreUnavailableError } from "../stores.js";
import { openSqliteStore } from "./sqlite-store.js";
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

type Methods = Record<string, (...parameters: readonly unknown[]) => unknown>;

async function run({ id, part, method, parameters }: ThreadCall): Promise<ThreadOutcome> {
  try {
    const store: Store = await opened;
    const owner = (part === undefined ? store : store[part]) as unknown as Methods;
    return { id, value: await owner[method]?.(...parameters) };
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
