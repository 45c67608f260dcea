import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BODIES, type Body, type Chart } from "../src/chart.js";
import { computeChart } from "../src/compute-chart.js";
import { deriveChart, type GivenPositions } from "../src/derive-chart.js";
import { composite } from "../src/people/index.js";
import { wheelPosition } from "../src/wheel/wheel-position.js";
import { inputErrorOf } from "./support/input-error-of.js";
import { anyLongitude } from "./support/inputs.js";

const anyChart: fc.Arbitrary<Chart> = fc
  .integer({ min: Date.UTC(1800, 0, 1), max: Date.UTC(2200, 0, 1) - 1 })
  .map((ms) => computeChart(new Date(ms)));

const EXAMPLE = computeChart(new Date("1990-09-05T19:17:00Z"));

/** Returns the longitudes of a side, without the Earth and the South Node. */
function longitudesOf(side: Chart["personality"]): GivenPositions {
  const bodies = BODIES.filter((body) => body !== "earth" && body !== "southNode");
  return Object.fromEntries(
    bodies.map((body) => [body, side[body].longitudeDeg]),
  ) as unknown as GivenPositions;
}

describe("deriveChart", () => {
  test("of a chart's own positions gives the same bytes, without the members that need a moment", () => {
    fc.assert(
      fc.property(anyChart, (chart) => {
        const { birthMoment: _, designMoment: __, birthDateUtc: ___, ...rest } = chart;
        const bytes = JSON.stringify(rest);
        expect(JSON.stringify(deriveChart(chart.personality, chart.design))).toBe(bytes);
        const [personality, design] = [longitudesOf(chart.personality), longitudesOf(chart.design)];
        expect(JSON.stringify(deriveChart(personality, design))).toBe(bytes);
        const parsed = JSON.parse(JSON.stringify(chart)) as typeof chart;
        expect(JSON.stringify(deriveChart(parsed.personality, parsed.design))).toBe(bytes);
      }),
    );
  });

  test("takes only the longitude of a position, so that gate and line cannot contradict it", () => {
    const moon = { ...EXAMPLE.design.moon, gate: 64, line: 6 };
    const derived = deriveChart(EXAMPLE.personality, { ...EXAMPLE.design, moon });
    expect(derived.design.moon).toEqual(EXAMPLE.design.moon);
  });

  test("has a profile and the cross of its own gates wherever the Sun stands, if the arc is right within 0.1 degrees", () => {
    const anyArc = fc.double({ min: 87.9001, max: 88.0999, noNaN: true });
    fc.assert(
      fc.property(anyLongitude, anyArc, (sunDeg, arcDeg) => {
        const personality = { ...longitudesOf(EXAMPLE.personality), sun: sunDeg };
        const design = { ...longitudesOf(EXAMPLE.design), sun: wrapped(sunDeg - arcDeg) };
        const chart = deriveChart(personality, design);
        expect(chart.profile).toBe(
          `${wheelPosition(sunDeg).line}/${wheelPosition(wrapped(sunDeg - arcDeg)).line}`,
        );
        const suns = [chart.personality.sun, chart.personality.earth, chart.design.sun, chart.design.earth];
        expect(chart.cross.gates).toEqual(suns.map(({ gate }) => gate));
      }),
    );
  });

  test("makes charts that the functions for several people take", () => {
    const derived = deriveChart(EXAMPLE.personality, EXAMPLE.design);
    expect(composite(derived, derived)).toEqual(composite(EXAMPLE, EXAMPLE));
  });

  const given = (side: "personality" | "design", changes: Partial<Record<Body, unknown>>) => {
    const sides = { personality: EXAMPLE.personality, design: EXAMPLE.design };
    const changed = { ...EXAMPLE[side], ...changes } as GivenPositions;
    const { personality, design }: Record<string, GivenPositions> = { ...sides, [side]: changed };
    return inputErrorOf(() => deriveChart(personality!, design!));
  };

  test.each([
    ["a missing body", { moon: undefined }, "moon"],
    ["null", { mars: null }, "mars"],
    ["a text", { venus: "12" }, "venus"],
    ["NaN", { pluto: Number.NaN }, "pluto"],
    ["a negative longitude", { saturn: { longitudeDeg: -0.001 } }, "saturn"],
    ["360 degrees", { sun: 360 }, "sun"],
    ["an object without a longitude", { uranus: {} }, "uranus"],
    ["an Earth that is not opposite the Sun", { earth: EXAMPLE.personality.moon.longitudeDeg }, "earth"],
    ["a South Node that is not opposite the North Node", { southNode: 12 }, "southNode"],
  ])("rejects %s and names the body", (_, changes, body) => {
    for (const side of ["personality", "design"] as const)
      expect(given(side, changes)).toMatchObject({ code: "INVALID_ANGLE", field: `${side}.${body}` });
  });

  test("rejects a design Sun that is not 88 degrees behind, which would have no profile", () => {
    expect(given("design", { sun: EXAMPLE.design.sun.longitudeDeg + 0.2, earth: undefined })).toMatchObject({
      code: "INVALID_ANGLE",
      field: "design.sun",
    });
    expect(inputErrorOf(() => deriveChart(EXAMPLE.design, EXAMPLE.personality))?.field).toBe("design.sun");
  });

  test("rejects sides that are no objects", () => {
    expect(inputErrorOf(() => deriveChart(null as never, EXAMPLE.design))?.field).toBe("personality.sun");
    expect(inputErrorOf(() => deriveChart(EXAMPLE.personality, undefined as never))?.field).toBe(
      "design.sun",
    );
  });
});

/** Brings a longitude into [0, 360). */
function wrapped(deg: number): number {
  return deg < 0 ? deg + 360 : deg;
}
