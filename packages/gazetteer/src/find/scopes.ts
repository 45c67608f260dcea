import { type Area, type AreaRelation, contains } from "../file/area.js";
import type { KnownPlace, NamedArea, NamedPlace } from "../file/gazetteer.js";
import { placeKey } from "../text/place-key.js";
import { distanceKm } from "./distance-km.js";
import type { Lookups } from "./lookups.js";
import { searchRank } from "./rank.js";

/** A part of a text that limits the search: areas of that name, or a large city nearby. */
export interface Scope {
  readonly areas: readonly NamedArea[];
  /** True for a code such as "CA" or "NSW", with or without dots. */
  readonly isCode: boolean;
  /** Looks up the city or island, only if the areas do not decide. */
  readonly city: () => Center | undefined;
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
/** German districts have the names of their towns. */
const DISTRICT =
  /^(?:kreis|kr|krs|landkreis|lkr|lk|kreisfreie stadt|bezirksamt|oberamt|amtshauptmannschaft) /;
const DISTRICT_COUNTRIES: ReadonlySet<string> = new Set(["DE", "PL", "RU", "FR", "CZ", "LT"]);
const DISTRICT_KM = 60;
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
  return center !== undefined && contains(area, center.place);
}

/** Finds the island of a name in all these scopes, or the town of a district, or else the best known larger city. */
export function cityNamed(lookups: Lookups, key: string, outer: readonly Scope[]): Center | undefined {
  const isDistrict = DISTRICT.test(key);
  const inside = lookups
    .placesNamed(key.replace(DISTRICT, ""))
    .filter(({ country }) => !isDistrict || DISTRICT_COUNTRIES.has(country))
    .filter((place) => outer.every((scope) => isInArea(scope, place)))
    .toSorted((one, other) => searchRank(other) - searchRank(one));
  const island = inside.find(({ isIsland }) => isIsland);
  if (island !== undefined) return { place: island, radiusKm: ISLAND_KM, isDistrict };
  const city = inside.find(({ population }) => isDistrict || population >= CITY_LEAST_POPULATION);
  return city && { place: city, radiusKm: isDistrict ? DISTRICT_KM : NEAR_CITY_KM, isDistrict };
}

/** True if a place lies in an area of the scope. */
export function isInArea({ areas }: Scope, place: Area): boolean {
  return areas.some((area) => contains(area, place));
}

/** True if a place lies in an area of the scope or near its city. */
export function isInOrNear(scope: Scope, place: KnownPlace): boolean {
  if (isInArea(scope, place)) return true;
  const city = scope.city();
  return city !== undefined && isBeside(city, place);
}

/** True if a place lies near a city, or on an island. */
export function isBeside({ place: center, radiusKm }: Center, place: KnownPlace): boolean {
  return distanceKm(center, place) <= radiusKm;
}

/** True if a place lies in the named country itself, not in a territory of it. */
export function isHome({ areas }: Scope, place: Area): boolean {
  return areas.length === 0 || areas.some((area) => area.relation === "own" && contains(area, place));
}
