import type { Period } from "./posix-footer.js";
import { periodsAround, type Zone } from "./zone.js";

/** Number of times that a local time occurred in its zone: once, never (`gap`), or more than once (`fold`). */
export type LocalTimeKind = "unique" | "gap" | "fold";

/** The instant of a local time. */
export interface LocalTimeInstant {
  readonly utcSeconds: number;
  /** Local time minus UTC, seconds, east positive; in a gap the offset before it. */
  readonly offsetSeconds: number;
  readonly kind: LocalTimeKind;
}

/** A limit above every offset of civil time; those of tzdb are within 16 hours. */
const REACH_SECONDS = 26 * 3600;

/** Choice between the instants of a local time that occurred more than once: the first, or the last. */
export type FoldChoice = "earlier" | "later";

/**
 * Returns the instant of a local time in a zone. A time that a change of the clock skipped, by an hour or a whole day,
 * moves forward by the gap.
 *
 * ECMAScript's Temporal calls the default choice `compatible`, Python `fold=0`.
 *
 * @param localSeconds The date and time on the clock, in seconds since 1970 as if the clock showed UTC.
 */
export function localToUtc(zone: Zone, localSeconds: number, fold: FoldChoice = "earlier"): LocalTimeInstant {
  const periods = periodsAround(zone, localSeconds - REACH_SECONDS, localSeconds + REACH_SECONDS);
  const holding = periods.filter(({ startUtcSeconds, offsetSeconds }, index) => {
    const utcSeconds = localSeconds - offsetSeconds;
    const next = periods[index + 1];
    return startUtcSeconds <= utcSeconds && (next === undefined || utcSeconds < next.startUtcSeconds);
  });
  const chosen = fold === "later" ? holding.at(-1) : holding[0];
  const { offsetSeconds } = chosen ?? periodBeforeGap(periods, localSeconds);
  return {
    utcSeconds: localSeconds - offsetSeconds,
    offsetSeconds,
    kind: holding.length === 0 ? "gap" : holding.length === 1 ? "unique" : "fold",
  };
}

/** Returns the period at whose end the clock jumped past a local time that no period contains. */
function periodBeforeGap(periods: readonly Period[], localSeconds: number): Period {
  const after = periods.findIndex(
    ({ startUtcSeconds, offsetSeconds }) => localSeconds - offsetSeconds < startUtcSeconds,
  );
  return periods[after - 1]!;
}
