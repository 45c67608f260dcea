import type { Activations, SideActivations } from "./chart.js";
import { type Coordinates, checkCoordinates } from "./coordinates.js";
import { designMomentTtDays } from "./ephemeris/design-moment.js";
import { EPHEMERIS_BODIES } from "./ephemeris/ephemeris-body.js";
import { writeLongitudesDeg } from "./ephemeris/longitudes.js";
import { dateFromTtDays, ttDaysFromDate } from "./ephemeris/time-scale.js";
import { checkTimeScale, type TimeScaleOptions } from "./ephemeris/tt-from-utc.js";
import { checkMoment } from "./moment.js";
import { sideActivations } from "./wheel/side.js";

/**
 * Computes the sky of a chart: the thirteen activations of the birth moment, and those of the moment 88 degrees of the
 * Sun's arc before it.
 *
 * @param utcMoment The birth moment in UTC, 1799-12-31 to 2200-01-01 (chart years 1800 to 2199 and a day on either
 *   side).
 * @param coords The birthplace, optional. It is checked, but has no influence: a chart is geocentric.
 * @param options Leap seconds are counted with `timeScale: "utc"`.
 * @throws ChartInputError `INVALID_MOMENT`, `MOMENT_OUT_OF_RANGE`, `INVALID_LATITUDE`, `INVALID_LONGITUDE` or
 *   `INVALID_OPTION`.
 */
export function computeActivations(
  utcMoment: Date,
  coords?: Coordinates,
  options?: TimeScaleOptions,
): Activations {
  if (coords !== undefined) checkCoordinates(coords);
  return activationsOf(utcMoment, options);
}

/** Does the work of {@link computeActivations}, for callers that have already checked the birthplace. */
export function activationsOf(utcMoment: Date, options?: TimeScaleOptions): Activations {
  const birthMoment = checkMoment(utcMoment);
  const timeScale = checkTimeScale(options);
  const birthTtDays = ttDaysFromDate(birthMoment, timeScale);
  const personality = activationsAt(birthTtDays);
  const designTtDays = designMomentTtDays(birthTtDays, personality.sun.longitudeDeg);
  const design = activationsAt(designTtDays);
  const designMoment = dateFromTtDays(designTtDays, timeScale);
  return { birthMoment, designMoment, personality, design };
}

/** Scratch array for the longitudes of one side; each call overwrites it. */
const longitudesDeg = new Float64Array(EPHEMERIS_BODIES.length);

function activationsAt(ttDays: number): SideActivations {
  writeLongitudesDeg(ttDays, longitudesDeg);
  return sideActivations(longitudesDeg);
}
