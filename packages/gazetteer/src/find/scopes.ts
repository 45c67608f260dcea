import { type Area, type AreaRelation, contains } from "../file/area.js";
import type { KnownPlace, NamedArea, NamedPlace } from "../file/gazetteer.js";
import { GERMAN_COUNTRIES, isGermanDistrict, withoutDivisionKind } from "../text/division-kinds.js";
import { placeKey } from "../text/place-key.js";
import { distanceKm } from "./distance-km.js";
import type { Lookups } from "./lookups.js";
import { searchRank } from "./rank.js";

/** A part of a text that limits the search: areas of that name, or a large city nearby. */
export interface Scope {
  readonly areas: readonly NamedArea[];
  /** True for a code such as "CA" or "NSW", with or without dots. */
  readonly isCode: boolean;
  /** Looks up the cities or the island, only if the areas do not decide. */
  readonly centers: () => readonly Center[];
}

/** A larger city or an island, around which a place may lie. */
export interface Center {
  readonly place: NamedPlace;
  readonly radiusKm: number;
  /** True if the text says that it is a district around a town: "Kreis Lippstadt". */
  readonly isDistrict: boolean;
}

/** All parts that limit the search, the smallest area first. */
export interface Scopes {
  readonly known: readonly Scope[];
  /** True if the text has an unknown part, which may be an unlisted small division. */
  readonly isGuess: boolean;
}

const CITY_LEAST_POPULATION = 50_000;
const NEAR_CITY_KM = 40;
/** Places of an island lie this close to its settlement: Majorca has 100 km. */
const ISLAND_KM = 100;
/** Places of a district lie this close to the town that it has its name from. */
const DISTRICT_KM = 60;
const MOST_CITIES = 3;
const HOME: ReadonlySet<AreaRelation> = new Set(["own", "past"]);
const CODE = /^[a-z]\.?[a-z]\.?(?:[a-z]\.?)?$/i;

/**
 * Looks up the areas that a text names.
 *
 * @param relations The accepted relations of an area to its name.
 * @returns Undefined if the last part is unknown, or two parts contradict each other.
 */
export function scopesOf(
  lookups: Lookups,
  within: readonly string[],
  relations: readonly AreaRelation[],
): Scopes | undefined {
  const known: Scope[] = [];
  let isGuess = false;
  for (const text of within.toReversed()) {
    const isLast = known.length === 0 && !isGuess;
    const areas = lookups.areasOf(text).filter(({ relation }) => relations.includes(relation));
    const compatible = areas.filter((area) => known.every((scope) => overlaps(scope, area)));
    const outer = [...known];
    let found: readonly Center[] | undefined;
    const centers = () => (found ??= centersNamed(lookups, placeKey(text), outer));
    if (compatible.length > 0 || centers().length > 0)
      known.unshift({ areas: compatible, isCode: CODE.test(text), centers });
    else if (isLast || areas.some(({ admin2 }) => admin2 === undefined)) return undefined;
    else isGuess = true;
  }
  return { known, isGuess };
}

function overlaps({ areas, centers }: Scope, area: Area): boolean {
  if (areas.some((outer) => contains(outer, area) || contains(area, outer))) return true;
  return areas.length === 0 && centers().some(({ place }) => contains(area, place));
}

/**
 * Finds the island of a name in all these scopes, or the town of a district, or else the larger cities, the best known
 * first: "Gateshead, Newcastle" is not in Australia.
 */
export function centersNamed(lookups: Lookups, key: string, outer: readonly Scope[]): readonly Center[] {
  const isDistrict = isGermanDistrict(key);
  const inside = lookups
    .placesNamed(isDistrict ? withoutDivisionKind(key) : key)
    .filter((place) => outer.every((scope) => isInArea(scope, place)))
    .toSorted((one, other) => searchRank(other) - searchRank(one));
  const island = inside.find(({ isIsland }) => isIsland);
  if (island !== undefined) return [{ place: island, radiusKm: ISLAND_KM, isDistrict }];
  if (isDistrict) {
    const town = inside.find(({ country }) => GERMAN_COUNTRIES.has(country));
    return town === undefined ? [] : [{ place: town, radiusKm: DISTRICT_KM, isDistrict }];
  }
  return inside
    .filter(({ population }) => population >= CITY_LEAST_POPULATION)
    .slice(0, MOST_CITIES)
    .map((place) => ({ place, radiusKm: NEAR_CITY_KM, isDistrict }));
}

/** True if a place lies in an area of the scope. */
export function isInArea({ areas }: Scope, place: Area): boolean {
  return areas.some((area) => contains(area, place));
}

/** True if a place lies in an area of the scope or near its city. */
export function isInOrNear(scope: Scope, place: KnownPlace): boolean {
  return isInArea(scope, place) || scope.centers().some((center) => isBeside(center, place));
}

/** True if a place lies near a city, or on an island. */
export function isBeside({ place: center, radiusKm }: Center, place: KnownPlace): boolean {
  return distanceKm(center, place) <= radiusKm;
}

/** True if a place lies in the named country or division itself, today or in the past, not in a territory of it. */
export function isHome({ areas }: Scope, place: Area): boolean {
  return areas.length === 0 || areas.some((area) => HOME.has(area.relation) && contains(area, place));
}
