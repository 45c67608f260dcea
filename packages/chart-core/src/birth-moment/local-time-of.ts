import { type Coordinates, checkCoordinates } from "../coordinates.js";
import { checkMoment } from "../moment.js";
import { knownZone } from "./known-zone.js";
import { isLocalMeanTime, meanTimeOffsetSeconds } from "./local-mean-time.js";
import { readLocalTime } from "./local-to-utc.js";
import { periodsAround } from "./zone.js";

/** The date and time that clocks of a place showed at an instant. */
export interface LocalTime {
  /** The local date, `YYYY-MM-DD`, Gregorian calendar. */
  readonly date: string;
  /** The local time, `HH:MM:SS`. Fractions of a second are cut off. */
  readonly time: string;
  /** The zone's name as it was given. */
  readonly zone: string;
  /** Local time minus UTC, whole seconds, east positive. */
  readonly offsetSeconds: number;
  /**
   * `unique`: clocks showed this time once. `fold`: they showed it twice, at this instant and at another one.
   * `local-mean-time`: the instant lies in the years in which each place kept its own time.
   */
  readonly kind: "unique" | "fold" | "local-mean-time";
}

/**
 * Returns the local time of an instant in a time zone: the inverse of {@link resolveBirthMoment}.
 *
 * Before the clocks of the zone had a legal standard time, it returns the mean time of the given coordinates, or of the
 * zone's own city if there are none. Coordinates have no other effect.
 *
 * Resolving the result, with the same zone and coordinates, returns the same instant to the second. There are two
 * exceptions:
 *
 * - In a `fold`, one local time stands for two instants. The {@link Disambiguation} `earlier` returns one of them,
 *   `later` the other.
 * - Around the end of local mean time, some hours can differ: the birthplace's clock and that of the zone's city changed
 *   at different times.
 *
 * @param utc The instant, 1799-12-31 to 2200-01-01. The local date may lie a day outside the years of a birth.
 * @param zone IANA name of the time zone, such as `Europe/Amsterdam`.
 * @param coords The place, for its own mean time before the zone had a legal standard time; optional.
 * @throws ChartInputError `INVALID_MOMENT`, `MOMENT_OUT_OF_RANGE`, `UNKNOWN_ZONE`, `INVALID_LATITUDE`,
 * `INVALID_LONGITUDE`: the first that applies.
 *
 * @example
 * import { localTimeOf } from "chart-core/birth-moment";
 *
 * const local = localTimeOf(new Date("1990-09-05T19:17:00Z"), "Europe/Amsterdam");
 * console.log(local.date, local.time, local.offsetSeconds, local.kind);
 */
export function localTimeOf(utc: Date, zone: string, coords?: Coordinates): LocalTime {
  const utcSeconds = Math.floor(checkMoment(utc).getTime() / 1000);
  const known = knownZone(zone);
  const lng = coords === undefined ? undefined : checkCoordinates(coords).lng;

  const period = periodsAround(known, utcSeconds, utcSeconds).findLast(
    ({ startUtcSeconds }) => startUtcSeconds <= utcSeconds,
  )!;
  if (isLocalMeanTime(known, period)) {
    const offsetSeconds = meanTimeOffsetSeconds(lng, period.offsetSeconds);
    return { ...onClock(utcSeconds + offsetSeconds), zone, offsetSeconds, kind: "local-mean-time" };
  }
  const { offsetSeconds } = period;
  const { kind } = readLocalTime(known, utcSeconds + offsetSeconds);
  return {
    ...onClock(utcSeconds + offsetSeconds),
    zone,
    offsetSeconds,
    kind: kind === "fold" ? "fold" : "unique",
  };
}

/** Writes local seconds since 1970 as a date and a time. */
function onClock(localSeconds: number): { date: string; time: string } {
  const iso = new Date(localSeconds * 1000).toISOString();
  return { date: iso.slice(0, 10), time: iso.slice(11, 19) };
}
