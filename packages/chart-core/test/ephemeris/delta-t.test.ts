import fc from "fast-check";
import { expect, it } from "vitest";
import { readCsv } from "../../scripts/lib/data-files.js";
import { readFixture } from "../../scripts/lib/fixtures.js";
import { deltaTSeconds, ttDaysFromUtDays, utDaysFromTtDays } from "../../src/ephemeris/delta-t.js";
import { anyDays } from "../support/inputs.js";

const J2000_JD = 2451545;

it("Delta T passes through every published value in the years of charts", () => {
  const rows = readCsv("delta-t.csv").filter(([, year]) => Number(year) > 1790 && Number(year) < 2210);
  expect(rows.length).toBeGreaterThan(5000);
  for (const [jdUt, , seconds] of rows) {
    expect(deltaTSeconds(Number(jdUt) - J2000_JD)).toBeCloseTo(Number(seconds), 9);
  }
});

it("Delta T between the values lies within 0.001 s of the reference's", () => {
  for (const row of readFixture("longitudes.csv")) {
    const difference = deltaTSeconds(Number(row["jd_ut"]) - J2000_JD) - Number(row["deltaT_s"]);
    expect(Math.abs(difference), row["utc"]).toBeLessThan(0.001);
  }
});

it("UT follows from TT as TT from UT, to the last digit", () => {
  fc.assert(
    fc.property(anyDays(-73_200, 73_100), (utDays) => {
      expect(Math.abs(utDaysFromTtDays(ttDaysFromUtDays(utDays)) - utDays)).toBeLessThan(3e-11);
    }),
  );
});
