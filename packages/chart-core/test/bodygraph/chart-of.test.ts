import fc from "fast-check";
import { describe, expect, test } from "vitest";
import published from "../../fixtures/charts.json" with { type: "json" };
import { type Activations, BODIES, type Body, type GateNumber } from "../../src/chart.js";
import { chartOf } from "../../src/chart-of.js";
import { CHART_MEMBERS } from "../../src/glossary/chart-members.js";
import { longitudeAt } from "../support/inputs.js";
import { plainChart } from "../support/plain-chart.js";
import { activationsOf, anyActivations } from "./synthetic-activations.js";

const COORDS = { lat: 52.37, lng: 4.89 };

type Published = (typeof published.charts)[number];

/**
 * Rebuilds a published chart's activations: each body in the middle of its published tone, or of the first tone of its
 * line.
 */
function skyOf({ expected, colorsTones }: Published): Activations | undefined {
  if (!("activations" in expected) || !expected.activations) return undefined;
  const { personality, design } = expected.activations;
  return activationsOf({
    personality: longitudesOf(personality, colorsTones.personalitySun, colorsTones.personalityNode),
    design: longitudesOf(design, colorsTones.designSun, colorsTones.designNode),
  });
}

function longitudesOf(
  gateLines: Record<Body, string>,
  sun: number[],
  northNode: number[],
): Record<Body, number> {
  const colorsTones: Partial<Record<Body, number[]>> = { sun, northNode };
  const longitudes = BODIES.map((body) => {
    const [gate, line] = gateLines[body].split(".").map(Number);
    const [color, tone] = colorsTones[body] ?? [1, 1];
    return [body, longitudeAt(gate!, line!, color!, tone!)];
  });
  return Object.fromEntries(longitudes);
}

const skies = published.charts.flatMap((chart) => {
  const sky = skyOf(chart);
  return sky ? [{ id: chart.id, sky, expected: chart.expected }] : [];
});

test("three published charts list all activations", () => {
  expect(skies.map(({ id }) => id)).toEqual(["recorded-1980", "recorded-rec-3", "mybodygraph-1992"]);
});

describe.each(skies)("the activations of $id", ({ sky, expected }) => {
  const chart = chartOf(sky, COORDS);

  test.each(Object.entries(expected))("give the published %s", (member, value) => {
    if (member === "incarnationCrossStartsWith")
      expect(chart.incarnationCross).toMatch(new RegExp(`^${value}`));
    else expect(chart).toHaveProperty(member, value);
  });
});

const EXAMPLE = skies[0]!.sky;

test("the members of a chart are always in the order of the glossary", () => {
  const chart = chartOf(EXAMPLE, COORDS);
  expect(Object.keys(chart)).toEqual(Object.keys(CHART_MEMBERS));
  expect(Object.keys(chart.activations)).toEqual(["design", "personality"]);
  expect(Object.keys(chart.activations.design)).toEqual(BODIES);
  expect(Object.keys(chart.activations.personality)).toEqual(BODIES);
});

test("the birth date is written in UTC with milliseconds and Z", () => {
  const sky = { ...EXAMPLE, birthMoment: new Date("1990-09-05T19:17Z") };
  expect(chartOf(sky, COORDS).birthDateUtc).toBe("1990-09-05T19:17:00.000Z");
});

test("gates are listed once each: personality before design, and Mars before Venus", () => {
  const side = (line: number, gates: readonly number[]) =>
    Object.fromEntries(BODIES.map((body, index) => [body, longitudeAt(gates[index]!, line, 1, 1)]));
  const sky = activationsOf({
    personality: side(1, [41, 31, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) as Record<Body, number>,
    design: side(3, [28, 27, 1, 2, 3, 12, 13, 14, 31, 15, 16, 17, 6]) as Record<Body, number>,
  });
  expect(chartOf(sky, COORDS).gates.join(" ")).toBe("41 31 1 2 3 4 6 5 7 8 9 10 11 28 27 12 14 13 15 16 17");
});

test("a chart's texts and its structured members agree", () => {
  fc.assert(
    fc.property(anyActivations, (activations) => {
      const chart = chartOf(activations, COORDS);
      const active = [activations.personality, activations.design].flatMap((side) => Object.values(side));
      expect(new Set(chart.gates)).toEqual(new Set(active.map(({ gate }) => String(gate))));
      expect(new Set(chart.gates).size).toBe(chart.gates.length);
      expect(chart.channelsShort).toEqual([...chart.channelsShort].sort());
      expect(chart.channelsShort).toEqual(chart.definedChannels.map(({ id }) => id));
      expect(chart.channelsLong).toEqual(chart.definedChannels.map(({ name, id }) => `${name} (${id})`));
      expect(chart.centers).toEqual(chart.definedCenters.flat().sort());
      expect(chart.centers).toEqual(
        [...new Set(chart.definedChannels.flatMap(({ centers }) => centers))].sort(),
      );
      expect(chart.profile).toBe(`${activations.personality.sun.line}/${activations.design.sun.line}`);
      expect(chart.incarnationCross).toContain(`${chart.cross.angle} Cross of ${chart.cross.name} (`);
    }),
  );
});

test("a chart equals, byte for byte, the plain derivation from names and lists", () => {
  fc.assert(
    fc.property(anyActivations, (activations) => {
      expect(JSON.stringify(chartOf(activations, COORDS))).toBe(
        JSON.stringify(plainChart(activations, COORDS)),
      );
    }),
    { numRuns: 3000 },
  );
});

test("the same activations give the same bytes", () => {
  fc.assert(
    fc.property(anyActivations, (activations) => {
      const bytes = JSON.stringify(chartOf(activations, COORDS));
      expect(JSON.stringify(chartOf(structuredClone(activations), { ...COORDS }))).toBe(bytes);
    }),
  );
});

test("after activations with a gate that does not exist, the next chart is still correct", () => {
  const bytes = JSON.stringify(chartOf(EXAMPLE, COORDS));
  for (const gate of [100, -1, 0.5, 300]) {
    const moon = { ...EXAMPLE.personality.moon, gate: gate as GateNumber };
    const broken = { ...EXAMPLE.personality, moon };
    chartOf({ ...EXAMPLE, personality: broken }, COORDS);
    expect(JSON.stringify(chartOf(EXAMPLE, COORDS))).toBe(bytes);
  }
});

test("changing a returned chart does not affect the next one", () => {
  const bytes = JSON.stringify(chartOf(EXAMPLE, COORDS));
  const { definedChannels, definedCenters, centers, arrows, cross, gates } = chartOf(EXAMPLE, COORDS);
  const shared = [definedChannels[0]!, definedCenters[0]!, centers, arrows, cross, cross.gates];
  for (const object of shared) expect(() => Object.assign(object, { 0: "changed" })).toThrow(TypeError);
  Object.assign(definedChannels, ["changed"]);
  Object.assign(definedCenters, ["changed"]);
  Object.assign(gates, ["changed"]);
  expect(JSON.stringify(chartOf(EXAMPLE, COORDS))).toBe(bytes);
});
