import type { Vector } from "../../src/series/vector.js";
import { readCorrections } from "./corrections.js";
import { integrateOrbit, type OrbitState } from "./orbit.js";

const PLUTO_MASS_SUN = 1 / 1.352e8;

const STEP_DAYS = 20;

/** The fitted state from which the orbit is integrated. */
const START: OrbitState = initialState();

function initialState(): OrbitState {
  const { jd, state } = readCorrections().pluto;
  const [x, y, z, vx, vy, vz] = state;
  const position: Vector = [x, y, z];
  const velocity: Vector = [vx, vy, vz];
  return { ttDays: jd - 2451545, position, velocity };
}

/** Integrates the states from `fromTtDays` to `toTtDays` (at least), `strideDays` apart, in order of time. */
export function integratePluto(fromTtDays: number, toTtDays: number, strideDays: number): OrbitState[] {
  return integrateOrbit(START, PLUTO_MASS_SUN, { fromTtDays, toTtDays, strideDays, stepDays: STEP_DAYS });
}
