import tzLookup from "tz-lookup";
import { ChartInputError } from "../chart-input-error.js";
import { type Coordinates, checkCoordinates } from "../coordinates.js";
import { parseDate, parseTime } from "./local-date-time.js";
import { meanTimeOffsetSeconds } from "./local-mean-time.js";
import { type LocalTimeKind, localToUtc } from "./local-to-utc.js";
import type { Zone } from "./zone.js";
import { zoneNamed } from "./zone-named.js";

/** When and where somebody was born, as a certificate tells it. */
export interface Birth {
  /** The local date, `YYYY-MM-DD`, Gregorian calendar, years 1800 to 2199. */
  readonly date: string;
  /** The local time, `HH:MM`, 00:00 to 23:59. */
  readonly time: string;
  readonly coords: Coordinates;
  /** The IANA name of the place's time zone, where it is known; else it is found from the coordinates. */
  readonly zone?: string | undefined;
}

/** What {@link resolveBirthMoment} may be given to work with. */
export interface ResolveOptions {
  /** Gives the IANA zone name of a place; `tz-lookup` unless another is given. */
  readonly findZone?: ((coords: Coordinates) => string) | undefined;
}

/**
 * How the offset came about: the local time occurred once (`unique`), was skipped (`gap`), occurred twice
 * (`fold`), or belongs to the years in which each place kept its own time (`local-mean-time`).
 */
export type BirthMomentKind = LocalTimeKind | "local-mean-time";

/** A birth as an instant. */
export interface BirthMoment {
  readonly utc: Date;
  /** The zone's name as it was given or found. */
  readonly zone: string;
  /** Local time minus UTC, whole seconds, east positive. */
  readonly offsetSeconds: number;
  readonly kind: BirthMomentKind;
}

/**
 * The UTC instant of a birth in local time, from a zone table that holds the whole history before 1970. It
 * depends on nothing else: not on the process's own time zone, its ICU data or the clock.
 *
 * - `gap`: forward by the gap, with the offset before it, also where a whole day was skipped.
 * - `fold`: the earlier of the two instants.
 * - `local-mean-time`: the instant lies before the first common time that tzdb lists for the zone, so the
 *   offset is the mean time of the birthplace's own longitude.
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
