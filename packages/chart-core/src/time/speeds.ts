import { BODIES, type Body, type Chart, type Side } from "../chart.js";
import { checkMoment } from "../moment.js";
import { CLOCKS } from "./clocks.js";
import { leaderOf, speedDegPerDayAt } from "./tables.js";

/** The speeds of the 26 activations in degrees a day; negative if the body is retrograde. */
export type Speeds = Readonly<Record<Side, Readonly<Record<Body, number>>>>;

/**
 * Computes how fast each body of a chart moves along the ecliptic, at birth and at the design moment.
 *
 * @param chart A chart, or an object with its `birthMoment`.
 *
 * @throws ChartInputError `MOMENT_OUT_OF_RANGE`.
 * @throws ChartInputError `INVALID_MOMENT` if `chart.birthMoment` is not a valid `Date`.
 *
 * @example
 * import { computeChart } from "chart-core";
 * import { speedsDegPerDay } from "chart-core/time";
 *
 * const chart = computeChart(new Date("1990-09-05T19:17Z"));
 * const speeds = speedsDegPerDay(chart);
 * console.log(speeds.personality.moon, speeds.personality.mercury);
 */
export function speedsDegPerDay(chart: Pick<Chart, "birthMoment">): Speeds {
  const birthMs = checkMoment(chart.birthMoment).getTime();
  const speedsOf = (side: Side) => {
    const ttDays = CLOCKS[side].skyTtDays(birthMs);
    return Object.fromEntries(
      BODIES.map((body) => [body, speedDegPerDayAt(leaderOf(body), ttDays)]),
    ) as Record<Body, number>;
  };
  return { personality: speedsOf("personality"), design: speedsOf("design") };
}
