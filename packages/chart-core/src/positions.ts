import { type Activation, BODIES, type Body } from "./chart.js";
import { writeLoadedLongitudesDeg, writeLoadedSpeedsDegPerDay } from "./ephemeris/loaded-longitudes.js";
import { EPHEMERIS_BODIES, leaderOf } from "./ephemeris/table/ephemeris-body.js";
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
 * Computes the thirteen bodies of one moment: the work of `positionsAt`, from the parts of the tables that have been added.
 *
 * @param ttDays Days of TT since J2000.0.
 */
export function loadedPositions(ttDays: number): Positions {
  const longitudesDeg = new Float64Array(EPHEMERIS_BODIES.length);
  const speedsDegPerDay = new Float64Array(EPHEMERIS_BODIES.length);
  writeLoadedLongitudesDeg(ttDays, longitudesDeg);
  writeLoadedSpeedsDegPerDay(ttDays, speedsDegPerDay);
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
