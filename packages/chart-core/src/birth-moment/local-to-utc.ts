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

/**
 * Returns the instant of a local time in a zone. A time that occurred twice means the earlier instant. A time that a
 * change of the clock skipped, by an hour or a whole day, moves forward by the gap.
 *
 * ECMAScript's Temporal calls this choice `compatible`, Python `fold=0`.
 *
 * @param localSeconds The date and time on the clock, in seconds since 1970 as if the clock showed UTC.
 */
export function localToUtc(zone: Zone, localSeconds: number): LocalTimeInstant {
  const { kind, periods } = readLocalTime(zone, localSeconds);
  const { offsetSeconds } = periods[0]!;
  return { utcSeconds: localSeconds - offsetSeconds, offsetSeconds, kind };
}

/** The periods by whose offsets a local time can be read. */
export interface LocalTimeReadings {
  readonly kind: LocalTimeKind;
  /**
   * The period that contains the local time, or in a fold all that do, in order. In a gap, the period before the gap
   * and the one after it.
   */
  readonly periods: readonly Period[];
}

/**
 * Finds the periods of a zone by whose offsets a local time can be read.
 *
 * @param localSeconds As for {@link localToUtc}.
 */
export function readLocalTime(zone: Zone, localSeconds: number): LocalTimeReadings {
  const periods = periodsAround(zone, localSeconds - REACH_SECONDS, localSeconds + REACH_SECONDS);
  const holding = periods.filter(({ startUtcSeconds, offsetSeconds }, index) => {
    const utcSeconds = localSeconds - offsetSeconds;
    const next = periods[index + 1];
    return startUtcSeconds <= utcSeconds && (next === undefined || utcSeconds < next.startUtcSeconds);
  });
  if (holding.length > 0) return { kind: holding.length === 1 ? "unique" : "fold", periods: holding };
  const after = periods.findIndex(
    ({ startUtcSeconds, offsetSeconds }) => localSeconds - offsetSeconds < startUtcSeconds,
  );
  return { kind: "gap", periods: periods.slice(after - 1, after + 1) };
}
