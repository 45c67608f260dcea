import { setTimeout as delay } from "node:timers/promises";
import type { Payer } from "./payer.js";

/** Span in which the payer's rate is counted. */
const WINDOW_MS = 250;

/** Time for which the rate must hold. */
export const STEADY_MS = 750;

/**
 * Waits until the payer has had half of its rate for a while. Resolves to the time from the start of the burst until then,
 * in milliseconds; to undefined if that takes too long. If it may take any time, waits for no rate, but for charts.
 *
 * @param rate Charts a millisecond before the burst.
 */
export async function recovery(
  payer: Pick<Payer, "chartsBetween">,
  rate: number,
  startedMs: number,
  longestMs: number,
): Promise<number | undefined> {
  let slowUntilMs = startedMs;
  for (;;) {
    await delay(WINDOW_MS);
    const nowMs = performance.now();
    const fewest = longestMs === Number.POSITIVE_INFINITY ? 1 : (rate * WINDOW_MS) / 2;
    const isSlow = payer.chartsBetween(nowMs - WINDOW_MS, nowMs).length < fewest;
    if (isSlow) slowUntilMs = nowMs;
    if (slowUntilMs - startedMs > longestMs) return undefined;
    if (nowMs - slowUntilMs >= STEADY_MS) return slowUntilMs - startedMs;
  }
}
