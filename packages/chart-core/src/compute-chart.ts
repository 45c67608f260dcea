import type { Chart } from "./chart.js";
import { chartOf } from "./chart-of.js";
import { activationsOf } from "./compute-activations.js";
import { type Coordinates, checkCoordinates } from "./coordinates.js";

/**
 * Computes the chart of a birth: the sky at the birth moment and at the design moment before it, and everything that
 * follows from the two.
 *
 * The same input gives the same chart, to the byte. Times are UTC, taken as UT1; for local time see the entry
 * `chart-core/birth-moment`.
 *
 * @param utcMoment The birth moment in UTC, years 1800 to 2199 and a day on either side.
 * @param coords The birthplace, optional. A chart is geocentric: coordinates are checked and kept, but have no influence.
 * @throws ChartInputError `INVALID_MOMENT`, `MOMENT_OUT_OF_RANGE`, `INVALID_LATITUDE` or `INVALID_LONGITUDE`.
 *
 * @example
 * import { computeChart } from "chart-core";
 *
 * const chart = computeChart(new Date("1990-09-05T19:17:00Z"), { lat: 52.37, lng: 4.89 });
 * console.log(chart.type, chart.profile, chart.incarnationCross);
 */
export function computeChart(utcMoment: Date, coords?: Coordinates): Chart {
  const place = coords === undefined ? undefined : checkCoordinates(coords);
  return chartOf(activationsOf(utcMoment), place);
}
