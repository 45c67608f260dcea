import type { Activations, SideActivations } from "./chart.js";
import { designMomentTtDays } from "./ephemeris/design-moment.js";
import { writeLoadedLongitudesDeg } from "./ephemeris/loaded-longitudes.js";
import { EPHEMERIS_BODIES } from "./ephemeris/table/ephemeris-body.js";
import { dateFromTtDays, ttDaysFromMs } from "./ephemeris/time-scale.js";
import { checkTimeScale, type TimeScaleOptions } from "./ephemeris/tt-from-utc.js";
import { checkMoment } from "./moment.js";
import { sideActivations } from "./wheel/side.js";

/**
 * Computes the sky of a chart from the parts of the tables that have been added.
 *
 * @throws ChartInputError `INVALID_MOMENT`, `MOMENT_OUT_OF_RANGE` or `INVALID_OPTION`.
 * @throws RangeError if the part of these years has not been added.
 */
export function loadedActivationsOf(utcMoment: Date, options?: TimeScaleOptions): Activations {
  const birthMoment = checkMoment(utcMoment);
  const timeScale = checkTimeScale(options);
  const birthTtDays = ttDaysFromMs(birthMoment.getTime(), timeScale);
  const personality = activationsAt(birthTtDays);
  const designTtDays = designMomentTtDays(birthTtDays, personality.sun.longitudeDeg);
  const design = activationsAt(designTtDays);
  const designMoment = dateFromTtDays(designTtDays, timeScale);
  return { birthMoment, designMoment, personality, design };
}

/** Scratch array for the longitudes of one side; each call overwrites it. */
const longitudesDeg = new Float64Array(EPHEMERIS_BODIES.length);

function activationsAt(ttDays: number): SideActivations {
  writeLoadedLongitudesDeg(ttDays, longitudesDeg);
  return sideActivations(longitudesDeg);
}
