/**
 * The entry `chart-core/lazy`: the same charts as promises. The tables of fifty years (a quarter of a megabyte
 * compressed) are imported when a birth first needs them.
 *
 * @module
 */
import { loadedActivationsOf } from "../activations-of.js";
import type { Activations, Chart } from "../chart.js";
import { chartOf } from "../chart-of.js";
import { type Coordinates, checkCoordinates } from "../coordinates.js";
import { checkMoment } from "../moment.js";
import { importTables } from "./import-tables.js";

export type { Activations, Chart } from "../chart.js";
export {
  ChartInputError,
  type ChartInputErrorCode,
  type ChartInputErrorDetails,
} from "../chart-input-error.js";
export type { Coordinates } from "../coordinates.js";

/**
 * Computes the chart of a birth: the same as `computeChart` of `chart-core`, to the byte. The first chart of each fifty
 * years (1800-1849, 1850-1899, ...) waits for their tables.
 *
 * Rejects with a ChartInputError `INVALID_MOMENT`, `MOMENT_OUT_OF_RANGE`, `INVALID_LATITUDE` or `INVALID_LONGITUDE`, and
 * with the error of the engine if the tables cannot be loaded.
 *
 * @param utcMoment The birth moment in UTC, years 1800 to 2199 and a day on either side.
 * @param coords The birthplace, optional. It is checked and kept, but has no influence.
 *
 * @example
 * import { computeChart } from "chart-core/lazy";
 *
 * const chart = await computeChart(new Date("1990-09-05T19:17:00Z"));
 */
export async function computeChart(utcMoment: Date, coords?: Coordinates): Promise<Chart> {
  const place = coords === undefined ? undefined : checkCoordinates(coords);
  return chartOf(await skyOf(utcMoment), place);
}

/**
 * Computes the sky of a chart: the same as `computeActivations` of `chart-core`, to the byte.
 *
 * Rejects like {@link computeChart}.
 *
 * @param utcMoment The birth moment in UTC, years 1800 to 2199 and a day on either side.
 * @param coords The birthplace, optional. It is checked, but has no influence.
 */
export async function computeActivations(utcMoment: Date, coords?: Coordinates): Promise<Activations> {
  if (coords !== undefined) checkCoordinates(coords);
  return skyOf(utcMoment);
}

async function skyOf(utcMoment: Date): Promise<Activations> {
  // A copy, which nobody changes while the tables are loaded.
  const moment = checkMoment(utcMoment);
  await importTables(moment.getUTCFullYear());
  return loadedActivationsOf(moment);
}
