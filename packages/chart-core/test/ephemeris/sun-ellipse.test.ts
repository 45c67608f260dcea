import fc from "fast-check";
import { expect, it } from "vitest";
import { sunLongitudeDeg } from "../../src/ephemeris/longitudes.js";
import { daysOfArc, sunDegPerDay } from "../../src/ephemeris/sun-ellipse.js";
import { anyDays } from "./any-days.js";

const ttDays = anyDays(-73_000, 73_000);

it("the ellipse passes an arc of the Sun in the days of the tables, within 0.011", () => {
  fc.assert(
    fc.property(ttDays, anyDays(1, 90), (to, days) => {
      const arcDeg = (sunLongitudeDeg(to) - sunLongitudeDeg(to - days) + 360) % 360;
      expect(Math.abs(daysOfArc(arcDeg)(sunLongitudeDeg(to), to) - days)).toBeLessThan(0.011);
    }),
    { numRuns: 5000 },
  );
});

it("the ellipse's speed is the tables', within 0.06 %", () => {
  fc.assert(
    fc.property(ttDays, (days) => {
      const movedDeg = (sunLongitudeDeg(days + 0.05) - sunLongitudeDeg(days - 0.05) + 360) % 360;
      expect(Math.abs(sunDegPerDay(sunLongitudeDeg(days), days) / (movedDeg / 0.1) - 1)).toBeLessThan(6e-4);
    }),
    { numRuns: 5000 },
  );
});
