import { type Activations, BODIES, type DerivedChart, type Side } from "../chart.js";
import { ChartInputError } from "../chart-input-error.js";

/**
 * Returns a value if it is a chart: it has both sides, and the lists that follow from them.
 *
 * @param field Name of the argument, for the error.
 * @throws ChartInputError `INVALID_CHART`.
 */
export function checkChart(chart: DerivedChart, field: string): DerivedChart {
  const { centers, definedCenters, definedChannels }: Partial<DerivedChart> = chart ?? {};
  if (
    hasSides(chart) &&
    isListOf(centers, isCenter) &&
    isListOf(definedCenters, (part) => isListOf(part, isCenter)) &&
    isListOf(definedChannels, (channel) => Array.isArray((channel as { gates?: unknown } | null)?.gates))
  )
    return chart;
  throw noChart(field, chart, "a chart of `computeChart` or `deriveChart`");
}

/**
 * Returns a value if it has the two sides of a chart.
 *
 * @param field Name of the argument, for the error.
 * @throws ChartInputError `INVALID_CHART`.
 */
export function checkSides<T extends Pick<Activations, Side>>(chart: T, field: string): T {
  if (hasSides(chart)) return chart;
  throw noChart(field, chart, "a chart, or an object with its `personality` and `design`");
}

/** Makes the error of a value that is not a chart. */
export function noChart(field: string, received: unknown, expected: string): ChartInputError {
  return new ChartInputError({ code: "INVALID_CHART", field, received, expected });
}

function hasSides(chart: unknown): boolean {
  const { personality, design } = (chart ?? {}) as Partial<Activations>;
  return isSide(personality) && isSide(design);
}

function isListOf(list: unknown, isMember: (member: unknown) => boolean): boolean {
  return Array.isArray(list) && list.every(isMember);
}

function isCenter(value: unknown): boolean {
  return typeof value === "string";
}

function isSide(side: unknown): boolean {
  if (typeof side !== "object" || side === null) return false;
  for (const body of BODIES) {
    const { gate, line } = ((side as Record<string, unknown>)[body] ?? {}) as Record<string, unknown>;
    if (!isWithin(gate, 64) || !isWithin(line, 6)) return false;
  }
  return true;
}

function isWithin(value: unknown, most: number): boolean {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= most;
}
