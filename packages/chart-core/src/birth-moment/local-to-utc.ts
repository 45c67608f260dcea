import type { Period } from "./period.js";
import { periodsAround, type Zone } from "./zone.js";

/** How often a local time occurred in its zone: once, not at all (`gap`), or more than once (`fold`). */
export type LocalTimeKind = "unique" | "gap" | "fold";

/** The instant that a local time names. */
export interface LocalTimeInstant {
  readonly utcSeconds: number;
  /** Local time minus UTC, seconds, east positive; in a gap the offset before it. */
  readonly offsetSeconds: number;
  readonly kind: LocalTimeKind;
}

/** Longer than any offset of civil time; those of tzdb stay within 16 hours. */
const REACH_SECONDS = 26 * 3600;

/**
 * The instant of a local time in a zone. Where clocks were set back over it, the earlier instant; where they
 * were set forward over it, be that an hour or a whole day, the instant that lies forward by the gap.
 *
 * The choice is that of `compatible` in ECMAScript's Temporal and of `fold=0` in Python.
 *
 * @param localSeconds the date and time on the clock, in seconds since 1970 as if the clock showed UTC.
 */
export function localToUtc(zone: Zone, localSeconds: number): LocalTimeInstant {
  const periods = periodsAround(zone, localSeconds - REACH_SECONDS, localSeconds + REACH_SECONDS);
  const holding = periods.filter(({ startUtcSeconds, offsetSeconds }, index) => {
    const utcSeconds = localSeconds - offsetSeconds;
    const next = periods[index + 1];
    return startUtcSeconds <= utcSeconds && (next === undefined || utcSeconds < next.startUtcSeconds);
  });
  const { offsetSeconds } = holding[0] ?? periodBeforeGap(periods, localSeconds);
  return {
    utcSeconds: localSeconds - offsetSeconds,
    offsetSeconds,
    kind: holding.length === 0 ? "gap" : holding.length === 1 ? "unique" : "fold",
  };
}

/** The period at whose end the clock jumped past a local time that no period holds. */
function periodBeforeGap(periods: readonly Period[], localSeconds: number): Period {
  const after = periods.findIndex(
    ({ startUtcSeconds, offsetSeconds }) => localSeconds - offsetSeconds < startUtcSeconds,
  );
  return periods[after - 1]!;
}
