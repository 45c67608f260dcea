import type { DerivedChart } from "../chart.js";
import { ChartInputError } from "../chart-input-error.js";

/**
 * Returns the charts if their number is within the limits.
 *
 * @throws ChartInputError `INVALID_PEOPLE`.
 */
export function checkPeople(
  charts: readonly DerivedChart[],
  { least, most, name }: { least: number; most: number; name: string },
): readonly DerivedChart[] {
  const isList = Array.isArray(charts) && charts.every(isChart);
  if (isList && charts.length >= least && charts.length <= most) return charts;
  const number = least === most ? `${least}` : `${least} to ${most}`;
  throw new ChartInputError({
    code: "INVALID_PEOPLE",
    field: "charts",
    received: charts,
    expected: `the charts of ${number} people for a ${name}`,
  });
}

function isChart(value: unknown): value is DerivedChart {
  const { gates, personality, design } = (value ?? {}) as Partial<DerivedChart>;
  return Array.isArray(gates) && isObject(personality) && isObject(design);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
