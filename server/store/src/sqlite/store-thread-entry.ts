import { parentPort, workerData } from "node:worker_threads";
import { StoreUnavailableError } from "chart-http/base";
import type { Stores } from "../base/stores.js";
import { openSqliteReads, openSqliteStore } from "./sqlite-store.js";
import type { ThreadStart } from "./store-thread.js";
import { encodeError, type ThreadError } from "./thread-error.js";
import { readCalls, unpackCharge, writeOutcome } from "./thread-messages.js";
import type { PortName } from "./thread-methods.js";

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
let unposted: unknown[] = [];

parentPort?.on("message", (calls: readonly unknown[]) => readCalls(calls, run));

async function run(
  id: number,
  port: PortName | undefined,
  method: string,
  parameters: readonly unknown[],
): Promise<void> {
  try {
    const stores = await openOnce();
    if (port === undefined && method === "close") isClosed = true;
    post(id, await callOf(stores, port, method, parameters), undefined);
  } catch (error) {
    post(id, undefined, encodeError(isClosed ? closedError(error) : error));
  }
}

function callOf(
  stores: Stores,
  port: PortName | undefined,
  method: string,
  parameters: readonly unknown[],
): unknown {
  if (port === "charges" && method === "charge") return stores.charges.charge(unpackCharge(parameters));
  const owner = port === undefined ? stores : stores[port];
  const implementation: unknown = Reflect.get(owner, method);
  if (typeof implementation !== "function") throw new TypeError(`${port}.${method} is not a method`);
  return Reflect.apply(implementation, owner, parameters);
}

/** Returns the error of a call that a closed store refuses. The query builder has its own kind of error for it. */
function closedError(cause: unknown): StoreUnavailableError {
  if (cause instanceof StoreUnavailableError) return cause;
  return new StoreUnavailableError("the store is closed", { cause });
}

function post(id: number, value: unknown, error: ThreadError | undefined): void {
  if (unposted.length === 0) {
    setImmediate(() => {
      parentPort?.postMessage(unposted);
      unposted = [];
    });
  }
  writeOutcome(unposted, id, value, error);
}
