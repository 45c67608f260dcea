import { loadedActivationsOf } from "./activations-of.js";
import type { Activations } from "./chart.js";
import { completeTables } from "./ephemeris/all-parts.js";
import type { TimeScaleOptions } from "./ephemeris/tt-from-utc.js";

/**
 * Computes the sky of a chart: the thirteen activations of the birth moment, and those of the moment 88 degrees of the
 * Sun's arc before it.
 *
 * @param utcMoment The birth moment in UTC, 1799-12-31 to 2200-01-01 (chart years 1800 to 2199 and a day on either
 *   side).
 * @param options Set `timeScale: "utc"` to count leap seconds. By default, UTC is taken as UT1, as in other chart
 *   software; the two differ by less than a second.
 * @throws ChartInputError `INVALID_MOMENT`, `MOMENT_OUT_OF_RANGE`.
 * @throws ChartInputError `INVALID_OPTION` if `timeScale` is neither `"ut1"` nor `"utc"`.
 *
 * @example
 * import { computeActivations } from "chart-core";
 *
 * const sky = computeActivations(new Date("1990-09-05T19:17:00Z"));
 * console.log(sky.designMoment.toISOString());
 * console.log(sky.personality.sun.gate, sky.design.sun.gate);
 */
export function computeActivations(utcMoment: Date, options?: TimeScaleOptions): Activations {
  completeTables();
  return loadedActivationsOf(utcMoment, options);
}
