import { type Area, type AreaRelation, contains } from "../file/area.js";
import type { KnownPlace, NamedArea } from "../file/gazetteer.js";
import { placeKey } from "../text/place-key.js";
import { distanceKm } from "./distance-km.js";
import type { Lookups } from "./lookups.js";
import { searchRank } from "./rank.js";

/** A part of a text that limits the search: areas of that name, or a large city nearby. */
export interface Scope {
  readonly areas: readonly NamedArea[];
  /** True for a code such as "CA" or "NSW", with or without dots. */
  readonly isCode: boolean;
  /** Looks up the city, only if the areas do not decide. */
  readonly city: () => KnownPlace | undefined;
}

/** All parts that limit the search, the smallest area first. */
export interface Scopes {
  readonly known: readonly Scope[];
  /** True if the text has an unknown part, which may be an unlisted small division. */
  readonly isGuess: boolean;
}

const CITY_LEAST_POPULATION = 50_000;
const NEAR_CITY_KM = 40;
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
    const city = () => cityNamed(lookups, placeKey(text), outer);
    if (compatible.length > 0 || city() !== undefined)
      known.unshift({ areas: compatible, isCode: CODE.test(text), city });
    else if (isLast || areas.some(({ admin2 }) => admin2 === undefined)) return undefined;
    else isGuess = true;
  }
  return { known, isGuess };
}

function overlaps({ areas, city }: Scope, area: Area): boolean {
  if (areas.some((outer) => contains(outer, area) || contains(area, outer))) return true;
  const center = areas.length === 0 ? city() : undefined;
  return center !== undefined && contains(area, center);
}

function cityNamed(lookups: Lookups, key: string, outer: readonly Scope[]): KnownPlace | undefined {
  const cities = lookups
    .placesNamed(key)
    .filter(({ population }) => population >= CITY_LEAST_POPULATION)
    .filter((place) => outer.every((scope) => isInArea(scope, place)));
  return cities.toSorted((one, other) => searchRank(other) - searchRank(one))[0];
}

/** True if a place lies in an area of the scope. */
export function isInArea({ areas }: Scope, place: Area): boolean {
  return areas.some((area) => contains(area, place));
}

/** True if a place lies in an area of the scope or near its city. */
export function isInOrNear(scope: Scope, place: KnownPlace): boolean {
  if (isInArea(scope, place)) return true;
  const city = scope.city();
  return city !== undefined && distanceKm(city, place) <= NEAR_CITY_KM;
}

/** True if a place lies in the named country itself, not in a territory of it. */
export function isHome({ areas }: Scope, place: Area): boolean {
  return areas.length === 0 || areas.some((area) => area.relation === "own" && contains(area, place));
}
