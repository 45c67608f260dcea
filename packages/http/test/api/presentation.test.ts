import * as chartCore from "chart-core";
import { computeChart } from "chart-core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { CHART_MEMBERS, SIMPLE_CHART_MEMBERS } from "../../src/api/chart-json/chart-members.js";
import { pick } from "../../src/api/chart-json/pick.js";
import { writeChart, writeSimpleChart } from "../../src/endpoints/base/chart-result.js";
import { writeBodygraph, writeSimpleBodygraph } from "../../src/endpoints/bodygraphs/result.js";

const v1Name = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const charts = fc
  .date({ min: new Date("1800-01-01"), max: new Date("2199-12-31T23:59Z"), noInvalidDate: true })
  .map((moment) => computeChart(moment, { lat: 0, lng: 0 }));

function renamed(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [v1Name(name), renamed(held)]));
}

test("v2 writes a chart exactly as JSON.stringify would", () => {
  fc.assert(
    fc.property(charts, (chart) => {
      const members = { ...pick(chart, CHART_MEMBERS), birthDateUtc: chart.birthMoment.toISOString() };
      expect(writeChart(chart)).toBe(JSON.stringify(members));
      expect(writeSimpleChart(chart)).toBe(JSON.stringify(pick(chart, SIMPLE_CHART_MEMBERS)));
    }),
    { numRuns: 500 },
  );
});

test("the chart of a Reflector has empty lists and no circuitries", () => {
  const reflector = fc.sample(charts, { numRuns: 3000, seed: 1 }).find(({ type }) => type === "Reflector")!;
  const full = { channelsShort: [], centers: [], channelsLong: [], circuitries: "" };
  expect(JSON.parse(writeChart(reflector))).toMatchObject(full);
  expect(JSON.parse(writeBodygraph(reflector))).toMatchObject(renamed(full) as object);
  expect(JSON.parse(writeSimpleChart(reflector))).toMatchObject({ channelsShort: [], centers: [] });
  expect(JSON.parse(writeSimpleBodygraph(reflector))).toMatchObject({ channels_short: [], centers: [] });
});

test("v1 is v2 with renamed members in the same order, without the birth moment in UTC", () => {
  fc.assert(
    fc.property(charts, (chart) => {
      const { birthDateUtc: _, ...others } = JSON.parse(writeChart(chart));
      expect(writeBodygraph(chart)).toBe(JSON.stringify(renamed(others)));
      expect(writeSimpleBodygraph(chart)).toBe(JSON.stringify(renamed(JSON.parse(writeSimpleChart(chart)))));
    }),
    { numRuns: 500 },
  );
});

test("a simple chart has the same values as the full one, with fewer members", () => {
  fc.assert(
    fc.property(charts, (chart) => {
      expect(JSON.parse(writeChart(chart))).toMatchObject(JSON.parse(writeSimpleChart(chart)));
      const simple = JSON.parse(writeSimpleBodygraph(chart));
      expect(JSON.parse(writeBodygraph(chart))).toMatchObject(simple);
      expect(Object.keys(simple)).toEqual(["type", "profile", "gates", "channels_short", "centers"]);
    }),
    { numRuns: 20 },
  );
});

test("no text in chart-core's tables needs escaping in JSON, which the fast writer relies on", () => {
  const words = wordsOf(Object.values(chartCore).filter((value) => typeof value === "object"));
  expect(words.length).toBeGreaterThan(500);
  for (const word of words) expect(JSON.stringify(word)).toBe(`"${word}"`);
});

function wordsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(wordsOf) : [];
}
