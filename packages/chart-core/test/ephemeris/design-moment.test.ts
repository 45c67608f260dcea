import fc from "fast-check";
import { expect, it } from "vitest";
import { ttDaysFromUtDays } from "../../src/ephemeris/delta-t.js";
import { designMomentUtDays } from "../../src/ephemeris/design-moment.js";
import { sunLongitudeDeg } from "../../src/ephemeris/longitudes.js";

/** 1800-01-01 to 2199-12-31 in days from J2000.0. */
const birthUtDays = fc.double({ min: -73_049, max: 73_048, noNaN: true });

function sunDeg(utDays: number): number {
  return sunLongitudeDeg(ttDaysFromUtDays(utDays));
}

function designUtDays(birth: number): number {
  return designMomentUtDays(birth, sunDeg(birth));
}

function arcDeg(fromUtDays: number, toUtDays: number): number {
  return (sunDeg(toUtDays) - sunDeg(fromUtDays) + 720) % 360;
}

it("the design moment is the one at which the Sun stood 88 degrees behind, within 35 microseconds", () => {
  fc.assert(
    fc.property(birthUtDays, (birth) => {
      const design = designUtDays(birth);
      // At most where two segments meet on the way: their step of 5e-7 degrees, times the guessed speed's error of 0.06 %.
      expect(Math.abs(arcDeg(design, birth) - 88)).toBeLessThan(4e-10);
    }),
    { numRuns: 2000 },
  );
});

it("the design moment lies 86.59 to 92.02 days before birth, so that it is the latest such moment", () => {
  fc.assert(
    fc.property(birthUtDays, (birth) => {
      const daysBefore = birth - designUtDays(birth);
      expect(daysBefore).toBeGreaterThan(86.5);
      expect(daysBefore).toBeLessThan(92.1);
    }),
    { numRuns: 2000 },
  );
});

it("a later birth has a later design moment", () => {
  fc.assert(
    fc.property(birthUtDays, fc.double({ min: 1e-6, max: 10, noNaN: true }), (birth, days) => {
      expect(designUtDays(birth + days)).toBeGreaterThan(designUtDays(birth));
    }),
    { numRuns: 2000 },
  );
});
