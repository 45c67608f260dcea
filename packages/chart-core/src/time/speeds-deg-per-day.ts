import type { Chart } from "../chart.js";
import { checkNamedMoment } from "../checks/check-span.js";
import { completeTables } from "../ephemeris/all-parts.js";
import { checkTimeScale, type TimeScaleOptions } from "../ephemeris/tt-from-utc.js";
import { loadedSpeeds, type Speeds } from "../timeline/speeds.js";

/**
 * Computes how fast each body of a chart moves along the ecliptic, at birth and at the design moment.
 *
 * @param chart A chart, or an object with its `birthMoment`.
 * @param options The time scale of the chart: `timeScale: "utc"` if it was computed with leap seconds.
 * @throws ChartInputError `MOMENT_OUT_OF_RANGE`.
 * @throws ChartInputError `INVALID_MOMENT` if `chart.birthMoment` is not a valid `Date`.
 * @throws ChartInputError `INVALID_OPTION` if `timeScale` is neither `"ut1"` nor `"utc"`.
 *
 * @example
 * import { computeChart } from "chart-core";
 * import { speedsDegPerDay } from "chart-core/time";
 *
 * const chart = computeChart(new Date("1990-09-05T19:17Z"));
 * const speeds = speedsDegPerDay(chart);
 * console.log(speeds.personality.moon, speeds.personality.mercury);
 */
export function speedsDegPerDay(chart: Pick<Chart, "birthMoment">, options?: TimeScaleOptions): Speeds {
  const { birthMoment }: Partial<Chart> = chart ?? {};
  const birthMs = checkNamedMoment(birthMoment as Date, "chart.birthMoment");
  const timeScale = checkTimeScale(options);
  completeTables();
  return loadedSpeeds(birthMs, timeScale);
}
