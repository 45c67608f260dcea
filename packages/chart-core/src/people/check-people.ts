import type { DerivedChart } from "../chart.js";
import { ChartInputError } from "../chart-input-error.js";
import { checkSides } from "../checks/check-chart.js";

/**
 * Returns the charts if their number is within the limits.
 *
 * @throws ChartInputError `INVALID_PEOPLE`, or `INVALID_CHART` for a member that is not a chart.
 */
export function checkPeople(
  charts: readonly DerivedChart[],
  { least, most, name }: { least: number; most: number; name: string },
): readonly DerivedChart[] {
  if (Array.isArray(charts) && charts.length >= least && charts.length <= most) {
    for (const [person, chart] of charts.entries()) checkSides(chart, `charts[${person}]`);
    return charts;
  }
  const number = least === most ? `${least}` : `${least} to ${most}`;
  throw new ChartInputError({
    code: "INVALID_PEOPLE",
    field: "charts",
    received: charts,
    expected: `the charts of ${number} people for a ${name}`,
  });
}
