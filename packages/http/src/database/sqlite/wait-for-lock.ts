import { setTimeout as delay } from "node:timers/promises";
import { StoreUnavailableError } from "../../errors/store-unavailable-error.js";

const RETRY_MS = 10;

/**
 * Does what needs a lock that another process may hold, trying again until it is free. The driver's own waiting would
 * block this whole process.
 *
 * @param locked The codes that tell of the lock; others of its kind may be a connection's own fault, which waiting does not mend.
 * @throws StoreUnavailableError where the lock was not free in time, or for another reason.
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
