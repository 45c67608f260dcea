import type { AreaRelation } from "../file/area.js";
import type { NamedPlace } from "../file/gazetteer.js";
import { isContinent, isUnofficialRegion } from "../text/not-a-place.js";
import { placeKey } from "../text/place-key.js";
import type { LocationText } from "../text/readings.js";
import type { Lookups } from "./lookups.js";
import { withoutNamesakesOfAreas } from "./namesake-areas.js";
import { nameRank, placeRank, populationRank, searchRank, TEN_TIMES } from "./rank.js";
import { isHome, isInArea, isInOrNear, type Scope, scopesOf } from "./scopes.js";

/** The place that a text means, and other places that it could mean. */
export interface Choice {
  readonly place: NamedPlace;
  /** Other places of the same name in the areas that the text names. */
  readonly others: readonly NamedPlace[];
}

/** Smaller places are found only in today's country. */
const LEAST_POPULATION_IN_FORMER_LANDS = 20_000;
/** A smaller place with the name of an unofficial region, such as "Midwest", is not meant. */
const CITY_POPULATION = 100_000;

/** Meaning of a country's name: its borders today, or also its former lands, as in old birth certificates. */
export type Era = "today" | "former";
const RELATIONS: Readonly<Record<Era, readonly AreaRelation[]>> = {
  today: ["own", "territory"],
  former: ["own", "territory", "former"],
};

/** Finds the place that one reading of a text means. */
export function findNamed(
  lookups: Lookups,
  { name, within, isSplit = false }: LocationText,
  era: Era,
): Choice | undefined {
  const key = placeKey(name);
  const named = lookups.placesNamed(key);
  if (named.length === 0 || (within.length === 0 && (era === "former" || isContinent(key)))) return undefined;
  const scopes = scopesOf(lookups, within, RELATIONS[era]);
  // Splitting words and former countries are guesses already; an unknown part would be a second one.
  if (scopes === undefined || ((isSplit || era === "former") && scopes.isGuess)) return undefined;

  const { known, isGuess } = scopes;
  const candidates = era === "today" ? named : bestKnown(named);
  const meant = withoutNamesakesOfAreas(lookups, key, placesWithin(candidates, known), known).filter(
    ({ population }) => population >= CITY_POPULATION || !isRegionName(key, known),
  );
  const place = likeliest(meant, known);
  if (place === undefined) return undefined;
  const others = meant.filter((other) => other !== place);
  const isClear = others.every((other) => placeRank(place) - placeRank(other) >= TEN_TIMES);
  return isGuess && !isClear ? undefined : { place, others };
}

/**
 * Returns the place that a name means in the whole world, if it is large enough for a former land: "Rome, Germany" is a
 * contradiction, although Lomé, once also spelled Rome, was German.
 */
function bestKnown(places: readonly NamedPlace[]): readonly NamedPlace[] {
  const [best] = places.toSorted((one, other) => searchRank(other) - searchRank(one));
  return best !== undefined && best.population >= LEAST_POPULATION_IN_FORMER_LANDS ? [best] : [];
}

/** Prefers places inside the named areas to those that only lie close to a named city. */
function placesWithin(places: readonly NamedPlace[], scopes: readonly Scope[]): readonly NamedPlace[] {
  const inside = places.filter((place) => scopes.every((scope) => isInArea(scope, place)));
  if (inside.length > 0 || scopes.length === 0) return inside;
  return places.filter((place) => scopes.every((scope) => isInOrNear(scope, place)));
}

function isRegionName(key: string, scopes: readonly Scope[]): boolean {
  return (
    isUnofficialRegion(key) && scopes.every(({ areas }) => areas.every(({ admin1 }) => admin1 === undefined))
  );
}

/** Chooses the likeliest place. One in a territory wins only with ten times the people of one in the country itself. */
function likeliest(places: readonly NamedPlace[], scopes: readonly Scope[]): NamedPlace | undefined {
  const rank = scopes.length === 0 ? searchRank : placeRank;
  const ranked = places.toSorted((one, other) => rank(other) - rank(one) || one.id - other.id);
  const home = ranked.find((place) => scopes.every((scope) => isHome(scope, place)));
  const overseas = ranked.find((place) => place !== home && !scopes.every((scope) => isHome(scope, place)));
  if (home === undefined || overseas === undefined) return home ?? overseas;
  return populationRank(overseas) - nameRank(home) >= TEN_TIMES ? overseas : home;
}
