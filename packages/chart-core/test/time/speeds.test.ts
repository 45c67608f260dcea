import fc from "fast-check";
import { expect, it } from "vitest";
import { BODIES } from "../../src/chart.js";
import { computeActivations } from "../../src/compute-activations.js";
import { computeChart } from "../../src/index.js";
import { speedsDegPerDay } from "../../src/time/index.js";

const HALF_HOUR_MS = 1_800_000;

it("gives the speed at which the longitudes change around the moment of each side", () => {
  const moments = fc.date({
    min: new Date("1801-01-01"),
    max: new Date("2199-12-30"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, (moment) => {
      const chart = computeChart(moment);
      const speeds = speedsDegPerDay(chart);
      for (const [side, at] of [
        ["personality", moment],
        ["design", chart.designMoment],
      ] as const) {
        const skyAt = (ms: number) => computeActivations(new Date(at.getTime() + ms)).personality;
        const [before, after] = [skyAt(-HALF_HOUR_MS), skyAt(HALF_HOUR_MS)];
        for (const body of BODIES) {
          const degrees = ((after[body].longitudeDeg - before[body].longitudeDeg + 540) % 360) - 180;
          expect(Math.abs(speeds[side][body] - degrees * 24)).toBeLessThan(0.002);
        }
      }
    }),
    { numRuns: 40 },
  );
});

it("is negative for a retrograde body, also at both ends of the range", () => {
  expect(speedsDegPerDay(computeChart(new Date("1990-09-05T19:17Z"))).personality.mercury).toBeLessThan(-0.9);
  for (const end of ["1799-12-31T00:00Z", "2200-01-01T23:59Z"]) {
    expect(speedsDegPerDay(computeChart(new Date(end))).design.sun).toBeCloseTo(1, 1);
  }
});
