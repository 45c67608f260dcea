import { ChartInputError } from "../chart-input-error.js";
import { checkOptions } from "../checks/check-options.js";
import { type Coordinates, checkCoordinates } from "../coordinates.js";
import { chooseReading, type Disambiguation } from "./disambiguation.js";
import { findZone as findZoneOnMap } from "./find-zone.js";
import { knownZone } from "./known-zone.js";
import { parseDate, parseTime } from "./local-date-time.js";
import { offsetReadings } from "./local-mean-time.js";
import { type LocalTimeKind, readLocalTime } from "./local-to-utc.js";
import type { Zone } from "./zone.js";

/** The time and place of a birth, as a certificate states them. The place is given by coordinates, by a zone, or by both. */
export interface Birth {
  /** The local date, `YYYY-MM-DD`, Gregorian calendar, years 1800 to 2199. */
  readonly date: string;
  /** The local time, `HH:MM` or `HH:MM:SS`, 00:00 to 23:59:59. */
  readonly time: string;
  /**
   * The birthplace. It gives the zone and, before the zone had a legal standard time, the mean time of its longitude. It
   * may be left out if the birth has a zone: mean time is then that of the zone's own city.
   */
  readonly coords?: Coordinates | undefined;
  /** The IANA name of the place's time zone; without it, the coordinates determine the zone. */
  readonly zone?: string | undefined;
}

/**
 * Options of {@link resolveBirthMoment}.
 *
 * @example
 * import { resolveBirthMoment } from "chart-core/birth-moment";
 *
 * const coords = { lat: 52.37, lng: 4.89 };
 * const { zone } = resolveBirthMoment(
 *   { date: "1990-09-05", time: "21:17", coords },
 *   { disambiguation: "reject", findZone: () => "Europe/Brussels" },
 * );
 * console.log(zone);
 */
export interface ResolveOptions {
  /** Returns the IANA zone name of a place. Default: the `findZone` of this entry. It is not called if the birth has a zone. */
  readonly findZone?: ((coords: Coordinates) => string) | undefined;
  /** The choice of an instant for a local time that occurred twice or never. Default: `compatible`. */
  readonly disambiguation?: Disambiguation | undefined;
}

/**
 * The source of an offset: the local time occurred once (`unique`), was skipped (`gap`), occurred twice (`fold`), or
 * belongs to the years in which each place kept its own time (`local-mean-time`).
 */
export type BirthMomentKind = LocalTimeKind | "local-mean-time";

/** A birth as an instant. */
export interface BirthMoment {
  /** The instant of birth in UTC: the argument of `computeChart`. */
  readonly utc: Date;
  /** The zone's name as it was given or found. */
  readonly zone: string;
  /** Local time minus UTC, whole seconds, east positive. */
  readonly offsetSeconds: number;
  /** The kind of the local time: whether it occurred once, twice or never, or was the place's own mean time. */
  readonly kind: BirthMomentKind;
}

