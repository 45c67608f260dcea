import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import type { Chart } from "../../src/chart.js";
import { computeChart } from "../../src/compute-chart.js";

/** Agreement of our charts with published ones. */
export interface ChartAgreement {
  readonly charts: number;
  readonly members: number;
  /** Number of members that are equal to the published ones. */
  readonly equal: number;
}

/** Computes every chart of fixtures/charts.json and compares each member that was published. */
export function measureCharts(): ChartAgreement {
  const { charts } = JSON.parse(
    readFileSync(new URL("../../fixtures/charts.json", import.meta.url), "utf8"),
  ) as {
    charts: { readonly birth: { readonly utc: string }; readonly expected: Record<string, unknown> }[];
  };
  const agreements = charts.flatMap(({ birth, expected }) => {
    const chart = computeChart(new Date(birth.utc), { lat: 0, lng: 0 });
    return Object.entries(expected).map(([member, value]) => agrees(chart, member, value));
  });
  return { charts: charts.length, members: agreements.length, equal: agreements.filter(Boolean).length };
}

function agrees(chart: Chart, member: string, value: unknown): boolean {
  if (member === "incarnationCrossStartsWith") return chart.incarnationCross.startsWith(String(value));
  return isDeepStrictEqual(chart[member as keyof Chart], value);
}
