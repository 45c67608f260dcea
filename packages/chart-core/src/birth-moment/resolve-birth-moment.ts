import tzLookup from "tz-lookup";
import { ChartInputError } from "../chart-input-error.js";
import { type Coordinates, checkCoordinates } from "../coordinates.js";
import { parseDate, parseTime } from "./local-date-time.js";
import { type LocalTimeKind, localToUtc } from "./local-to-utc.js";
import { type Zone, zoneNamed } from "./zone.js";

/** The time and place of a birth, as a certificate states them. */
export interface Birth {
  /** The local date, `YYYY-MM-DD`, Gregorian calendar, years 1800 to 2199. */
  readonly date: string;
  /** The local time, `HH:MM`, 00:00 to 23:59. */
  readonly time: string;
  /** The birthplace. It gives the zone, and before common times the mean time of its longitude. */
  readonly coords: Coordinates;
  /** The IANA name of the place's time zone; without it, the coordinates determine the zone. */
  readonly zone?: string | undefined;
}

/** Options of {@link resolveBirthMoment}. */
export interface ResolveOptions {
  /** Returns the IANA zone name of a place. Default: `tz-lookup`. */
  readonly findZone?: ((coords: Coordinates) => string) | undefined;
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
 * Resolves a birth in local time to its UTC instant, with a zone table that has the whole history before 1970.
 *
 * The result depends on nothing else: not on the process's own time zone, its ICU data or the clock.
 *
 * - `gap`: the time moves forward by the gap, with the offset before it, even if a whole day was skipped.
 * - `fold`: the earlier of the two instants.
 * - `local-mean-time`: the instant is before the first common time that tzdb lists for the zone, so the offset is the
 *   mean time of the birthplace's own longitude.
 *
 * Source of the zone table: IANA tzdb with its `backzone` file, see zone-table.generated.ts.
 *
 * @throws ChartInputError `INVALID_DATE`, `DATE_OUT_OF_RANGE`, `INVALID_TIME`, `INVALID_LATITUDE`,
 * `INVALID_LONGITUDE`, `UNKNOWN_ZONE`: the first that applies.
 *
 * @example
 * resolveBirthMoment({ date: "1990-09-05", time: "21:17", coords: { lat: 52.37, lng: 4.9 } });
 * // { utc: 1990-09-05T19:17:00.000Z, zone: "Europe/Amsterdam", offsetSeconds: 7200, kind: "unique" }
 */
export function resolveBirthMoment(birth: Birth, options?: ResolveOptions): BirthMoment {
  const { date, time, coords, zone: givenZone }: Partial<Birth> = birth ?? {};
  const localSeconds = parseDate(date) + parseTime(time);
  const place = checkCoordinates(coords as Coordinates);
  const zoneName = givenZone === undefined ? (options?.findZone ?? lookUpZone)({ ...place }) : givenZone;
  const zone = knownZone(zoneName);

  const instant = localToUtc(zone, localSeconds);
  const isLocalMeanTime = instant.utcSeconds < zone.localMeanTimeEndUtcSeconds;
  const offsetSeconds = isLocalMeanTime ? meanTimeOffsetSeconds(place.lng) : instant.offsetSeconds;
  return {
    utc: new Date((localSeconds - offsetSeconds) * 1000),
    zone: zoneName,
    offsetSeconds,
    kind: isLocalMeanTime ? "local-mean-time" : instant.kind,
  };
}

/** Seconds that the Sun's mean time changes by in a degree of longitude. */
const SECONDS_PER_DEGREE = 240;

/** Returns the mean time of a longitude, as seconds of local time minus UTC, rounded to the second. */
function meanTimeOffsetSeconds(lng: number): number {
  return Math.round(lng * SECONDS_PER_DEGREE) + 0; // Adding 0 turns a negative zero into zero.
}

function lookUpZone({ lat, lng }: Coordinates): string {
  return tzLookup(lat, lng);
}

function knownZone(name: string): Zone {
  const zone = zoneNamed(name);
  if (zone !== undefined) return zone;
  throw new ChartInputError({
    code: "UNKNOWN_ZONE",
    field: "zone",
    received: name,
    expected: "the name of a time zone of the IANA database, such as Europe/Amsterdam",
  });
}
