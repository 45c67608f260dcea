import { innerBarycentre } from "./barycentre.js";
import { PLUTO_FIRST_TT_DAYS, PLUTO_STATES, PLUTO_STEP_DAYS } from "./pluto-states.generated.js";
import { add, type Vector } from "./vector.js";

/** Number of values in a state: position and velocity. */
const STATE_WIDTH = 6;

/**
 * Returns the heliocentric rectangular position of the Pluto system's barycentre, au, dynamical ecliptic and equinox
 * J2000: cubic interpolation of the integrated orbit, within 0.002 arcsec of JPL DE431.
 *
 * @param ttDays Days of Terrestrial Time since J2000.0, 1799-08 to 2200-02.
 * @throws RangeError outside the integrated years: the series model has no other source for Pluto.
 */
export function plutoHeliocentricPosition(ttDays: number): Vector {
  const steps = (ttDays - PLUTO_FIRST_TT_DAYS) / PLUTO_STEP_DAYS;
  const index = Math.floor(steps);
  if (!(index >= 0 && (index + 2) * STATE_WIDTH <= PLUTO_STATES.length)) {
    throw new RangeError(
      `Pluto's orbit is integrated from 1799-08 to 2200-02, not at ${ttDays} days from J2000.0`,
    );
  }
  const position = [0, 1, 2].map((axis) => hermite(index * STATE_WIDTH + axis, steps - index));
  return add(position as unknown as Vector, innerBarycentre(ttDays));
}

/** Interpolates one coordinate at a fraction of the way from the state at index `at` to the next one. */
function hermite(at: number, s: number): number {
  const [x0, x1] = [PLUTO_STATES[at]!, PLUTO_STATES[at + STATE_WIDTH]!];
  const rate0 = PLUTO_STATES[at + 3]! * PLUTO_STEP_DAYS;
  const rate1 = PLUTO_STATES[at + STATE_WIDTH + 3]! * PLUTO_STEP_DAYS;
  const r = 1 - s;
  return (1 + 2 * s) * r * r * x0 + s * r * r * rate0 + s * s * (3 - 2 * s) * x1 - s * s * r * rate1;
}
