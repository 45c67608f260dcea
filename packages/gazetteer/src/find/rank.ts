/** The facts of a place that decide how likely a name means it. */
export interface RankedPlace {
  readonly population: number;
  readonly isCapital: boolean;
  readonly isOwnName: boolean;
  readonly otherNames: number;
}

/** Ranks are decimal logarithms, so that a step of one is ten times the people. */
export const TEN_TIMES = 1;
/** Just under ten times: a capital never wins over a place with ten times its people. */
const CAPITAL_BONUS = 0.99;
/** A name in another language, or a former one, counts as if a third of the people lived there: Porto is not Bordeaux. */
const OTHER_NAME_PENALTY = 0.5;
/** Weight of fame where the text names no country: Newcastle is in Australia or England, not in South Africa. */
const FAME_WEIGHT = 0.3;
/** GeoNames lists no place below it, except where it does not know the number. */
const LEAST_POPULATION = 500;

export function populationRank({ population }: { readonly population: number }): number {
  return Math.log10(Math.max(population, LEAST_POPULATION));
}

/** Ranks a place by its people alone, with the penalty for a name that is not its own. */
export function nameRank(place: RankedPlace): number {
  return populationRank(place) - (place.isOwnName ? 0 : OTHER_NAME_PENALTY);
}

/** Ranks places of one name within a country or region: the highest is meant. */
export function placeRank(place: RankedPlace): number {
  return nameRank(place) + (place.isCapital ? CAPITAL_BONUS : 0);
}

/** Ranks places for a picker, where a beginning fits many names: one in another language counts as a tenth. */
export function pickerRank(place: RankedPlace): number {
  return searchRank({ ...place, isOwnName: true }) - (place.isOwnName ? 0 : TEN_TIMES);
}

/** Ranks places of one name in the whole world. */
export function searchRank(place: RankedPlace): number {
  return placeRank(place) + FAME_WEIGHT * Math.log10(1 + place.otherNames);
}
