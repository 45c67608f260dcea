import type { LocalTimeReadings } from "./local-to-utc.js";
import type { Period } from "./posix-footer.js";
import type { Zone } from "./zone.js";

/** Seconds that the Sun's mean time changes by in a degree of longitude. */
const SECONDS_PER_DEGREE = 240;
const DAY_SECONDS = 86_400;

/** Checks that in a period of a zone each place kept its own mean time. */
export function isLocalMeanTime(zone: Zone, period: Period): boolean {
  return period.startUtcSeconds < zone.localMeanTimeEndUtcSeconds;
}

/** An offset by which the local time of a birth can be read. */
export interface OffsetReading {
  /** Local time minus UTC, whole seconds, east positive. */
  readonly offsetSeconds: number;
  /** True if the offset is the mean time of the birthplace. */
  readonly isLocalMeanTime: boolean;
}

/**
 * Returns the offset of each reading of a local time at a longitude, or in the zone's city, in the same order. A gap is local mean time only if
 * the periods on both sides of it are: otherwise the instant lies after the end of local mean time.
 */
export function offsetReadings(
  zone: Zone,
  { kind, periods }: LocalTimeReadings,
  lng: number | undefined,
): readonly OffsetReading[] {
  return periods.map((period) =>
    isLocalMeanTime(zone, kind === "gap" ? periods.at(-1)! : period)
      ? { offsetSeconds: meanTimeOffsetSeconds(lng, period.offsetSeconds), isLocalMeanTime: true }
      : { offsetSeconds: period.offsetSeconds, isLocalMeanTime: false },
  );
}

/**
 * Returns the mean time of a longitude as seconds of local time minus UTC, rounded to the second. Adds or subtracts
 * whole days to come within 12 hours of an offset of the zone, because the zone may have the date of the other side of
 * the date line.
 *
 * @param lng Undefined for the zone's city, whose mean time is the offset of the zone.
 */
export function meanTimeOffsetSeconds(lng: number | undefined, zoneOffsetSeconds: number): number {
  if (lng === undefined) return zoneOffsetSeconds;
  const solarSeconds = Math.round(lng * SECONDS_PER_DEGREE);
  const days = Math.round((zoneOffsetSeconds - solarSeconds) / DAY_SECONDS);
  return solarSeconds + days * DAY_SECONDS + 0; // Adding 0 turns a negative zero into zero.
}
