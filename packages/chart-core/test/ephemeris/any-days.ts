import fc from "fast-check";

const STEPS_PER_DAY = 10_000;

/**
 * Days spread evenly between two, in steps of 8.64 seconds. `fc.double` spreads the bits of a number instead: nine in
 * ten of its days lie within one of J2000.0.
 */
export function anyDays(min: number, max: number): fc.Arbitrary<number> {
  return fc
    .integer({ min: Math.ceil(min * STEPS_PER_DAY), max: Math.floor(max * STEPS_PER_DAY) })
    .map((steps) => steps / STEPS_PER_DAY);
}
