import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { readCsv } from "../../scripts/lib/data-files.js";
import { readFixture } from "../../scripts/lib/fixtures.js";
import { deltaTSeconds, ttDaysFromUtDays, utDaysFromTtDays } from "../../src/ephemeris/delta-t.js";
import { anyDays } from "../support/inputs.js";

const J2000_JD = 2451545;

it("Delta T equals every published value from 1800 to 2199", () => {
  const rows = readCsv("delta-t.csv").filter(([, year]) => Number(year) > 1790 && Number(year) < 2210);
  expect(rows.length).toBeGreaterThan(5000);
  for (const [jdUt, , seconds] of rows) {
    expect(deltaTSeconds(Number(jdUt) - J2000_JD)).toBeCloseTo(Number(seconds), 9);
  }
});

it("between the published values, Delta T is within 0.001 s of the reference", () => {
  for (const row of readFixture("longitudes.csv")) {
    const difference = deltaTSeconds(Number(row["jd_ut"]) - J2000_JD) - Number(row["deltaT_s"]);
    expect(Math.abs(difference), row["utc"]).toBeLessThan(0.001);
  }
});

it("converting UT to TT and back returns the same UT, within 3 microseconds", () => {
  fc.assert(
    fc.property(anyDays(-73_200, 73_100), (utDays) => {
      expect(Math.abs(utDaysFromTtDays(ttDaysFromUtDays(utDays)) - utDays)).toBeLessThan(3e-11);
    }),
  );
});

it("the first conversion of a birth reads the steps of a few years, not all of them", async () => {
  vi.resetModules();
  const { deltaTSeconds: firstDeltaTSeconds } = await import("../../src/ephemeris/delta-t.js");
  const read = vi.spyOn(String.prototype, "charCodeAt");
  firstDeltaTSeconds(-3400);
  const count = read.mock.calls.length;
  read.mockRestore();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(200);
});

it("Delta T does not depend on the moments that were converted before", async () => {
  const inOrder = Array.from({ length: 1500 }, (_, index) => -73_200 + 97.3 * index);
  const expected = inOrder.map(deltaTSeconds);
  vi.resetModules();
  const { deltaTSeconds: freshDeltaTSeconds } = await import("../../src/ephemeris/delta-t.js");
  expect(inOrder.toReversed().map(freshDeltaTSeconds)).toEqual(expected.toReversed());
});
