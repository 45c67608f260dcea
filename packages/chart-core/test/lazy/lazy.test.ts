import fc from "fast-check";
import { afterAll, describe, expect, it, vi } from "vitest";
import { computeActivations } from "../../src/compute-activations.js";
import { computeChart } from "../../src/compute-chart.js";
import { FIRST_YEAR, SPAN_COUNT, SPAN_YEARS } from "../../src/ephemeris/table/table-span.js";
import * as lazy from "../../src/lazy/index.js";

const PLACE = { lat: 52.37, lng: 4.89 };

const FIRST_MS = Date.UTC(1799, 11, 31);
const END_MS = Date.UTC(2200, 0, 2);

const spans = Array.from({ length: SPAN_COUNT }, (_, span) => FIRST_YEAR + span * SPAN_YEARS);

describe.each(spans)("with nothing else loaded, the years from %d on", (year) => {
  afterAll(() => {
    vi.resetModules();
  });

  it("need one part of the tables for all births and their design moments, first to last millisecond", async () => {
    vi.resetModules();
    const fresh: typeof lazy = await import("../../src/lazy/index.js");
    const { NUTATION } = await import("../../src/ephemeris/table/tables.generated.js");
    expect(NUTATION.records.parts).toHaveLength(0);
    const first = year === FIRST_YEAR ? FIRST_MS : Date.UTC(year, 0, 1);
    const end = year === spans.at(-1) ? END_MS : Date.UTC(year + SPAN_YEARS, 0, 1);
    const within = fc.sample(fc.integer({ min: first, max: end - 1 }), 20);
    for (const ms of [first, end - 1, ...within]) {
      const chart = await fresh.computeChart(new Date(ms));
      expect(JSON.stringify(chart)).toBe(JSON.stringify(computeChart(new Date(ms))));
    }
    expect(NUTATION.records.parts).toHaveLength(1);
  });
});

it("parts loaded in any order give the charts and the skies of `chart-core`, byte for byte", async () => {
  vi.resetModules();
  const fresh: typeof lazy = await import("../../src/lazy/index.js");
  for (const ms of fc.sample(fc.integer({ min: FIRST_MS, max: END_MS - 1 }), 200)) {
    const moment = new Date(ms);
    expect(JSON.stringify(await fresh.computeChart(moment, PLACE))).toBe(
      JSON.stringify(computeChart(moment, PLACE)),
    );
    expect(await fresh.computeActivations(moment)).toEqual(computeActivations(moment));
  }
});

it("charts asked for at the same time are as right as one after the other", async () => {
  vi.resetModules();
  const fresh: typeof lazy = await import("../../src/lazy/index.js");
  const moments = spans.flatMap((year) => [0, 25, 49].map((years) => new Date(Date.UTC(year + years, 5, 1))));
  const charts = await Promise.all(moments.map((moment) => fresh.computeChart(moment)));
  expect(charts).toEqual(moments.map((moment) => computeChart(moment)));
});

it("a Date that is changed while the tables load does not change the chart", async () => {
  const moment = new Date(Date.UTC(1990, 8, 5, 19, 17));
  const asked = lazy.computeChart(moment);
  moment.setUTCFullYear(1890);
  expect((await asked).birthDateUtc).toBe("1990-09-05T19:17:00.000Z");
});

it.each([
  ["INVALID_MOMENT", new Date(Number.NaN), PLACE],
  ["MOMENT_OUT_OF_RANGE", new Date(END_MS), PLACE],
  ["INVALID_LATITUDE", new Date(0), { lat: 91, lng: 0 }],
  ["INVALID_LONGITUDE", new Date(0), { lat: 0, lng: 181 }],
])("bad input rejects with %s instead of throwing", async (code, moment, coords) => {
  await expect(lazy.computeChart(moment, coords)).rejects.toMatchObject({ code });
});
