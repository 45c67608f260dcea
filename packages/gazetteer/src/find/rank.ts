/** The facts of a place that decide how likely a name means it. */
export interface RankedPlace extends PlaceFacts {
  readonly isOwnName: boolean;
}

interface PlaceFacts {
  readonly population: number;
  readonly isCapital: boolean;
  readonly otherNames: number;
}

/** A factor of ten in population. Ranks are decimal logarithms of people. */
export const TEN_TIMES = 1;
/** A factor of two in population. */
export const TWICE: number = Math.log10(2) + 1e-9;
/** Just under {@link TEN_TIMES}: a capital never wins over a place with ten times its people. */
const CAPITAL_BONUS = 0.99;
/** A name in another language, or a former name, divides the population by three, so that "Porto" is not Bordeaux. */
const OTHER_NAME_PENALTY = 0.5;
/** Weight of fame if the text names no country: "Newcastle" is in Australia or England, not in South Africa. */
const FAME_WEIGHT = 0.3;
/** Stands for unknown populations: GeoNames lists no smaller place. */
const LEAST_POPULATION = 500;

/** Ranks a place or an area by its population alone. */
export function populationRank({ population }: { readonly population: number }): number {
  return Math.log10(Math.max(population, LEAST_POPULATION));
}

/** True if neither of two places has more than twice the people of the other. */
export function isLikeInSize(
  one: { readonly population: number },
  other: { readonly population: number },
): boolean {
  return Math.abs(populationRank(one) - populationRank(other)) <= TWICE;
}

/** Ranks a place by its population, with a penalty for a name that is not its own. */
export function nameRank(place: RankedPlace): number {
  return populationRank(place) - (place.isOwnName ? 0 : OTHER_NAME_PENALTY);
}

/** Ranks places of one name within a country or region. */
export function placeRank(place: RankedPlace): number {
  return nameRank(place) + capitalBonus(place);
}

/** Ranks places for a picker. A prefix matches many names, so one in another language divides the population by ten. */
export function pickerRank(place: PlaceFacts, isOwnName: boolean): number {
  return fameRank(place) - (isOwnName ? 0 : TEN_TIMES);
}

/**
 * Ranks places of one name in the whole world. Capitals count more only by their own names: Amman was once called
 * Philadelphia.
 */
export function searchRank(place: RankedPlace): number {
  return fameRank(place) - (place.isOwnName ? 0 : OTHER_NAME_PENALTY + capitalBonus(place));
}

/** Ranks places by population and fame, whatever name they were found by. */
export function fameRank(place: PlaceFacts): number {
  return populationRank(place) + capitalBonus(place) + FAME_WEIGHT * Math.log10(1 + place.otherNames);
}

function capitalBonus({ isCapital }: PlaceFacts): number {
  return isCapital ? CAPITAL_BONUS : 0;
}
