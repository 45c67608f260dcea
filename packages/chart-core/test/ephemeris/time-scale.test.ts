import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { computeActivations } from "../../src/compute-activations.js";
import { computeChart } from "../../src/compute-chart.js";
import { deltaTSeconds } from "../../src/ephemeris/delta-t.js";
import { dateFromTtDays } from "../../src/ephemeris/time-scale.js";
import { ttFromUtc } from "../../src/ephemeris/tt-from-utc.js";
import { utDaysFromDate } from "../../src/ephemeris/ut-days.js";
import { END_MS, FIRST_MS } from "../../src/moment.js";
import { longitudeDeg } from "../../src/series/longitude.js";
import { inputErrorOf } from "../support/input-error-of.js";

/** Seconds from 1900 to 1970, between the epochs of NTP and Unix. */
const NTP_SECONDS = 2_208_988_800;

/** The leap seconds in the form of the file leap-seconds.list: NTP seconds of the first moment with each TAI - UTC. */
const LEAP_SECONDS_LIST = [
  2272060800, 2287785600, 2303683200, 2335219200, 2366755200, 2398291200, 2429913600, 2461449600, 2492985600,
  2524521600, 2571782400, 2603318400, 2634854400, 2698012800, 2776982400, 2840140800, 2871676800, 2918937600,
  2950473600, 2982009600, 3029443200, 3076704000, 3124137600, 3345062400, 3439756800, 3550089600, 3644697600,
  3692217600,
].map((ntpSeconds, index) => {
  const fromMs = (ntpSeconds - NTP_SECONDS) * 1000;
  return { fromMs, from: new Date(fromMs).toISOString(), taiMinusUtc: 10 + index };
});

const UTC = { timeScale: "utc" } as const;

/** Returns TT - UTC in seconds, within some microseconds. */
const ttMinusUtc = (ms: number) => (ttFromUtc(new Date(ms), UTC) - utDaysFromDate(new Date(ms))) * 86_400;

const anyMoment = (fromMs: number, endMs: number) =>
  fc.integer({ min: fromMs, max: endMs - 1 }).map((ms) => new Date(ms));

describe("with leap seconds, TT - UTC", () => {
  it.each(LEAP_SECONDS_LIST)("is 32.184 s + $taiMinusUtc s from $from on", ({ fromMs, taiMinusUtc }) => {
    expect(ttMinusUtc(fromMs)).toBeCloseTo(32.184 + taiMinusUtc, 4);
    if (taiMinusUtc > 10) expect(ttMinusUtc(fromMs - 1)).toBeCloseTo(31.184 + taiMinusUtc, 4);
  });

  it("stays 69.184 s after the last leap second", () => {
    for (const year of [2017, 2026, 2100, 2199]) {
      expect(ttMinusUtc(Date.UTC(year, 6, 1))).toBeCloseTo(69.184, 4);
    }
  });

  it("keeps UTC within 0.9 s of UT1 every five days from 1972 to 2026", () => {
    for (let ms = Date.UTC(1972, 0, 1); ms < Date.UTC(2026, 9, 1); ms += 5 * 86_400_000) {
      const ut1MinusUtc = ttMinusUtc(ms) - deltaTSeconds(utDaysFromDate(new Date(ms)));
      expect(Math.abs(ut1MinusUtc)).toBeLessThan(0.9);
    }
  });
});

it("before 1972, charts with leap seconds are the same, byte for byte", () => {
  fc.assert(
    fc.property(anyMoment(FIRST_MS, Date.UTC(1972, 0, 1)), (moment) => {
      expect(JSON.stringify(computeChart(moment, undefined, UTC))).toBe(JSON.stringify(computeChart(moment)));
    }),
  );
});

it("by default UTC is taken as UT1", () => {
  fc.assert(
    fc.property(anyMoment(FIRST_MS, END_MS), (moment) => {
      const utDays = utDaysFromDate(moment);
      expect(ttFromUtc(moment)).toBe(utDays + deltaTSeconds(utDays) / 86_400);
      expect(ttFromUtc(moment, { timeScale: "ut1" })).toBe(ttFromUtc(moment));
    }),
  );
});

describe("converting UTC with leap seconds to TT and back returns the same millisecond", () => {
  it("at any moment", () => {
    fc.assert(
      fc.property(anyMoment(FIRST_MS, END_MS), (moment) => {
        expect(dateFromTtDays(ttFromUtc(moment, UTC), "utc")).toEqual(moment);
      }),
      { numRuns: 300 },
    );
  });

  it.each(LEAP_SECONDS_LIST.slice(1))("around the leap second before $from", ({ fromMs }) => {
    for (let ms = fromMs - 2000; ms < fromMs + 2000; ms += 125) {
      expect(dateFromTtDays(ttFromUtc(new Date(ms), UTC), "utc").getTime()).toBe(ms);
    }
  });
});

it("an instant within a leap second becomes the same fraction of the next second", () => {
  const end = new Date("2017-01-01T00:00:00Z");
  const leapSecond = (fraction: number) => ttFromUtc(end, UTC) - (1 - fraction) / 86_400;
  expect(dateFromTtDays(leapSecond(0.25), "utc").toISOString()).toBe("2017-01-01T00:00:00.250Z");
  expect(dateFromTtDays(leapSecond(0.75), "utc").toISOString()).toBe("2017-01-01T00:00:00.750Z");
});

it("a chart with leap seconds has the sky of its TT on both sides, and its design moment in UTC", () => {
  const birth = new Date("1972-06-30T12:00:00Z");
  const { personality, design, designMoment } = computeActivations(birth, UTC);
  const moonDeg = (moment: Date) => longitudeDeg("moon", ttFromUtc(moment, UTC));
  expect(personality.moon.longitudeDeg).toBeCloseTo(moonDeg(birth), 5);
  expect(design.moon.longitudeDeg).toBeCloseTo(moonDeg(designMoment), 5);
  // UT1 was 0.6 s behind: the Moon moves 0.35 arcsec, 0.0001 degrees.
  const asUt1 = computeActivations(birth).personality.moon.longitudeDeg;
  expect(Math.abs(personality.moon.longitudeDeg - asUt1)).toBeGreaterThan(8e-5);
});

it("an unknown time scale is rejected", () => {
  const options = { timeScale: "tai" as never };
  const calls = [
    () => computeChart(new Date(0), undefined, options),
    () => computeActivations(new Date(0), options),
    () => ttFromUtc(new Date(0), options),
  ];
  for (const call of calls) {
    expect(inputErrorOf(call)).toMatchObject({
      code: "INVALID_OPTION",
      field: "options.timeScale",
      received: "tai",
    });
  }
});

it("ttFromUtc rejects a Date that is no moment, and moments outside the supported years", () => {
  expect(inputErrorOf(() => ttFromUtc(new Date(Number.NaN)))).toMatchObject({ code: "INVALID_MOMENT" });
  expect(inputErrorOf(() => ttFromUtc(new Date(END_MS)))).toMatchObject({ code: "MOMENT_OUT_OF_RANGE" });
});
