import type { GeocodeFailure, Place } from "chart-http";
import { DeadlinePassed, withDeadline } from "../deadline.js";
import { askGoogle } from "./ask-google.js";
import { type TryOutcome, timedOut } from "./try-outcome.js";

interface GoogleTimeouts {
  /** Timeout of one try, from the DNS lookup to the last byte of the reply. */
  readonly tryMs: number;
  /** Timeout of all tries and the delays between them. */
  readonly totalMs: number;
}

export interface RetryDeps {
  readonly fetch: typeof globalThis.fetch;
  readonly timeouts: GoogleTimeouts;
  /** Resolves after the delay; rejects with the signal's reason. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Returns a number from 0 to 1, which varies the delays. */
  readonly random: () => number;
}

/** Asks Google up to three times within the total timeout. Rejects only with the reason of the outer signal. */
export async function askGoogleWithRetries(
  deps: RetryDeps,
  url: URL,
  outer: AbortSignal,
): Promise<Place | GeocodeFailure> {
  let outcome = timedOut();
  try {
    await withDeadline(deps.timeouts.totalMs, outer, async (signal) => {
      for (let tries = 1; ; tries++) {
        // The outcome if the total timeout passes during this try.
        outcome = timedOut();
        outcome = await tryOnce(deps, url, signal);
        if (tries > outcome.retries) return;
        await deps.sleep(outcome.retryDelayMs * (1 + deps.random()) * tries, signal);
      }
    });
  } catch (error) {
    outer.throwIfAborted();
    if (!(error instanceof DeadlinePassed)) throw error;
  }
  return outcome.result;
}

async function tryOnce({ fetch, timeouts }: RetryDeps, url: URL, total: AbortSignal): Promise<TryOutcome> {
  try {
    return await withDeadline(timeouts.tryMs, total, (signal) => askGoogle(fetch, url, signal));
  } catch (error) {
    total.throwIfAborted();
    if (error instanceof DeadlinePassed) return timedOut();
    throw error;
  }
}
