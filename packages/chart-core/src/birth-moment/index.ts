/**
 * The entry `chart-core/birth-moment`: local time and place to UTC and back, and time zones.
 *
 * @example
 * import { resolveBirthMoment } from "chart-core/birth-moment";
 *
 * const coords = { lat: 52.37, lng: 4.89 };
 * const birth = { date: "1990-09-05", time: "21:17", coords };
 * const { utc, zone } = resolveBirthMoment(birth);
 * console.log(utc.toISOString(), zone);
 *
 * @module
 */
export {
  ChartInputError,
  type ChartInputErrorCode,
  type ChartInputErrorDetails,
} from "../chart-input-error.js";
export type { Coordinates } from "../coordinates.js";
export type { Disambiguation } from "./disambiguation.js";
export { findZone } from "./find-zone.js";
export { type LocalOffset, localOffsets, type ZonedPlace } from "./local-offsets.js";
export { type LocalTime, localTimeOf } from "./local-time-of.js";
export type { LocalTimeKind } from "./local-to-utc.js";
export {
  type Birth,
  type BirthMoment,
  type BirthMomentKind,
  type ResolveOptions,
  resolveBirthMoment,
} from "./resolve-birth-moment.js";
export { type BirthHours, type BirthSpan, resolveBirthSpan } from "./resolve-birth-span.js";
export { TZDB_RELEASE, timeZones } from "./time-zones.js";
