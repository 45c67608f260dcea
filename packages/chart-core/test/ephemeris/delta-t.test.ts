import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { referenceDeltaTSeconds } from "../../scripts/delta-t/reference-delta-t.js";
import { deltaTModule } from "../../scripts/generate-delta-t.js";
import { readCsv } from "../../scripts/lib/data-files.js";
import { isCurrent } from "../../scripts/lib/generated-module.js";
import { deltaTSeconds, ttDaysFromUtDays, utDaysFromTtDays } from "../../src/ephemeris/delta-t.js";
import { utDaysFromDate } from "../../src/ephemeris/ut-days.js";
import { anyDays } from "../support/inputs.js";

const utDaysOf = (day: string) => utDaysFromDate(new Date(day));

it("the table of Delta T equals the output of its generator", () => {
  expect(isCurrent(deltaTModule())).toBe(true);
});

// 32.184 s + (TAI - UTC) - (UT1 - UTC), with UT1 - UTC of IERS finals2000A.
it.each([
  ["1973-02-01", 43.4724],
  ["1980-01-01", 50.5387],
  ["1990-01-01", 56.8553],
  ["2000-01-01", 63.8285],
  ["2010-01-01", 66.0699],
  ["2017-01-01", 68.5928],
  ["2020-01-01", 69.3612],
  ["2025-01-01", 69.1377],
  ["2026-07-01", 69.1695],
])("Delta T of %s is the observed %f s, within 0.003 s", (day, seconds) => {
  expect(Math.abs(deltaTSeconds(utDaysOf(day)) - seconds)).toBeLessThan(0.003);
});

it("Delta T is within 0.006 s of every observed value since 1955", () => {
  const observed = readCsv("delta-t-observed.csv");
  expect(observed.length).toBeGreaterThan(680);
  for (const [day, seconds] of observed) {
    expect(Math.abs(deltaTSeconds(utDaysOf(day!)) - Number(seconds)), day).toBeLessThan(0.006);
  }
});

it("Delta T equals the knots of the published spline before 1952, but for the tidal acceleration", () => {
  for (const [year, , seconds] of readCsv("delta-t-smh2016.csv")) {
    if (Number(year) < 1800 || Number(year) > 1950) continue;
    // Tidal accelerations -25.85 and -25.80 arcsec per century squared.
    const conversion = 0.000_091 * 0.05 * (Number(year) - 1955) ** 2;
    expect(deltaTSeconds(utDaysOf(`${year}-01-01`)) + conversion).toBeCloseTo(Number(seconds), 2);
  }
});

describe("the difference from the reference", () => {
  const greatest = (from: string, to: string) => {
    let max = 0;
    for (let day = utDaysOf(from); day < utDaysOf(to); day += 10) {
      max = Math.max(max, Math.abs(deltaTSeconds(day) - referenceDeltaTSeconds(day)));
    }
    return max;
  };

  it.each([
    ["1799-10-01", "1952-03-01", 0.0002],
    ["1952-03-01", "1955-01-01", 0.001],
    ["1955-01-01", "2023-01-01", 0.07],
    ["2023-01-01", "2026-10-01", 0.45],
    ["2026-10-01", "2200-01-02", 0.7],
  ])("from %s to %s is below %f s", (from, to, limit) => {
    expect(greatest(from, to)).toBeLessThan(limit);
  });
});

it.each(["1952-04-07", "1955-01-01", "1973-01-01", "2022-09-01", "2026-10-01"])(
  "Delta T is continuous where its sources meet, at %s",
  (day) => {
    const middle = utDaysOf(day);
    for (let at = middle - 60; at < middle + 60; at += 0.25) {
      expect(Math.abs(deltaTSeconds(at + 0.25) - deltaTSeconds(at))).toBeLessThan(0.002);
    }
  },
);

it("converting UT to TT and back returns the same UT, within 3 microseconds", () => {
  fc.assert(
    fc.property(anyDays(-73_200, 73_100), (utDays) => {
      expect(Math.abs(utDaysFromTtDays(ttDaysFromUtDays(utDays)) - utDays)).toBeLessThan(3e-11);
    }),
  );
});
