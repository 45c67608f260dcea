import { describe, expect, it } from "vitest";
import { readFixture } from "../../scripts/lib/fixtures.js";
import { compareDeltaTByYear } from "../../scripts/time-scales/compare-delta-t.js";
import { publishedDeltaTSeconds } from "../../scripts/time-scales/published-delta-t.js";
import { deltaTSeconds } from "../../src/ephemeris/delta-t.js";
import { utDaysFromDate } from "../../src/ephemeris/ut-days.js";

const utDaysOf = (day: string) => utDaysFromDate(new Date(day));

describe("the published Delta T", () => {
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
  ])("of %s is the observed %f s, within 0.001 s", (day, seconds) => {
    expect(Math.abs(publishedDeltaTSeconds(utDaysOf(day)) - seconds)).toBeLessThan(0.001);
  });

  it("is every observed value since 1955", () => {
    const observed = readFixture("delta-t-observed.csv");
    expect(observed.length).toBeGreaterThan(680);
    for (const { date, delta_t_s } of observed) {
      expect(publishedDeltaTSeconds(utDaysOf(date!)), date).toBeCloseTo(Number(delta_t_s), 9);
    }
  });

  it("has the knots of the published spline before 1952, but for the tidal acceleration", () => {
    for (const { from_year: year, a0 } of readFixture("delta-t-smh2016.csv")) {
      if (Number(year) > 1950) continue;
      // Tidal accelerations -25.85 and -25.80 arcsec per century squared.
      const conversion = 0.000_091 * 0.05 * (Number(year) - 1955) ** 2;
      expect(publishedDeltaTSeconds(utDaysOf(`${year}-01-01`)) + conversion).toBeCloseTo(Number(a0), 3);
    }
  });

  it.each(["1952-04-07", "1955-01-01", "1973-01-01", "2022-09-01", "2026-10-01"])(
    "is continuous where its sources meet, at %s",
    (day) => {
      const middle = utDaysOf(day);
      for (let at = middle - 60; at < middle + 60; at += 1) {
        const change = publishedDeltaTSeconds(at + 1) - publishedDeltaTSeconds(at);
        expect(Math.abs(change), String(at)).toBeLessThan(0.008);
      }
    },
  );
});

describe("the shipped Delta T", () => {
  it.each([
    ["1799-10-01", "1952-03-01", 0.002],
    ["1952-03-01", "1955-01-01", 0.002],
    ["1955-01-01", "2023-01-01", 0.07],
    ["2023-01-01", "2026-10-01", 0.38],
    ["2026-10-01", "2200-01-02", 0.69],
  ])("from %s to %s is within %s s of the published one", (from, to, limit) => {
    for (let day = utDaysOf(from); day < utDaysOf(to); day += 30) {
      expect(Math.abs(deltaTSeconds(day) - publishedDeltaTSeconds(day)), String(day)).toBeLessThan(limit);
    }
  });

  it("is compared year by year from 1973 to 2027", () => {
    const years = compareDeltaTByYear();
    expect(years.filter(({ year }) => year >= 1973 && year <= 2027)).toHaveLength(55);
    expect(years.find(({ year }) => year === 2025)).toMatchObject({
      shippedSeconds: expect.closeTo(69, 3),
      publishedSeconds: expect.closeTo(69.1377, 3),
    });
  });
});
