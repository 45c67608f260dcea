import { loadedActivationsOf } from "../activations-of.js";
import type { Activations, Chart } from "../chart.js";
import { chartOf } from "../chart-of.js";
import { type Coordinates, checkCoordinates } from "../coordinates.js";
import { checkTimeScale, type TimeScaleOptions } from "../ephemeris/tt-from-utc.js";
import { checkMoment } from "../moment.js";
import { importTables } from "./import-tables.js";

/**
 * Computes the chart of a birth: the same as `computeChart` of `chart-core`, to the byte. The first chart of each fifty
 * years (1800-1849, 1850-1899, ...) waits for their tables.
 *
 * @param utcMoment The birth moment in UTC, years 1800 to 2199 and a day on either side.
 * @param coords The birthplace, optional. It is checked and kept, but has no influence.
 * @param options Set `timeScale: "utc"` to count leap seconds. By default, UTC is taken as UT1, as in other chart
 *   software; the two differ by less than a second.
 * @throws ChartInputError `INVALID_MOMENT`, `MOMENT_OUT_OF_RANGE`, `INVALID_LATITUDE`, `INVALID_LONGITUDE`.
 *   The promise rejects with it.
 * @throws ChartInputError `INVALID_OPTION` if `timeScale` is neither `"ut1"` nor `"utc"`.
 * @throws the error of the platform if a file of the tables cannot be loaded.
 *
 * @example
 * import { computeChart } from "chart-core/lazy";
 *
 * const chart = await computeChart(new Date("1990-09-05T19:17:00Z"));
 * console.log(chart.type, chart.profile);
 */
export async function computeChart(
  utcMoment: Date,
  coords?: Coordinates,
  options?: TimeScaleOptions,
): Promise<Chart> {
  const place = coords === undefined ? undefined : checkCoordinates(coords);
  return chartOf(await computeActivations(utcMoment, options), place);
}

/**
 * Computes the sky of a chart: the same as `computeActivations` of `chart-core`, to the byte.
 *
 * @param utcMoment The birth moment in UTC, years 1800 to 2199 and a day on either side.
 * @param options Set `timeScale: "utc"` to count leap seconds. By default, UTC is taken as UT1, as in other chart
 *   software; the two differ by less than a second.
 * @throws ChartInputError `INVALID_MOMENT`, `MOMENT_OUT_OF_RANGE`.
 *   The promise rejects with it.
 * @throws ChartInputError `INVALID_OPTION` if `timeScale` is neither `"ut1"` nor `"utc"`.
 * @throws the error of the platform if a file of the tables cannot be loaded.
 *
 * @example
 * import { computeActivations } from "chart-core/lazy";
 *
 * const sky = await computeActivations(new Date("1990-09-05T19:17:00Z"));
 * console.log(sky.designMoment.toISOString());
 */
export async function computeActivations(utcMoment: Date, options?: TimeScaleOptions): Promise<Activations> {
  // Copies, which nobody changes while the tables are loaded.
  const moment = checkMoment(utcMoment);
  const timeScale = checkTimeScale(options);
  await importTables(moment.getTime());
  return loadedActivationsOf(moment, { timeScale });
}
