import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { signedDeg } from "../src/angles.js";
import { BODIES } from "../src/chart.js";
import { computeActivations } from "../src/compute-activations.js";
import { writeLongitudesDeg, writeSpeedsDegPerDay } from "../src/ephemeris/longitudes.js";
import { EPHEMERIS_BODIES } from "../src/ephemeris/table/ephemeris-body.js";
import { positionsAt } from "../src/positions-at.js";
import { crossingsOf } from "../src/time/index.js";
import { inputErrorOf } from "./support/input-error-of.js";
import { anyDays } from "./support/inputs.js";

const anyMoment = fc
  .integer({ min: Date.UTC(1799, 11, 31), max: Date.UTC(2200, 0, 2) - 1 })
  .map((ms) => new Date(ms));

describe("positionsAt", () => {
  test("gives the longitudes and places of a chart's personality side, to the last bit", () => {
    fc.assert(
      fc.property(anyMoment, (moment) => {
        const positions = positionsAt(moment);
        const places = BODIES.map((body) => {
          const { speedDegPerDay: _, isRetrograde: __, ...place } = positions[body];
          return [body, place];
        });
        expect(Object.keys(positions)).toEqual(BODIES);
        expect(Object.fromEntries(places)).toEqual(computeActivations(moment).personality);
      }),
    );
  });

  test("gives the Earth and the South Node the speeds of the Sun and the North Node", () => {
    const { sun, earth, northNode, southNode } = positionsAt(new Date("1990-09-05T19:17:00Z"));
    expect(earth.speedDegPerDay).toBe(sun.speedDegPerDay);
    expect(southNode.speedDegPerDay).toBe(northNode.speedDegPerDay);
  });

  test("calls a body retrograde exactly while its speed is negative", () => {
    fc.assert(
      fc.property(anyMoment, (moment) => {
        for (const { isRetrograde, speedDegPerDay } of Object.values(positionsAt(moment)))
          expect(isRetrograde).toBe(speedDegPerDay < 0);
      }),
    );
    // Mercury's three passes over one place: direct, retrograde, direct.
    const year = [new Date("2023-01-01T00:00Z"), new Date("2024-01-01T00:00Z")] as const;
    const passes = crossingsOf("mercury", 40, ...year);
    expect(passes.map(({ direction }) => direction)).toEqual(["direct", "retrograde", "direct"]);
    expect(passes.map(({ at }) => positionsAt(at).mercury.isRetrograde)).toEqual([false, true, false]);
  });

  test.each([
    ["an invalid Date", new Date(Number.NaN), "INVALID_MOMENT"],
    ["a text", "1990-09-05T19:17Z" as unknown as Date, "INVALID_MOMENT"],
    ["the year 1799", new Date("1799-12-30T23:59:59Z"), "MOMENT_OUT_OF_RANGE"],
    ["the year 2200", new Date("2200-01-02T00:00Z"), "MOMENT_OUT_OF_RANGE"],
  ])("rejects %s", (_, moment, code) => {
    expect(inputErrorOf(() => positionsAt(moment))?.code).toBe(code);
  });
});

/** Half of the days between the two longitudes of a difference. */
const HALF_STEP_DAYS = 2 ** -10;

/** Returns the speeds by the difference of the longitudes shortly before and after. */
function differences(ttDays: number): Float64Array {
  const [before, after] = [new Float64Array(11), new Float64Array(11)];
  writeLongitudesDeg(ttDays - HALF_STEP_DAYS, before);
  writeLongitudesDeg(ttDays + HALF_STEP_DAYS, after);
  return after.map((deg, body) => signedDeg(deg - before[body]!) / (2 * HALF_STEP_DAYS));
}

/**
 * Greatest distance between the speeds and the differences of longitudes, degrees per day. Planets beside the Sun are left
 * out: at the edge of its disc the deflection has a step, across which a difference says nothing about the speed.
 */
function greatestDistance(ttDays: number): number {
  const [speeds, longitudes] = [new Float64Array(11), new Float64Array(11)];
  writeSpeedsDegPerDay(ttDays, speeds);
  writeLongitudesDeg(ttDays, longitudes);
  const sunDeg = longitudes[EPHEMERIS_BODIES.indexOf("sun")]!;
  const distances = differences(ttDays).map((speed, body) => {
    const fromSunDeg = Math.abs(signedDeg(longitudes[body]! - sunDeg));
    return fromSunDeg > 0 && fromSunDeg < 0.4 ? 0 : Math.abs(speed - speeds[body]!);
  });
  return Math.max(...distances);
}

describe("the speeds", () => {
  test("are the derivatives of the longitudes", () => {
    fc.assert(
      // The fraction of 1/3 day keeps both moments of a difference in one segment of the tables.
      fc.property(anyDays(-73_000, 73_000), (days) => {
        expect(greatestDistance(Math.floor(days) + 1 / 3)).toBeLessThan(1e-6);
      }),
      { numRuns: 300 },
    );
  });

  test("contain the deflection of light while a planet passes behind the Sun", () => {
    const [speeds, longitudes] = [new Float64Array(11), new Float64Array(11)];
    const sun = EPHEMERIS_BODIES.indexOf("sun");
    const planets = (["mercury", "jupiter", "saturn"] as const).map((body) => EPHEMERIS_BODIES.indexOf(body));
    let near = 0;
    let greatest = 0;
    for (let ttDays = 6000.4; ttDays < 9000; ttDays += 0.25) {
      writeLongitudesDeg(ttDays, longitudes);
      for (const planet of planets) {
        const fromSunDeg = Math.abs(signedDeg(longitudes[planet]! - longitudes[sun]!));
        if (fromSunDeg > 0.6 || fromSunDeg < 0.02) continue;
        near += 1;
        writeSpeedsDegPerDay(ttDays, speeds);
        greatest = Math.max(greatest, Math.abs(speeds[planet]! - differences(ttDays)[planet]!));
      }
    }
    expect(greatest).toBeLessThan(5e-6);
    expect(near).toBeGreaterThan(100);
  });
});
