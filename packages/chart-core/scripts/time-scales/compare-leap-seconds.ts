import { computeActivations } from "../../src/compute-activations.js";
import { ttFromUtc } from "../../src/ephemeris/tt-from-utc.js";
import { type ChartDifference, compareCharts } from "./compare-charts.js";

const FROM_MS = Date.UTC(1972, 0, 1);
const END_MS = Date.UTC(2026, 9, 1);

const UTC = { timeScale: "utc" } as const;

/** Compares charts of 1972 to 2026, whose UTC is taken as UT1, with those that count leap seconds. */
export function compareLeapSeconds(charts = 2500): ChartDifference {
  return compareCharts(FROM_MS, END_MS, charts, (birth) => ({
    activations: computeActivations(birth, UTC),
    seconds: (ttFromUtc(birth) - ttFromUtc(birth, UTC)) * 86_400,
  }));
}
