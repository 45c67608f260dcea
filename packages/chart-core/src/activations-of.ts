import type { Activations, SideActivations } from "./chart.js";
import { ttDaysFromUtDays, utDaysFromTtDays } from "./ephemeris/delta-t.js";
import { designMomentTtDays } from "./ephemeris/design-moment.js";
import { EPHEMERIS_BODIES } from "./ephemeris/ephemeris-body.js";
import { writeLoadedLongitudesDeg } from "./ephemeris/loaded-longitudes.js";
import { dateFromUtDays, utDaysFromDate } from "./ephemeris/ut-days.js";
import { checkMoment } from "./moment.js";
import { sideActivations } from "./wheel/side.js";

/**
 * Computes the sky of a chart from the parts of the tables that have been added.
 *
 * @throws ChartInputError `INVALID_MOMENT` or `MOMENT_OUT_OF_RANGE`.
 * @throws RangeError if the part of these years has not been added.
 */
export function loadedActivationsOf(utcMoment: Date): Activations {
  const birthMoment = checkMoment(utcMoment);
  const birthTtDays = ttDaysFromUtDays(utDaysFromDate(birthMoment));
  const personality = activationsAt(birthTtDays);
  const designTtDays = designMomentTtDays(birthTtDays, personality.sun.longitudeDeg);
  const design = activationsAt(designTtDays);
  const designMoment = dateFromUtDays(utDaysFromTtDays(designTtDays));
  return { birthMoment, designMoment, personality, design };
}

/** Scratch array for the longitudes of one side; each call overwrites it. */
const longitudesDeg = new Float64Array(EPHEMERIS_BODIES.length);

function activationsAt(ttDays: number): SideActivations {
  writeLoadedLongitudesDeg(ttDays, longitudesDeg);
  return sideActivations(longitudesDeg);
}
