import type { AreaRelation } from "../file/area.js";
import type { NamedPlace } from "../file/gazetteer.js";
import { isContinent, isUnofficialRegion } from "../text/not-a-place.js";
import { placeKey } from "../text/place-key.js";
import type { LocationText } from "../text/readings.js";
import type { Lookups } from "./lookups.js";
import { withoutNamesakesOfAreas } from "./namesake-areas.js";
import { nameRank, placeRank, populationRank, searchRank, TEN_TIMES } from "./rank.js";
import { isHome, isInArea, isInOrNear, type Scope, scopesOf } from "./scopes.js";

/** The place that a text means, and the others that it could mean. */
export interface Choice {
  readonly place: NamedPlace;
  /** Places of the same name where the text looks for it, without the chosen one. */
  readonly others: readonly NamedPlace[];
}

/** Smaller places count only in the country of today. */
const LEAST_POPULATION_IN_FORMER_LANDS = 20_000;
/** A region without borders gives its name to a small town, not to a city of this size. */
const CITY_POPULATION = 100_000;

/** Country names as they are used today, and as birth papers use them. */
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
  // An unknown part is a guess too many where words were taken for areas, or for a country of the past.
  if (scopes === undefined || ((isSplit || era === "former") && scopes.isGuess)) return undefined;

  const { known, isGuess } = scopes;
  const meant = withoutNamesakesOfAreas(lookups, key, placesWithin(named, known), known)
    .filter(({ population }) => era === "today" || population >= LEAST_POPULATION_IN_FORMER_LANDS)
    .filter(({ population }) => population >= CITY_POPULATION || !isRegionName(key, known));
  const place = likeliest(meant, known);
  if (place === undefined) return undefined;
  const others = meant.filter((other) => other !== place);
  const isClear = others.every((other) => placeRank(place) - placeRank(other) >= TEN_TIMES);
  return isGuess && !isClear ? undefined : { place, others };
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

/** Home comes before overseas: a territory's place wins only with ten times the people. */
function likeliest(places: readonly NamedPlace[], scopes: readonly Scope[]): NamedPlace | undefined {
  const rank = scopes.length === 0 ? searchRank : placeRank;
  const ranked = places.toSorted((one, other) => rank(other) - rank(one) || one.id - other.id);
  const home = ranked.find((place) => scopes.every((scope) => isHome(scope, place)));
  const overseas = ranked.find((place) => place !== home && !scopes.every((scope) => isHome(scope, place)));
  if (home === undefined || overseas === undefined) return home ?? overseas;
  return populationRank(overseas) - nameRank(home) >= TEN_TIMES ? overseas : home;
}
