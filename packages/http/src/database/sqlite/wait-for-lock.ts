import { setTimeout as delay } from "node:timers/promises";
import { StoreUnavailableError } from "../../errors/store-unavailable-error.js";

const RETRY_MS = 10;

/**
 * Retries an action until a lock that another process holds is free. The driver's own wait would block the whole
 * process.
 *
 * @param locked Only these codes are retried; SQLITE_LOCKED on one's own connection never clears by waiting.
 * @throws StoreUnavailableError if the lock was not free in time, or for another reason.
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
