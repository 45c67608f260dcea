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

/** Charts with five to nine bodies within a few degrees, and those whose lines are closest among 4,000 of 1900 to 2050. */
const CROWDED = [
  "1984-01-12T09:00Z",
  "1962-02-05T00:10Z",
  "1984-01-02T17:39Z",
  "1969-02-12T15:08Z",
  "1992-02-06T05:40Z",
  "1996-02-18T03:22Z",
  "1900-02-27T09:20Z",
];

/** Returns charts whose bodies crowd the wheel. */
export function crowdedCharts(): Chart[] {
  return CROWDED.map((utc) => computeChart(new Date(utc)));
}
