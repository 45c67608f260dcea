import { PLUTO_INITIAL_STATE } from "../../src/series/corrections.generated.js";
import type { Vector } from "../../src/series/vector.js";
import { integrateOrbit, type OrbitState } from "./orbit.js";

const PLUTO_MASS_SUN = 1 / 1.352e8;

const STEP_DAYS = 20;

/** The fitted state from which the orbit is integrated. */
const START: OrbitState = {
  ttDays: PLUTO_INITIAL_STATE.jdTt - 2451545,
  position: PLUTO_INITIAL_STATE.state.slice(0, 3) as unknown as Vector,
  velocity: PLUTO_INITIAL_STATE.state.slice(3) as unknown as Vector,
};

/** Every state from `fromTtDays` to `toTtDays` (at least), `strideDays` apart and in order of time. */
export function integratePluto(fromTtDays: number, toTtDays: number, strideDays: number): OrbitState[] {
  return integrateOrbit(START, PLUTO_MASS_SUN, { fromTtDays, toTtDays, strideDays, stepDays: STEP_DAYS });
}
