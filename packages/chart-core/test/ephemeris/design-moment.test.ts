import fc from "fast-check";
import { expect, it } from "vitest";
import { tableLongitudeDeg } from "../../scripts/lib/table-longitude.js";
import { designMomentTtDays } from "../../src/ephemeris/design-moment.js";
import { TABLE_FIRST_TT_DAYS } from "../../src/ephemeris/table/table-span.js";
import { NUTATION } from "../../src/ephemeris/table/tables.generated.js";
import { anyDays } from "../support/inputs.js";

const sunDeg = (moment: number) => tableLongitudeDeg("sun", moment);

/** 1800-01-01 to 2199-12-31 in days from J2000.0. */
const birthTtDays = anyDays(-73_049, 73_048);

function designTtDays(birth: number): number {
  return designMomentTtDays(birth, sunDeg(birth));
}

function arcDeg(fromTtDays: number, toTtDays: number): number {
  return (sunDeg(toTtDays) - sunDeg(fromTtDays) + 720) % 360;
}

/**
 * Returns the birth that belongs to a design moment. The Sun moves about one degree a day, so each step reduces the
 * error about 30 times.
 */
function birthOf(design: number): number {
  let birth = design + 89;
  for (let step = 0; step < 8; step++) birth -= arcDeg(design, birth) - 88;
  return birth;
}

it("at the design moment the Sun is 88 degrees behind its place at birth, within 5 microseconds", () => {
  fc.assert(
    fc.property(birthTtDays, (birth) => {
      const design = designTtDays(birth);
      expect(Math.abs(arcDeg(design, birth) - 88)).toBeLessThan(5.7e-11);
    }),
    { numRuns: 2000 },
  );
});

it("this also holds when the design moment is next to a border between two table segments, at every border", () => {
  let greatestMissDeg = 0;
  for (let border = TABLE_FIRST_TT_DAYS + 144; border < 72_950; border += NUTATION.segmentDays) {
    for (const beyondDays of [-1e-3, -1e-4, -1e-5, 1e-5, 1e-4, 1e-3]) {
      const birth = birthOf(border + beyondDays);
      greatestMissDeg = Math.max(greatestMissDeg, Math.abs(arcDeg(designTtDays(birth), birth) - 88));
    }
  }
  expect(greatestMissDeg).toBeLessThan(5.7e-11);
});

it("the design moment is 86.59 to 92.02 days before birth, so no later moment has the Sun 88 degrees behind", () => {
  fc.assert(
    fc.property(birthTtDays, (birth) => {
      const daysBefore = birth - designTtDays(birth);
      expect(daysBefore).toBeGreaterThan(86.5);
      expect(daysBefore).toBeLessThan(92.1);
    }),
    { numRuns: 2000 },
  );
});

it("a later birth has a later design moment", () => {
  fc.assert(
    fc.property(birthTtDays, anyDays(1e-4, 10), (birth, days) => {
      expect(designTtDays(birth + days)).toBeGreaterThan(designTtDays(birth));
    }),
    { numRuns: 2000 },
  );
});
