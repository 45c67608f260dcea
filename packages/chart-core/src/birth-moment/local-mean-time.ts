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

/**
 * Checks that a local time read by one of its periods is local mean time. In a gap, the periods on both sides must be
 * local mean time: otherwise the instant lies after its end.
 */
export function isReadAsLocalMeanTime(zone: Zone, readings: LocalTimeReadings, period: Period): boolean {
  return isLocalMeanTime(zone, readings.kind === "gap" ? readings.periods.at(-1)! : period);
}

/**
 * Returns the mean time of a longitude as seconds of local time minus UTC, rounded to the second. Adds or subtracts
 * whole days to come within 12 hours of an offset of the zone, because the zone may have the date of the other side of
 * the date line.
 */
export function meanTimeOffsetSeconds(lng: number, zoneOffsetSeconds: number): number {
  const solarSeconds = Math.round(lng * SECONDS_PER_DEGREE);
  const days = Math.round((zoneOffsetSeconds - solarSeconds) / DAY_SECONDS);
  return solarSeconds + days * DAY_SECONDS + 0; // Adding 0 turns a negative zero into zero.
}
