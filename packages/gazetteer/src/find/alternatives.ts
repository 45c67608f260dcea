import type { NamedPlace } from "../file/gazetteer.js";
import type { Place } from "../file/place.js";
import type { ChosenPlace } from "./choose-place.js";
import { nameRank } from "./rank.js";

/** A place with at least a fifth of the people may be meant as well, as a decimal logarithm. */
const FIFTH = Math.log10(5);
const ROUNDING = 1e-9;

/** Lists the places that a text may mean as well, with another time zone and at least a fifth of the people. */
export function alternativesTo({ place, others }: ChosenPlace): readonly NamedPlace[] {
  const least = nameRank({ ...place, isOwnName: true }) - FIFTH - ROUNDING;
  return others
    .filter((other) => other.zone !== place.zone && nameRank(other) >= least)
    .toSorted((one, other) => one.id - other.id);
}

/**
 * Counts the alternatives whose clocks show another time than the place's.
 *
 * @param offsetAt Offset from UTC at a place, at the local time of a birth.
 */
export function countAlternatives(
  { place, alternatives }: { readonly place: Place; readonly alternatives: readonly Place[] },
  offsetAt: (place: Place) => number,
): number {
  const offset = offsetAt(place);
  return alternatives.filter((alternative) => offsetAt(alternative) !== offset).length;
}
