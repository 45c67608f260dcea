import type { NamedPlace } from "../file/gazetteer.js";
import type { Place } from "../file/place.js";
import type { ChosenPlace } from "./choose-place.js";
import { nameRank } from "./rank.js";

/** Largest difference in rank of an alternative: a fifth of the people, as a decimal logarithm. */
const FIFTH = Math.log10(5);
const ROUNDING = 1e-9;

/** Smaller places of an own name are no alternatives to one that has the name only among its other ones. */
const LEAST_OWN_NAME = 1000;

/**
 * Lists the other places that a text may mean, in another time zone: with at least a fifth of the people, or with 1,000
 * of this own name if the place has it only among its other ones, or is a former city.
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
