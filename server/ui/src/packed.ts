import { gzipSync } from "node:zlib";

/** Does work during which its thread must not be ended. */
export type PackingGuard = <Result>(work: () => Result) => Result;

let guarded: PackingGuard = (work) => work();

/**
 * Sets what surrounds each compression in this thread: Node ends the whole process by SIGABRT if a thread is ended while
 * it prepares one (`Assertion failed: init_done_ && "close before init"`).
 */
export function guardPacking(guard: PackingGuard): void {
  guarded = guard;
}

/** Compresses by gzip. Returns a copy, because the result is part of a larger buffer. */
export function packed(body: Uint8Array): Uint8Array<ArrayBuffer> {
  return guarded(() => new Uint8Array(gzipSync(body)));
}
