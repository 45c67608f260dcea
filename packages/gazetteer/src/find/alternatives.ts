import type { NamedPlace } from "../file/gazetteer.js";
import type { Place } from "../file/place.js";
import type { ChosenPlace } from "./chosen-place.js";
import { nameRank } from "./rank.js";

/** Largest difference in rank of an alternative: a fifth of the people, as a decimal logarithm. */
const FIFTH = Math.log10(5);
const ROUNDING = 1e-9;

/** Minimum population of an alternative that has a fifth of the people or less, but the name as its own. */
const LEAST_OWN_NAME = 1000;

/**
 * Lists the other places that a text may mean, in another time zone and with at least a fifth of the people. If the place
 * has the name only as an alternate name, or is a former city, places whose own name it is need only 1,000 people.
 */
export function alternativesTo({ place, others }: ChosenPlace): readonly NamedPlace[] {
  const least = nameRank({ ...place, isOwnName: true }) - FIFTH - ROUNDING;
  const isLessSure = place.isOwnName === false || place.presentCity !== undefined;
  const isAlternative = (other: NamedPlace) =>
    nameRank(other) >= least || (isLessSure && other.isOwnName && other.population >= LEAST_OWN_NAME);
  return others
    .filter((other) => other.zone !== place.zone && isAlternative(other))
    .toSorted((one, other) => one.id - other.id);
}

/**
 * Counts the alternatives with another offset from UTC than the place.
 *
 * @param offsetAt Returns the offset from UTC at a place, at the local time of a birth.
 */
export function countAlternatives(
  { place, alternatives }: { readonly place: Place; readonly alternatives: readonly Place[] },
  offsetAt: (place: Place) => number,
): number {
  const offset = offsetAt(place);
  return alternatives.filter((alternative) => offsetAt(alternative) !== offset).length;
}
