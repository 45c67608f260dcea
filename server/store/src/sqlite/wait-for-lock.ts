import { setTimeout as delay } from "node:timers/promises";
import { StoreUnavailableError } from "chart-http/base";

const RETRY_MS = 10;

/**
 * Retries an action until another process releases its lock. The driver's own wait would block the event loop.
 *
 * @param locked Matches the error codes to retry. SQLITE_LOCKED is not among them by default, because waiting never
 *   clears a lock of one's own connection.
 * @throws StoreUnavailableError if the lock was not released in time, or if the store is unavailable otherwise.
 */
export async function waitForLock<T>(
  timeoutMs: number,
  action: () => T | Promise<T>,
  locked: RegExp = /^SQLITE_BUSY$/,
): Promise<T> {
  const endMs = performance.now() + timeoutMs;
  while (true) {
    try {
      return await action();
    } catch (error) {
      const isLocked = error instanceof StoreUnavailableError && locked.test(error.message);
      if (!isLocked || performance.now() >= endMs) throw error;
    }
    await delay(RETRY_MS);
  }
}
