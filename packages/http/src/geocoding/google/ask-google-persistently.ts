import { DeadlinePassed, withDeadline } from "../deadline.js";
import type { GeocodeFailure, Place } from "../geocoder.js";
import { askGoogle, type GoogleQuestion } from "./ask-google.js";
import { type TryOutcome, timedOut } from "./try-outcome.js";

interface GoogleTimeouts {
  /** One try, from the look-up of the host's name to the last byte of the reply. */
  readonly tryMs: number;
  /** All tries and the pauses between them. */
  readonly totalMs: number;
}

export interface PersistenceDeps {
  readonly fetch: typeof globalThis.fetch;
  readonly timeouts: GoogleTimeouts;
  /** Resolves after so many milliseconds; rejects with the signal's reason. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** 0 to 1. */
  readonly random: () => number;
}

/**
 * Asks Google up to three times within the time for all tries, as long as another try may end differently.
 * Rejects only with the reason of the outer signal.
 */
export async function askGooglePersistently(
  deps: PersistenceDeps,
  question: GoogleQuestion,
  outer: AbortSignal,
): Promise<Place | GeocodeFailure> {
  let outcome = timedOut();
  try {
    await withDeadline(deps.timeouts.totalMs, outer, async (signal) => {
      for (let tries = 1; ; tries++) {
        // Stands if the time for all tries ends during this one.
        outcome = timedOut();
        outcome = await tryOnce(deps, question, signal);
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

async function tryOnce(
  { fetch, timeouts }: PersistenceDeps,
  question: GoogleQuestion,
  total: AbortSignal,
): Promise<TryOutcome> {
  try {
    return await withDeadline(timeouts.tryMs, total, (signal) => askGoogle(fetch, question, signal));
  } catch (error) {
    total.throwIfAborted();
    if (error instanceof DeadlinePassed) return timedOut();
    throw error;
  }
}
