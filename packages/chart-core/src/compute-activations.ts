import { type Activation, type Activations, BODIES, type Body, type SideActivations } from "./chart.js";
import { type Coordinates, checkCoordinates } from "./coordinates.js";
import { ttDaysFromUtDays } from "./ephemeris/delta-t.js";
import { designMomentUtDays } from "./ephemeris/design-moment.js";
import { longitudeDeg } from "./ephemeris/longitude.js";
import { dateFromUtDays, utDaysFromDate } from "./ephemeris/ut-days.js";
import { checkMoment } from "./moment.js";
import { wheelPosition } from "./wheel/wheel-position.js";

/**
 * The sky of a chart: the thirteen activations of the birth moment, and those of the moment 88 degrees of the Sun's
 * arc before it.
 *
 * @param utcMoment The birth moment in UTC, 1799-12-31 to 2200-01-01 (chart years 1800 to 2199 and a day on either
 *   side).
 * @param coords The birthplace. A chart is geocentric: it decides nothing here, but is checked.
 * @throws ChartInputError `INVALID_MOMENT`, `MOMENT_OUT_OF_RANGE`, `INVALID_LATITUDE` or `INVALID_LONGITUDE`.
 */
export function computeActivations(utcMoment: Date, coords: Coordinates): Activations {
  const birthMoment = checkMoment(utcMoment);
  checkCoordinates(coords);
  const birthUtDays = utDaysFromDate(birthMoment);
  const designUtDays = designMomentUtDays(birthUtDays);
  return {
    birthMoment,
    designMoment: dateFromUtDays(designUtDays),
    personality: activationsAt(birthUtDays),
    design: activationsAt(designUtDays),
  };
}

function activationsAt(utDays: number): SideActivations {
  const ttDays = ttDaysFromUtDays(utDays);
  const activations = {} as Record<Body, Activation>;
  for (const body of BODIES) activations[body] = activationAt(bodyLongitudeDeg(body, ttDays));
  return activations;
}

function bodyLongitudeDeg(body: Body, ttDays: number): number {
  switch (body) {
    case "earth":
      return opposite(longitudeDeg("sun", ttDays));
    case "southNode":
      return opposite(longitudeDeg("northNode", ttDays));
    default:
      return longitudeDeg(body, ttDays);
  }
}

function opposite(longitudeDeg: number): number {
  return longitudeDeg < 180 ? longitudeDeg + 180 : longitudeDeg - 180;
}

function activationAt(longitudeDeg: number): Activation {
  return { longitudeDeg, ...wheelPosition(longitudeDeg) };
}
