import type { Gazetteer } from "../file/gazetteer.js";
import type { Place } from "../file/place.js";
import { locationParts } from "../text/location-parts.js";
import { alternativesTo } from "./alternatives.js";
import { chooseOrAsk, choosePlace } from "./choose-place.js";
import { Lookups } from "./lookups.js";
import { suggestionsFor } from "./suggestions.js";

/** The place that a text means. */
export interface LocatedPlace {
  readonly place: Place;
  /** Other places that the text may mean, in another time zone: see {@link alternativesTo}. */
  readonly alternatives: readonly Place[];
}

/** Result for a text that names no place, only a country or a first-level division, or no place for sure. */
export interface PlaceNotFound {
  readonly notFound: true;
  /** Up to three places that the text may mean, such as "Philadelphia, Pennsylvania, United States". */
  readonly suggestions: readonly string[];
}

/** Finds the place that a text means, with alternatives, or suggests places. */
export function locatePlace(gazetteer: Gazetteer, location: string): LocatedPlace | PlaceNotFound {
  const lookups = new Lookups(gazetteer);
  const found = chooseOrAsk(lookups, locationParts(location));
  if (!("place" in found)) return { notFound: true, suggestions: suggestionsFor(lookups, location, found) };
  return {
    place: gazetteer.show(found.place),
    alternatives: alternativesTo(found).map((place) => gazetteer.show(place)),
  };
}

/** Finds the place that a text means, without alternatives; undefined if there is none. */
export function findPlace(gazetteer: Gazetteer, location: string): Place | undefined {
  const lookups = new Lookups(gazetteer);
  const chosen = choosePlace(lookups, locationParts(location));
  return chosen && gazetteer.show(chosen.place);
}