/**
 * Resolves a birth in local time to its UTC instant, with a zone table that has the history before 1970 too: that of the
 * city which names the zone. Elsewhere in the zone, clocks may have differed then, where a border has moved and, until
 * 1966, in towns of the USA in summer.
 *
 * It does not depend on the process's time zone, ICU data or clock. The result's `kind` says how the time was read:
 *
 * - `unique`: the clocks showed this time once.
 * - `gap`: the clocks skipped this time. It moves forward by the gap, with the offset before it, even if the gap is a
 *   whole day.
 * - `fold`: the clocks showed this time twice. The result is the earlier instant.
 * - `local-mean-time`: the zone had no legal standard time yet, according to tzdb. The offset is the mean time of the
 *   birthplace's longitude, or without coordinates that of the zone's city. If the zone then kept the date of the other side of the date line, the offset includes that
 *   day: Sitka had +14:58:41 in 1850, and Manila -15:56:05 in 1840.
 *
 * The option `disambiguation`, a {@link Disambiguation}, chooses other instants for a gap or a fold.
 *
 * Source of the zone table: IANA tzdb with its `backzone` file, see docs/sources.md.
 *
 * @param birth The local date and time, with the place.
 * @param options Chooses the instant of a skipped or repeated time; replaces the map of time zones by your own `findZone`.
 *
 * @throws ChartInputError `INVALID_DATE`, `DATE_OUT_OF_RANGE`, `INVALID_LATITUDE`, `INVALID_LONGITUDE`, `UNKNOWN_ZONE`,
 *   `AMBIGUOUS_TIME`, `SKIPPED_TIME`, and those below: the first that applies.
 * @throws ChartInputError `INVALID_TIME` if the time is not `HH:MM` or `HH:MM:SS`, 00:00 to 23:59:59.
 * @throws ChartInputError `INVALID_OPTION` if `disambiguation` has an unknown value, or `findZone` is not a function.
 *
 * @example
 * import { resolveBirthMoment } from "chart-core/birth-moment";
 *
 * const coords = { lat: 52.37, lng: 4.89 };
 * const birth = { date: "1990-09-05", time: "21:17", coords };
 * const moment = resolveBirthMoment(birth);
 * console.log(moment.utc.toISOString(), moment.zone, moment.kind);
 *
 * // Clocks went forward from 02:00 to 03:00 in this night.
 * const skipped = { date: "1990-03-25", time: "02:30", coords };
 * const { utc, kind } = resolveBirthMoment(skipped);
 * console.log(utc.toISOString(), kind);
 */
export function resolveBirthMoment(birth: Birth, options?: ResolveOptions): BirthMoment {
  const { date, time, coords, zone }: Partial<Birth> = birth ?? {};
  const localSeconds = parseDate(date) + parseTime(time);
  const { findZone, disambiguation } = checkOptions(options, ["findZone", "disambiguation"]);
  return momentOf(localSeconds, placeInZone(coords, zone, findZone), disambiguation);
}

/** Completes the error of a place without coordinates. */
const OR_ZONE = ", or a `zone` instead";

/** A birthplace with its time zone. */
export interface PlaceInZone {
  /** Longitude for local mean time; undefined for that of the zone's city. */
  readonly lng: number | undefined;
  readonly zoneName: string;
  readonly zone: Zone;
}

/**
 * Checks the coordinates of a place, and looks up its zone.
 *
 * @param coords Undefined for a place that only its zone describes.
 * @param givenZone Name of the zone; undefined to find it by the coordinates.
 * @throws ChartInputError `INVALID_LATITUDE`, `INVALID_LONGITUDE`, `INVALID_OPTION` or `UNKNOWN_ZONE`.
 */
export function placeInZone(
  coords: Coordinates | undefined,
  givenZone: string | undefined,
  findZone: (coords: Coordinates) => string = findZoneOnMap,
): PlaceInZone {
  const checked =
    coords === undefined && givenZone !== undefined ? undefined : checkCoordinates(coords, OR_ZONE);
  if (typeof findZone !== "function") {
    throw new ChartInputError({
      code: "INVALID_OPTION",
      field: "options.findZone",
      received: findZone,
      expected: "a function that returns the zone's name for coordinates, or undefined for the built-in one",
    });
  }
  const zoneName = givenZone === undefined ? findZone({ ...checked! }) : givenZone;
  return { lng: checked?.lng, zoneName, zone: knownZone(zoneName) };
}

/**
 * Returns the instant of a local time at a place.
 *
 * @param localSeconds The date and time on the clock, in seconds since 1970 as if the clock showed UTC.
 */
export function momentOf(
  localSeconds: number,
  { lng, zoneName, zone }: PlaceInZone,
  disambiguation: Disambiguation = "compatible",
): BirthMoment {
  const readings = readLocalTime(zone, localSeconds);
  const { offsetSeconds, isLocalMeanTime } = chooseReading(
    readings.kind,
    offsetReadings(zone, readings, lng),
    disambiguation,
    localSeconds,
  );
  return {
    utc: new Date((localSeconds - offsetSeconds) * 1000),
    zone: zoneName,
    offsetSeconds,
    kind: isLocalMeanTime ? "local-mean-time" : readings.kind,
  };
}
