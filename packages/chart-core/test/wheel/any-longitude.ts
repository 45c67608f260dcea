import fc from "fast-check";

/** Longitudes spread evenly over the wheel, in steps of a billionth of a degree. */
export const anyLongitude: fc.Arbitrary<number> = fc
  .integer({ min: 0, max: 360e9 - 1 })
  .map((billionths) => billionths / 1e9);
