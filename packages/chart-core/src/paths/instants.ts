import type { Clock } from "./clock.js";
import type { Crossing } from "./crossings.js";

/** The first whole millisecond whose chart shows that a body has crossed a line. */
export interface Instant {
  readonly atMs: number;
  readonly line: number;
  readonly isForward: boolean;
}

/** True if the chart of a millisecond has the body at a line, or up to half a turn past it. */
export type IsPast = (atMs: number, line: number) => boolean;

/** Each millisecond this close to an ambiguous crossing is checked. Longer than any jump of the design moment. */
const SCAN_MS = 250;

/** Two crossings of one line closer together than this are ambiguous. */
const CROWDED_MS = 200;

/**
 * Finds the first whole millisecond after each crossing, in order of time.
 *
 * The crossings come from polynomials, whose last digits differ from those of a chart. So the longitudes of the charts
 * themselves, one millisecond before and after, decide.
 *
 * A crossing is ambiguous near a border between segments, where the sky or the design moment jumps by some milliseconds,
 * and where a body crosses a line twice in a short time. There a chart may change, change back and change again, so every
 * millisecond is checked.
 */
export function instantsOf(crossings: readonly Crossing[], clock: Clock, isPast: IsPast): Instant[] {
  const aboutMs = crossings.map(({ ttDays }) => clock.birthMs(ttDays));
  const instants: Instant[] = [];
  /** Last checked millisecond of each line. */
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

/** Returns the first millisecond past a line among the three around a crossing; undefined if none of them fits. */
function firstMs(aboutMs: number, isForward: boolean, line: number, isPast: IsPast): number | undefined {
  const ms = Math.ceil(aboutMs);
  return [ms, ms - 1, ms + 1].find(
    (atMs) => isPast(atMs, line) === isForward && isPast(atMs - 1, line) !== isForward,
  );
}
