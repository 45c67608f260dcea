import { computeChart } from "chart-core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { presentBodygraph, presentSimpleBodygraph } from "../src/v1/bodygraph.js";
import { presentChart, presentSimpleChart } from "../src/v2/chart-result.js";

/** The renamings of the specification's 2.5. */
const V1_NAMES: Readonly<Record<string, string>> = {
  channelsShort: "channels_short",
  channelsLong: "channels_long",
  incarnationCross: "incarnation_cross",
  notSelfTheme: "not_self_theme",
  northNode: "north_node",
  southNode: "south_node",
};

const charts = fc
  .date({ min: new Date("1800-01-01"), max: new Date("2199-12-31T23:59Z"), noInvalidDate: true })
  .map((moment) => computeChart(moment, { lat: 0, lng: 0 }));

function renamed(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [V1_NAMES[name] ?? name, renamed(held)]),
  );
}

test("v1 is a renaming of v2 without the moment in UTC, member by member in the same order", () => {
  fc.assert(
    fc.property(charts, (chart) => {
      const { birthDateUtc, ...others } = presentChart(chart);
      expect(birthDateUtc).toBe(chart.birthMoment.toISOString());
      expect(JSON.stringify(presentBodygraph(chart))).toBe(JSON.stringify(renamed(others)));
      expect(JSON.stringify(presentSimpleBodygraph(chart))).toBe(
        JSON.stringify(renamed(presentSimpleChart(chart))),
      );
    }),
    { numRuns: 20 },
  );
});

test("a simple chart is a projection of the full one", () => {
  fc.assert(
    fc.property(charts, (chart) => {
      expect(presentChart(chart)).toMatchObject(presentSimpleChart(chart));
      expect(presentBodygraph(chart)).toMatchObject(presentSimpleBodygraph(chart));
      expect(Object.keys(presentSimpleBodygraph(chart))).toEqual([
        "type",
        "profile",
        "gates",
        "channels_short",
        "centers",
      ]);
    }),
    { numRuns: 20 },
  );
});
