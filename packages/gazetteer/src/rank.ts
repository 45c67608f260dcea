import type { NamedPlace } from "./gazetteer.js";

/** Ranks are decimal logarithms, so that a step of one is ten times the people. */
export const TEN_TIMES = 1;
const CAPITAL_BONUS = 1;
/** A name in another language, or a former one, counts as if a third of the people lived there: Porto is not Bordeaux. */
const OTHER_NAME_PENALTY = 0.5;
/** GeoNames lists no place below it, except where it does not know the number. */
const LEAST_POPULATION = 500;

export function populationRank({ population }: { readonly population: number }): number {
  return Math.log10(Math.max(population, LEAST_POPULATION));
}

/** How likely a place is meant by a name that it shares with others; the highest is. */
export function placeRank(place: NamedPlace): number {
  return (
    populationRank(place) + (place.isCapital ? CAPITAL_BONUS : 0) - (place.isOwnName ? 0 : OTHER_NAME_PENALTY)
  );
}
