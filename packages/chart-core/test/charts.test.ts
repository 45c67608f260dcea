import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Activation, Chart } from "../src/chart.js";
import { computeChart } from "../src/compute-chart.js";

interface PublishedChart {
  readonly id: string;
  readonly birth: { readonly utc: string };
  readonly expected: Readonly<Record<string, unknown>>;
  readonly asPublished?: { readonly designUtc?: string };
  readonly designUtcComputed: string;
  readonly colorsTones: Readonly<
    Record<"personalitySun" | "personalityNode" | "designSun" | "designNode", readonly [number, number]>
  >;
}

const { charts } = JSON.parse(readFileSync(new URL("../fixtures/charts.json", import.meta.url), "utf8")) as {
  charts: PublishedChart[];
};

const ANYWHERE = { lat: 0, lng: 0 };

function chartOf(utc: string): Chart {
  return computeChart(new Date(utc), ANYWHERE);
}

describe.each(charts.map((published) => [published.id, published] as const))(
  "published chart %s",
  (_, published) => {
    const chart = chartOf(published.birth.utc);

    it.each(Object.entries(published.expected))("has the published %s", (member, value) => {
      if (member === "incarnationCrossStartsWith") {
        expect(chart.incarnationCross.startsWith(String(value))).toBe(true);
      } else {
        expect(chart).toHaveProperty(member);
        expect(chart[member as keyof Chart]).toEqual(value);
      }
    });

    it("has the published design moment to the minute, and the independently computed one to the second", () => {
      const designUtc = chart.designMoment.toISOString();
      const toTheMinute = published.asPublished?.designUtc;
      if (toTheMinute !== undefined) expect(`${designUtc.slice(0, 16)}Z`).toBe(toTheMinute);
      expect(Math.abs(chart.designMoment.getTime() - Date.parse(published.designUtcComputed))).toBeLessThan(
        1000,
      );
    });

    it("has the published colors and tones of the Sun and the node", () => {
      const colorAndTone = ({ color, tone }: Activation) => [color, tone];
      expect({
        personalitySun: colorAndTone(chart.personality.sun),
        personalityNode: colorAndTone(chart.personality.northNode),
        designSun: colorAndTone(chart.design.sun),
        designNode: colorAndTone(chart.design.northNode),
      }).toEqual(published.colorsTones);
    });
  },
);

it("all published charts and all their published members are checked", () => {
  expect(charts).toHaveLength(7);
  expect(charts.reduce((sum, { expected }) => sum + Object.keys(expected).length, 0)).toBeGreaterThanOrEqual(
    70,
  );
});

describe("charts that only an exact ephemeris gets right", () => {
  it("1989-01-22T22:50Z: the node is in 55.6, color 2, tone 4; an approximate node has another tone", () => {
    expect(chartOf("1989-01-22T22:50Z").personality.northNode).toMatchObject({
      gate: 55,
      line: 6,
      color: 2,
      tone: 4,
    });
  });

  it("1990-09-05T19:17Z: the design Sun is in color 5, tone 6, only 10.9 arcsec before the next color", () => {
    const chart = chartOf("1990-09-05T19:17Z");
    expect(chart.design.sun).toMatchObject({ color: 5, tone: 6 });
    const untilNextColorDeg = 0.15625 - ((chart.design.sun.longitudeDeg + 58) % 0.15625);
    expect(untilNextColorDeg * 3600).toBeCloseTo(10.9, 1);
    expect(chart).toMatchObject({ determination: "Low Sound", cognition: "Touch", variables: "PLL DRL" });
    expect(chart.birthDateUtc).toBe("1990-09-05T19:17:00.000Z");
  });

  it("1958-06-07T23:17Z: a Manifesting Generator; an approximate node gives a Manifestor", () => {
    expect(chartOf("1958-06-07T23:17Z").type).toBe("Manifesting Generator");
  });
});
