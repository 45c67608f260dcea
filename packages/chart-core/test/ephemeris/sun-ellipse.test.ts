import fc from "fast-check";
import { expect, it } from "vitest";
import { tableLongitudeDeg } from "../../scripts/lib/table-longitude.js";
import { daysOfArc } from "../../src/ephemeris/sun-ellipse.js";
import { anyDays } from "../support/inputs.js";

const sunDeg = (moment: number) => tableLongitudeDeg("sun", moment);

const ttDays = anyDays(-73_000, 73_000);

it("the ellipse estimates the days that the Sun takes for an arc within 0.011 days of the tables", () => {
  fc.assert(
    fc.property(ttDays, anyDays(1, 90), (to, days) => {
      const arcDeg = (sunDeg(to) - sunDeg(to - days) + 360) % 360;
      expect(Math.abs(daysOfArc(arcDeg)(sunDeg(to), to) - days)).toBeLessThan(0.011);
    }),
    { numRuns: 5000 },
  );
});
