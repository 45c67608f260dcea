import { ChartInputError } from "../chart-input-error.js";
import { checkOptions } from "../checks/check-options.js";
import type { Coordinates } from "../coordinates.js";
import { parseDate, parseTime } from "./local-date-time.js";
import { readLocalTime } from "./local-to-utc.js";
import { momentOf, type PlaceInZone, placeInZone, type ResolveOptions } from "./resolve-birth-moment.js";

/** The hours of a date in which a birth took place. */
export interface BirthHours {
  /** The local date, `YYYY-MM-DD`, as in a `Birth`. */
  readonly date: string;
  /** First local time, `HH:MM` or `HH:MM:SS`. Default: the start of the date. */
  readonly from?: string | undefined;
  /** End of the hours (exclusive), `HH:MM`, `HH:MM:SS` or `24:00`. Default: the end of the date. */
  readonly to?: string | undefined;
  /** The birthplace, as in a `Birth`: it may be left out if there is a zone. */
  readonly coords?: Coordinates | undefined;
  /** The IANA name of the place's time zone; without it, the coordinates determine the zone. */
  readonly zone?: string | undefined;
}

/** The hours of a birth as instants. */
export interface BirthSpan {
  /** First instant of the hours, in UTC. */
  readonly from: Date;
  /** End of the hours (exclusive), in UTC. */
  readonly to: Date;
  /** The zone's name as it was given or found. */
  readonly zone: string;
}

const END_OF_DAY = "24:00";
const DAY_SECONDS = 86_400;

/**
 * Resolves hours of a local date to a span of UTC. The whole date may last 23 to 25 hours.
 *
 * If a time occurred twice, `from` means the first and `to` the second, so that the span misses neither. If a change of
 * the clock skipped a time, it moves forward by the gap. A date that the zone skipped means the whole day after it.
 *
 * @param hours The local date and place; the hours of the date, if they are known.
 * @param options Another map of time zones.
 *
 * @throws ChartInputError `INVALID_DATE`, `DATE_OUT_OF_RANGE`, `INVALID_TIME`, `INVALID_LATITUDE`, `INVALID_LONGITUDE`,
 *   `UNKNOWN_ZONE`.
 * @throws ChartInputError `INVALID_OPTION` if `findZone` is not a function.
 * @throws ChartInputError `INVALID_WINDOW` if `to` is not after `from`, also where a change of the clock makes it so.
 *
 * @example
 * import { resolveBirthSpan } from "chart-core/birth-moment";
 *
 * // A day of 25 hours.
 * const coords = { lat: 52.37, lng: 4.89 };
 * const span = resolveBirthSpan({ date: "1990-09-30", coords });
 * console.log(span.from.toISOString());
 * console.log(span.to.toISOString());
 */
export function resolveBirthSpan(hours: BirthHours, options?: Pick<ResolveOptions, "findZone">): BirthSpan {
  const { date, from = "00:00", to = END_OF_DAY, coords, zone }: Partial<BirthHours> = hours ?? {};
  const midnight = parseDate(date);
  const fromSeconds = midnight + parseTime(from);
  const toSeconds = to === END_OF_DAY ? undefined : midnight + parseTime(to);
  const { findZone } = checkOptions(options, ["findZone"]);
  const place = placeInZone(coords, zone, findZone);
  const start = firstMomentOf(fromSeconds, place);
  const end = toSeconds === undefined ? endOfDay(midnight, place) : momentOf(toSeconds, place, "later").utc;
  if (start >= end) {
    throw new ChartInputError({
      code: "INVALID_WINDOW",
      field: "to",
      received: to,
      expected: "a local time after `from`, also after a change of the clock",
    });
  }
  return { from: start, to: end, zone: place.zoneName };
}

/** Returns the first instant of a local time: of one that was skipped, the instant after the gap. */
function firstMomentOf(localSeconds: number, place: PlaceInZone): Date {
  const { kind } = readLocalTime(place.zone, localSeconds);
  return momentOf(localSeconds, place, kind === "fold" ? "earlier" : "compatible").utc;
}

/** Returns the end of a date. If the zone skipped the date, 24:00 is one minute after its last one, moved forward. */
function endOfDay(midnight: number, place: PlaceInZone): Date {
  const nextMidnight = momentOf(midnight + DAY_SECONDS, place, "later").utc.getTime();
  const lastMinute = momentOf(midnight + DAY_SECONDS - 60, place, "later").utc.getTime();
  return new Date(Math.max(nextMidnight, lastMinute + 60_000));
}
