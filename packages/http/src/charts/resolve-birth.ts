import type { BirthMoment } from "chart-core/birth-moment";
import { Failure } from "../errors/failure.js";
import type { Place, ZonedPlace } from "../ports/geocoder.js";
import { type BirthData, type ChosenDisambiguation, type KnownPlace, UTC_PLACE } from "./birth-data.js";
import { chartFailure } from "./chart-failure.js";
import type { ChartTools } from "./chart-tools.js";
import { resolveLocalTime } from "./resolve-local-time.js";

/** A birth as the headers of a response show it. */
export interface ShownBirth {
  /** Place that was found for a text; absent if the request gave the place in another way. */
  readonly found?: Place;
  /** Number of other places that the text may mean whose clocks differed from this place's at the birth. */
  readonly alternatives: number;
  /** The time zone and, unless the birth is a span of time, its offset and the kind of its local time. */
  readonly moment: Pick<BirthMoment, "zone"> & Partial<BirthMoment>;
}

export interface ResolvedBirth extends ShownBirth {
  readonly place: KnownPlace;
  readonly moment: BirthMoment;
}

/** Resolves a birth to its moment. */
export function resolveBirth(
  { resolveBirthMoment }: Pick<ChartTools, "resolveBirthMoment">,
  birth: BirthData,
  place: KnownPlace,
): ResolvedBirth | Failure {
  if ("utc" in birth) {
    const moment = { utc: birth.utc, zone: UTC_PLACE.zone, offsetSeconds: 0, kind: "unique" } as const;
    return { place, moment, alternatives: 0 };
  }
  const { date, time, disambiguation } = birth;
  const birthAt = ({ coords, zone }: KnownPlace) => ({ date, time, coords, zone });
  try {
    const moment = resolveLocalTime(resolveBirthMoment, birthAt(place), disambiguation);
    if (moment instanceof Failure) return moment;
    const options = forOtherPlaces(disambiguation);
    const hasOtherOffset = (other: ZonedPlace) =>
      resolveBirthMoment(birthAt(other), options).offsetSeconds !== moment.offsetSeconds;
    const alternatives = place.alternatives?.filter(hasOtherOffset).length ?? 0;
    return { place, moment, alternatives, ...foundFor(birth, place) };
  } catch (error) {
    return chartFailure(error, "TIMEZONE_LOOKUP_FAILED");
  }
}

/** Returns the disambiguation for places that a text may mean besides: they may reject a time that the place takes. */
function forOtherPlaces(disambiguation: ChosenDisambiguation | undefined) {
  return disambiguation === undefined || disambiguation === "reject" ? undefined : { disambiguation };
}

/** Returns the place of a birth if it was found for a text. */
export function foundFor(
  { place: given }: Pick<BirthData, "place">,
  place: KnownPlace,
): Pick<ShownBirth, "found"> {
  return "location" in given ? { found: place as Place } : {};
}
