import { checkSpan } from "../checks/check-span.js";
import type { Coordinates } from "../coordinates.js";
import { isLocalMeanTime, meanTimeOffsetSeconds } from "./local-mean-time.js";
import type { Period } from "./posix-footer.js";
import { type PlaceInZone, placeInZone } from "./resolve-birth-moment.js";
import { periodsAround } from "./zone.js";

/** An offset of local time, and the first instant with it. */
export interface LocalOffset {
  /** First instant with the offset, in UTC. */
  readonly from: Date;
  /** Local time minus UTC, whole seconds, east positive. */
  readonly offsetSeconds: number;
}

/** A place whose time zone is known. */
export interface ZonedPlace {
  /**
   * The coordinates. Before the zone had a legal standard time, their longitude gives the mean time; without them, it is
   * that of the zone's city.
   */
  readonly coords?: Coordinates | undefined;
  /** The IANA name of the time zone. */
  readonly zone: string;
}

/**
 * Returns the offsets of local time at a place from one instant to a later one: the first counts at `from`, each other one
 * from a change of the clock within the span. The reverse of `resolveBirthMoment`: it also uses the mean time of the
 * place's own longitude while the place had no legal standard time.
 *
 * @param from First instant of the span.
 * @param to End of the span (exclusive).
 * @param place The IANA name of the time zone, and the coordinates.
 * @returns The offsets in order of time, at least one.
 * @throws ChartInputError `INVALID_MOMENT`, `MOMENT_OUT_OF_RANGE`, `INVALID_LATITUDE`, `INVALID_LONGITUDE`, `UNKNOWN_ZONE`.
 * @throws ChartInputError `INVALID_WINDOW` if `from` is not before `to`.
 *
 * @example
 * import { localOffsets } from "chart-core/birth-moment";
 *
 * const place = { coords: { lat: 52.37, lng: 4.89 }, zone: "Europe/Amsterdam" };
 * const from = new Date("1990-09-30T00:00Z");
 * const to = new Date("1990-09-30T12:00Z");
 * const offsets = localOffsets(from, to, place);
 * for (const offset of offsets) {
 *   console.log(offset.from.toISOString(), offset.offsetSeconds);
 * }
 */
export function localOffsets(from: Date, to: Date, place: ZonedPlace): readonly LocalOffset[] {
  const { fromMs, toMs } = checkSpan(from, to);
  const [fromUtcSeconds, toUtcSeconds] = [fromMs / 1000, toMs / 1000];
  const offsets: LocalOffset[] = [];
  const { coords, zone }: Partial<ZonedPlace> = place ?? {};
  const inZone = placeInZone(coords, zone);
  for (const { startUtcSeconds, offsetSeconds } of periodsAt(fromUtcSeconds, toUtcSeconds, inZone)) {
    if (startUtcSeconds >= toUtcSeconds && offsets.length > 0) break;
    // Each period that starts before the span replaces the one before it.
    if (startUtcSeconds <= fromUtcSeconds) offsets.length = 0;
    offsets.push({ from: new Date(Math.max(startUtcSeconds, fromUtcSeconds) * 1000), offsetSeconds });
  }
  return offsets;
}

/** Seconds searched on either side, because the mean time of a place may end earlier or later than that of its zone. */
const MARGIN_SECONDS = 26 * 3600;

/**
 * Returns the periods around a span, with the mean time of the place in place of that of the zone's city. Mean time
 * counts until the city's clock reads a certain time; the clock of the place reads it earlier or later.
 */
function periodsAt(fromUtcSeconds: number, toUtcSeconds: number, { lng, zone }: PlaceInZone): Period[] {
  const ownOffset = (period: Period) =>
    isLocalMeanTime(zone, period) ? meanTimeOffsetSeconds(lng, period.offsetSeconds) : period.offsetSeconds;
  const periods = periodsAround(zone, fromUtcSeconds - MARGIN_SECONDS, toUtcSeconds + MARGIN_SECONDS);
  return periods.map((period, index) => {
    const before = periods[index - 1];
    const lagSeconds = before === undefined ? 0 : before.offsetSeconds - ownOffset(before);
    return { startUtcSeconds: period.startUtcSeconds + lagSeconds, offsetSeconds: ownOffset(period) };
  });
}
