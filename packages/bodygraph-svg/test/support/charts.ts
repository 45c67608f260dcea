import { type Chart, computeChart } from "chart-core";
import fc from "fast-check";

/** Any birth moment that chart-core knows. */
const anyMoment: fc.Arbitrary<Date> = fc
  .integer({ min: Date.UTC(1800, 3, 5), max: Date.UTC(2199, 11, 30) })
  .map((ms) => new Date(ms));

/** Any chart. */
const anyChart: fc.Arbitrary<Chart> = anyMoment.map((moment) => computeChart(moment));

/** Draws charts from the seed of the tests. */
export function randomCharts(count: number): Chart[] {
  return fc.sample(anyChart, count);
}
