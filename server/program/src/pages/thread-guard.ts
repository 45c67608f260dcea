import { setTimeout as delay } from "node:timers/promises";
import type { Worker } from "node:worker_threads";

/** States of the cell that a thread shares with the one that ends it. */
const FREE = 0;
const WORKING = 1;
const ENDED = 2;

/** Creates the cell of a thread that is about to start. */
export function guardCell(): Int32Array<SharedArrayBuffer> {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
}

/** Does work in the thread that may only be ended before or after it. */
export function guardedWork<Result>(cell: Int32Array<SharedArrayBuffer>, work: () => Result): Result {
  // The thread is being ended.
  if (Atomics.compareExchange(cell, 0, FREE, WORKING) === ENDED) Atomics.wait(cell, 0, ENDED);
  try {
    return work();
  } finally {
    Atomics.store(cell, 0, FREE);
  }
}

/** Ends a thread, after its guarded work; resolves once it has ended. */
export async function endGuarded(thread: Worker, cell: Int32Array<SharedArrayBuffer>): Promise<void> {
  thread.ref();
  while (Atomics.compareExchange(cell, 0, FREE, ENDED) === WORKING) await delay(1);
  await thread.terminate();
}
