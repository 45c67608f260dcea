import { GATES } from "../bodygraph/gates.js";
import type { Cross, DerivedChart } from "../chart.js";
import { noChart } from "../checks/check-chart.js";
import type { Quarter } from "../wheel/quarters.js";
import { WHEEL } from "../wheel/wheel.js";

/** An incarnation cross with the quarter of the wheel that contains the personality Sun. */
export interface CrossDetails extends Cross {
  /** The quarter of the wheel in which the personality Sun stands. */
  readonly quarter: Quarter;
}

/**
 * Returns the incarnation cross of a chart: angle, name, number, gates and quarter.
 *
 * @param chart A chart, or an object with its `cross`.
 * @throws ChartInputError `INVALID_CHART` if `chart` has no cross.
 *
 * @example
 * import { computeChart } from "chart-core";
 * import { crossDetails } from "chart-core/details";
 *
 * const chart = computeChart(new Date("1990-09-05T19:17Z"));
 * const cross = crossDetails(chart);
 * console.log(cross.angle, cross.name, cross.quarter);
 */
export function crossDetails(chart: Pick<DerivedChart, "cross">): CrossDetails {
  const { cross }: Partial<DerivedChart> = chart ?? {};
  if (!isCross(cross)) throw noChart("chart", chart, "a chart, or an object with its `cross`");
  return { ...cross, quarter: GATES[cross.gates[0]].quarter };
}

function isCross(cross: unknown): cross is Cross {
  const { gates }: Partial<Cross> = cross ?? {};
  return Array.isArray(gates) && WHEEL.includes(gates[0]);
}
