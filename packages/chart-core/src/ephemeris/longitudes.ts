import { completeTables } from "./all-parts.js";
import { writeLoadedLongitudesDeg, writeLoadedSpeedsDegPerDay } from "./loaded-longitudes.js";

/**
 * Writes the apparent geocentric longitudes of all bodies at a moment, from the complete tables: see
 * {@link writeLoadedLongitudesDeg}.
 *
 * @param ttDays Days of Terrestrial Time since J2000.0 (JD 2451545.0 TT), 1799-09-01 to 2200-02-01.
 * @param into Takes the longitudes in the order of `EPHEMERIS_BODIES`.
 * @throws RangeError outside these years.
 */
export function writeLongitudesDeg(ttDays: number, into: Float64Array): void {
  completeTables();
  writeLoadedLongitudesDeg(ttDays, into);
}

/**
 * Writes the speeds of all bodies at a moment, degrees per day, from the complete tables: see
 * {@link writeLoadedSpeedsDegPerDay}.
 *
 * @param ttDays Days of Terrestrial Time since J2000.0, 1799-09-01 to 2200-02-01.
 * @param into Takes the speeds in the order of `EPHEMERIS_BODIES`.
 * @throws RangeError outside these years.
 */
export function writeSpeedsDegPerDay(ttDays: number, into: Float64Array): void {
  completeTables();
  writeLoadedSpeedsDegPerDay(ttDays, into);
}
