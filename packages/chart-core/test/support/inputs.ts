import fc from "fast-check";
import type { ReusedList } from "../../src/bodygraph/pick.js";
import type { GateNumber } from "../../src/chart.js";
import { WHEEL } from "../../src/wheel/wheel.js";

/** Longitudes spread evenly over the wheel, in steps of 1e-9 degrees. */
export const anyLongitude: fc.Arbitrary<number> = fc
  .integer({ min: 0, max: 360e9 - 1 })
  .map((billionths) => billionths / 1e9);

const STEPS_PER_DAY = 10_000;

/**
 * Returns days spread evenly between two limits, in steps of 8.64 seconds. `fc.double` spreads the bits of a number
 * instead: nine in ten of its days are within one day of J2000.0.
 */
export function anyDays(min: number, max: number): fc.Arbitrary<number> {
  return fc
    .integer({ min: Math.ceil(min * STEPS_PER_DAY), max: Math.floor(max * STEPS_PER_DAY) })
    .map((steps) => steps / STEPS_PER_DAY);
}

/** Returns the longitude in the middle of a tone, degrees in [0, 360). */
export function longitudeAt(gate: number, line: number, color: number, tone: number): number {
  const gates = WHEEL.indexOf(gate as GateNumber);
  const colors = (gates * 6 + line - 1) * 6 + color - 1;
  return (302 + (colors + (tone - 0.5) / 6) * 0.15625) % 360;
}

/** Returns the next double below a positive one. */
export function nextDown(value: number): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  view.setBigUint64(0, view.getBigUint64(0) - 1n);
  return view.getFloat64(0);
}

/** Returns a list of the distinct numbers in the form that the bodygraph uses for gates and channels. */
export function reusedList(numbers: readonly number[]): ReusedList {
  const unique = Uint8Array.from(new Set(numbers));
  return { numbers: unique, count: unique.length };
}
