import { type Activation, BODIES, type Body } from "./chart.js";
import { writeLongitudesDeg, writeSpeedsDegPerDay } from "./ephemeris/longitudes.js";
import { EPHEMERIS_BODIES, leaderOf } from "./ephemeris/table/ephemeris-body.js";
import { type TimeScaleOptions, ttFromUtc } from "./ephemeris/tt-from-utc.js";
import { sideActivations } from "./wheel/side.js";

/** A body at one moment: its place on the wheel, and its motion. */
export interface Position extends Activation {
  /** Change of the apparent longitude in degrees per day: negative while the body is retrograde. */
  readonly speedDegPerDay: number;
  /** True while the body moves against the zodiac, as the lunar nodes usually do. */
  readonly isRetrograde: boolean;
}

/** The {@link Position} of each of the thirteen bodies. */
export type Positions = Readonly<Record<Body, Position>>;

/**
 * Computes the thirteen bodies of one moment: the sky itself, without a design side. The places on the wheel are those
 * that a chart of the moment has on its personality side.
 *
 * @param utcMoment The moment in UTC, years 1800 to 2199 and a day on either side.
 * @param options Set `timeScale: "utc"` to count leap seconds. By default, UTC is taken as UT1, as in other chart
 *   software; the two differ by less than a second.
 * @throws ChartInputError `INVALID_MOMENT`, `MOMENT_OUT_OF_RANGE`.
 * @throws ChartInputError `INVALID_OPTION` if `timeScale` is neither `"ut1"` nor `"utc"`.
 *
 * @example
 * import { positionsAt } from "chart-core";
 *
 * const sky = positionsAt(new Date("1990-09-05T19:17:00Z"));
 * console.log(sky.moon.gate, sky.moon.line, sky.moon.speedDegPerDay);
 * console.log(sky.mercury.isRetrograde);
 */
export function positionsAt(utcMoment: Date, options?: TimeScaleOptions): Positions {
  const ttDays = ttFromUtc(utcMoment, options);
  const longitudesDeg = new Float64Array(EPHEMERIS_BODIES.length);
  const speedsDegPerDay = new Float64Array(EPHEMERIS_BODIES.length);
  writeLongitudesDeg(ttDays, longitudesDeg);
  writeSpeedsDegPerDay(ttDays, speedsDegPerDay);
  const side = sideActivations(longitudesDeg);
  const positions: Partial<Record<Body, Position>> = {};
  for (const body of BODIES) {
    const { longitudeDeg, gate, line, color, tone, base } = side[body];
    const speedDegPerDay = speedsDegPerDay[EPHEMERIS_BODIES.indexOf(leaderOf(body))]!;
    const isRetrograde = speedDegPerDay < 0;
    positions[body] = { longitudeDeg, gate, line, color, tone, base, speedDegPerDay, isRetrograde };
  }
  return positions as Positions;
}
