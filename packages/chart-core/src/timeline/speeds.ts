import { BODIES, type Body, type Side } from "../chart.js";
import type { TimeScale } from "../ephemeris/time-scale.js";
import { clockOf } from "../paths/clock.js";
import { leaderOf, speedDegPerDayAt } from "../paths/paths.js";

/** The speeds of the 26 activations in degrees a day; negative if the body is retrograde. */
export type Speeds = Readonly<Record<Side, Readonly<Record<Body, number>>>>;

/** Computes the speeds of a chart: the work of `speedsDegPerDay`. */
export function loadedSpeeds(birthMs: number, timeScale: TimeScale): Speeds {
  const speedsOf = (side: Side) => {
    const ttDays = clockOf(side, timeScale).skyTtDays(birthMs);
    return Object.fromEntries(
      BODIES.map((body) => [body, speedDegPerDayAt(leaderOf(body), ttDays)]),
    ) as Record<Body, number>;
  };
  return { personality: speedsOf("personality"), design: speedsOf("design") };
}
