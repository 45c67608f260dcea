import type { Chart } from "./chart.js";
import { chartOf } from "./chart-of.js";
import { computeActivations } from "./compute-activations.js";
import { type Coordinates, checkCoordinates } from "./coordinates.js";
import type { TimeScaleOptions } from "./ephemeris/tt-from-utc.js";

/**
 * Computes the chart of a birth: the sky at the birth moment and at the design moment before it, and everything that
 * follows from the two.
 *
 * The same input gives the same chart, to the byte. The moment is in UTC: for a local time and a place, call
 * {@link resolveBirthMoment} of `chart-core/birth-moment` first.
 *
 * @param utcMoment The birth moment in UTC, years 1800 to 2199 and a day on either side.
 * @param coords The birthplace, optional. A chart is geocentric: coordinates are checked and kept, but have no influence.
 * @param options Set `timeScale: "utc"` to count leap seconds. By default, UTC is taken as UT1, as in other chart
 *   software; the two differ by less than a second.
 * @throws ChartInputError `INVALID_MOMENT`, `MOMENT_OUT_OF_RANGE`, `INVALID_LATITUDE`, `INVALID_LONGITUDE`.
 * @throws ChartInputError `INVALID_OPTION` if `timeScale` is neither `"ut1"` nor `"utc"`.
 *
 * @example
 * import { computeChart } from "chart-core";
 *
 * const coords = { lat: 52.37, lng: 4.89 };
 * const chart = computeChart(new Date("1990-09-05T19:17:00Z"), coords);
 * console.log(chart.type, chart.profile, chart.authority);
 * console.log(chart.incarnationCross);
 */
export function computeChart(utcMoment: Date, coords?: Coordinates, options?: TimeScaleOptions): Chart {
  const place = coords === undefined ? undefined : checkCoordinates(coords);
  return chartOf(computeActivations(utcMoment, options), place);
}
