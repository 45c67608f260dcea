import type { NamedPlace } from "../file/gazetteer.js";
import { placeKey } from "../text/place-key.js";
import { populationRank, TEN_TIMES } from "./rank.js";
import type { Scope } from "./scopes.js";

/**
 * Minimum population at which a place's own name outweighs the alternate name of another place, or the former name of an
 * area: if the text names no area, a country, or a state or smaller area around the place.
 */
const LEAST = { bare: 40_000, inCountry: 25_000, inDivision: 5000 };
/** A town's own name outweighs that of a larger place in another language. */
const TOWN_POPULATION = 5000;
/** Stands for the people of a town where they are unknown. */
const FEWEST_NAMES_OF_TOWN = 5;
/** Unless the larger place has this many times the people, or is famous: it has names in many languages. */
const TIMES_OF_LARGER = 30;
const TIMES_OF_FAMOUS = 4;
const FEWEST_NAMES_OF_FAMOUS = 17;
/** Countries whose cities have no other name in English: "Westport" is an old part of Kansas City. */
const IN_ENGLISH: ReadonlySet<string> = new Set(["AU", "CA", "GB", "IE", "NZ", "US", "ZA"]);

/** True if a place is large enough for its own name to decide, in the areas that the text names. */
export function isKnownByOwnName(
  { isOwnName, population, isCapital }: NamedPlace,
  scopes: readonly Pick<Scope, "areas">[],
): boolean {
  return isOwnName && (isCapital || population >= leastPopulation(scopes));
}

function leastPopulation(scopes: readonly Pick<Scope, "areas">[]): number {
  if (scopes.length === 0) return LEAST.bare;
  const isInCountry = scopes.every(({ areas }) => areas.some(({ admin1 }) => admin1 === undefined));
  return isInCountry ? LEAST.inCountry : LEAST.inDivision;
}

/**
 * Drops the places that have the name only as an alternate name if a large enough place has it as its own, and all others
 * if an island has it. Also drops places that are less known by the name than one whose own name it is: if the text names
 * no area, former cities and places with it in another language, else the latter in another country.
 */
export function byOwnNameFirst(
  places: readonly NamedPlace[],
  scopes: readonly Scope[],
): readonly NamedPlace[] {
  const own = places.filter(({ isOwnName, presentCity }) => isOwnName && presentCity === undefined);
  const isLessKnown = scopes.length === 0 ? isLessKnownInWorld : isLessKnownAbroad;
  const likely = places.filter((place) => own.every((other) => !isLessKnown(place, other)));
  const isDecided = likely.some((place) => isKnownByOwnName(place, scopes));
  if (isDecided) return likely.filter(({ isOwnName }) => isOwnName);
  const ofIslands = likely.filter(({ isIsland }) => isIsland);
  return ofIslands.length > 0 ? ofIslands : likely;
}

/**
 * True if a place is a former city, or has the name of a smaller one in another language only, and is neither so much
 * larger nor so famous that people call it by that name: "Ennis" is in Ireland, "Roma" in Italy.
 */
function isLessKnownInWorld(place: NamedPlace, own: NamedPlace): boolean {
  if (place.presentCity !== undefined) return populationRank(place) - populationRank(own) < TEN_TIMES;
  if (place.isOwnName || place.isIsland || isShortForm(own.name, place.name)) return false;
  const isTown =
    own.population === 0 ? own.otherNames >= FEWEST_NAMES_OF_TOWN : own.population >= TOWN_POPULATION;
  const times = place.population / Math.max(own.population, TOWN_POPULATION);
  const isFamous = place.otherNames >= FEWEST_NAMES_OF_FAMOUS && !IN_ENGLISH.has(place.country);
  return isTown && times < (isFamous ? TIMES_OF_FAMOUS : TIMES_OF_LARGER);
}

/** True for a name that is a part of another one: "Stoke" of "Stoke-on-Trent". */
function isShortForm(name: string, inFull: string): boolean {
  return ` ${placeKey(inFull)} `.includes(` ${placeKey(name)} `);
}

/** True for another name in another country that has an area of the named name: "Deptford, Kent" is not in Rhode Island. */
function isLessKnownAbroad(place: NamedPlace, own: NamedPlace): boolean {
  const hasOtherName = !place.isOwnName && !place.isIsland && place.presentCity === undefined;
  const times = place.population / Math.max(own.population, TOWN_POPULATION);
  return hasOtherName && place.country !== own.country && times < TIMES_OF_FAMOUS;
}
