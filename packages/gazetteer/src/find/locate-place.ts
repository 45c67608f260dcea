import type { Gazetteer } from "../file/gazetteer.js";
import type { Place } from "../file/place.js";
import { locationParts, suggestionParts } from "../text/location-parts.js";
import { alternativesTo } from "./alternatives.js";
import { choosePlace } from "./choose-place.js";
import { Lookups } from "./lookups.js";
import { suggestionsFor } from "./suggestions.js";

/** The place that a text means. */
export interface LocatedPlace {
  readonly place: Place;
  /** Places in another time zone that the text may mean as well: at least a fifth of the people live there. */
  readonly alternatives: readonly Place[];
}

/** Answer to a text that means no place, or only a country or a first-level division. */
export interface PlaceNotFound {
  readonly notFound: true;
  /** Up to three places that exist, as "Philadelphia, Pennsylvania, United States". */
  readonly suggestions: readonly string[];
}

/** Finds the place that a text means, as people write it. */
export function locatePlace(gazetteer: Gazetteer, location: string): LocatedPlace | PlaceNotFound {
  const lookups = new Lookups(gazetteer);
  const parts = locationParts(location);
  const chosen = choosePlace(lookups, parts);
  if (chosen === undefined)
    return { notFound: true, suggestions: suggestionsFor(lookups, suggestionParts(location)) };
  return {
    place: gazetteer.show(chosen.place),
    alternatives: alternativesTo(chosen).map((place) => gazetteer.show(place)),
  };
}

/** Finds the place that a text means, without its alternatives. */
export function findPlace(gazetteer: Gazetteer, location: string): Place | undefined {
  const lookups = new Lookups(gazetteer);
  const chosen = choosePlace(lookups, locationParts(location));
  return chosen && gazetteer.show(chosen.place);
}
