import type { Clock } from "./clocks.js";
import type { Crossing } from "./crossings.js";

/** The whole millisecond at which a chart first shows that a body has met a line. */
export interface Instant {
  readonly atMs: number;
  readonly line: number;
  readonly isForward: boolean;
}

/** Tells whether the chart of a millisecond has the body at a line or up to half a turn past it. */
export type IsPast = (atMs: number, line: number) => boolean;

/** Every millisecond this far on either side of an unclear crossing is looked at: beyond any jump of the design moment. */
const SCAN_MS = 250;

/** Two crossings of one line that are nearer to each other are unclear. */
const CROWDED_MS = 200;

/**
 * Finds the first whole millisecond after each crossing, by the longitudes of the charts themselves, in order of time.
 *
 * Crossings are found in polynomials, whose last digits are not those of a chart, so each one is looked up in the charts of
 * the milliseconds beside it. A crossing is unclear beside a border of segments, where the sky or the design moment jumps by
 * some milliseconds' way, and where a body meets a line twice in a moment. There a chart may change, change back and
 * change again: all milliseconds are looked at, and the charts count as they are.
 */
export function instantsOf(crossings: readonly Crossing[], clock: Clock, isPast: IsPast): Instant[] {
  const aboutMs = crossings.map(({ ttDays }) => clock.birthMs(ttDays));
  const instants: Instant[] = [];
  /** Up to which millisecond each line has been scanned. */
  const scannedMs = new Map<number, number>();
  for (const [index, { ttDays, line, isForward }] of crossings.entries()) {
    const about = aboutMs[index]!;
    const doneMs = scannedMs.get(line) ?? Number.NEGATIVE_INFINITY;
    if (about + 2 < doneMs) continue;
    const isCrowded = crossings[index + 1]?.line === line && aboutMs[index + 1]! - about < CROWDED_MS;
    const atMs =
      isCrowded || clock.isNearBorder(ttDays, about) ? undefined : firstMs(about, isForward, line, isPast);
    if (atMs !== undefined) {
      if (atMs > doneMs) instants.push({ atMs, line, isForward });
      continue;
    }
    const toMs = Math.ceil(about) + SCAN_MS;
    for (let ms = Math.max(Math.floor(about) - SCAN_MS, doneMs + 1); ms <= toMs; ms++) {
      const past = isPast(ms, line);
      if (past !== isPast(ms - 1, line)) instants.push({ atMs: ms, line, isForward: past });
    }
    scannedMs.set(line, toMs);
  }
  return instants.sort((a, b) => a.atMs - b.atMs);
}

/** The millisecond at which a line is first met, among the three about a crossing. */
function firstMs(aboutMs: number, isForward: boolean, line: number, isPast: IsPast): number | undefined {
  const ms = Math.ceil(aboutMs);
  return [ms, ms - 1, ms + 1].find(
    (atMs) => isPast(atMs, line) === isForward && isPast(atMs - 1, line) !== isForward,
  );
}
