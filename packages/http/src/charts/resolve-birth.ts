import type { BirthMoment } from "chart-core/birth-moment";
import type { Failure } from "../errors/failure.js";
import type { Place } from "../ports/geocoder.js";
import type { BirthData } from "./birth-data.js";
import { chartFailure } from "./chart-failure.js";
import type { ChartTools } from "./chart-tools.js";

export interface ShownBirth {
  readonly place: Place;
  readonly isPlaceFound: boolean;
  /** Number of other places that the text may mean whose clocks differed from this place's at the birth. */
  readonly alternatives: number;
  /** The time zone and, unless the birth is a span of time, its offset and the kind of its local time. */
  readonly moment: Pick<BirthMoment, "zone"> & Partial<BirthMoment>;
}

export interface ResolvedBirth extends ShownBirth {
  readonly moment: BirthMoment;
}

/** Resolves a birth to its moment. */
export function resolveBirth(
  { resolveBirthMoment }: Pick<ChartTools, "resolveBirthMoment">,
  { date, time, place: given }: BirthData,
  place: Place,
): ResolvedBirth | Failure {
  const momentAt = ({ coords, zone }: Place) => resolveBirthMoment({ date, time, coords, zone });
  try {
    const moment = momentAt(place);
    const hasOtherOffset = (other: Place) => momentAt(other).offsetSeconds !== moment.offsetSeconds;
    const alternatives = place.alternatives?.filter(hasOtherOffset).length ?? 0;
    return { place, isPlaceFound: "location" in given, moment, alternatives };
  } catch (error) {
    return chartFailure(error, "TIMEZONE_LOOKUP_FAILED");
  }
}
