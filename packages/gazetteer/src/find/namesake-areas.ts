import { type Area, contains, isSameArea } from "../file/area.js";
import type { KnownPlace, NamedArea, NamedPlace } from "../file/gazetteer.js";
import { withoutDivisionKind } from "../text/division-kinds.js";
import { editDistance } from "../text/edit-distance.js";
import { placeKey } from "../text/place-key.js";
import type { Lookups } from "./lookups.js";
import { isKnownByOwnName } from "./own-name.js";
import { populationRank, TEN_TIMES } from "./rank.js";
import type { Scope } from "./scopes.js";

/** The main city of a region has at least one in this many of its people. */
const LARGE_PART = 4;
const LARGE_PART_BY_OTHER_NAME = 3;
/** "New York, USA" is New York City, while "Oklahoma, USA" is the state. */
const LARGE_CITY = 1_000_000;
/** "Barisal" and "Barishal" are one name. */
const MOST_EDITS = 2;
const CITY_POPULATION = 100_000;
/** A first-level division counts by this many times the people that its places have. */
const TIMES_OF_DIVISION = 10;
/** A county counts if it has this many times the people of a place, or of a town. */
const TIMES_OF_COUNTY = 20;
const TOWN_POPULATION = 5000;
/** Longer names of countries are no codes. */
const LONGEST_CODE = 3;
/** A factor of three in population, as a decimal logarithm. */
const CLEARLY_LARGER = 0.5;

/**
 * Removes places whose name rather means a country or first-level division: "Wyoming, USA" is the state, not a town in
 * Michigan. Keeps a city with the name of its own division, and a larger one with a name that an area no longer has, or
 * has in another language only: Salvador is not El Salvador.
 */
export function withoutNamesakesOfAreas(
  lookups: Lookups,
  key: string,
  places: readonly NamedPlace[],
  scopes: readonly Scope[],
): readonly NamedPlace[] {
  const rivals = lookups
    .areasNamed(key)
    .filter((area) => area.relation === "own" && isRival(area, scopes))
    .filter(
      (area) =>
        !places.some((place) => contains(area, place) && isItsCity(lookups, key, area, place, scopes)),
    );
  const areas = lookups
    .areasCalled(key)
    .filter((area) => isPresentName(area, key) && isInNamed(area, scopes));
  const namesOfCountries = scopes.flatMap(({ areas }) =>
    areas.flatMap((area) => namedAfter(lookups, key, area)),
  );
  return places.filter(
    (place) =>
      (place.isIsland || !(place.isOwnName ? isVillageBeside(areas, place) : isInsteadOf(areas, place))) &&
      namesOfCountries.every(
        (area) =>
          isCity(place) ||
          place.isCapital ||
          place.isIsland ||
          (!area.isOwnName && isKnownByOwnName(place, scopes)),
      ) &&
      rivals.every(
        (area) =>
          (!area.isOwnName && (place.isIsland || isKnownByOwnName(place, scopes))) ||
          !isSameMeaning(scopes, area, place) ||
          (!contains(area, place) && isRather(area, place, scopes)),
      ),
  );
}

/** True if a name, with or without an article, means a country, or a division or larger county, that a place is not in. */
export function isNamesakeOfArea(lookups: Lookups, key: string, place: KnownPlace): boolean {
  const areas = lookups
    .areasCalled(key)
    .filter((area) => isPresentName(area, key) && (!area.admin2 || area.population >= place.population));
  return areas.length > 0 && !areas.some((area) => contains(area, place));
}

/** True for the present name of an area, or any name of a country that is no code. */
function isPresentName(area: NamedArea, key: string): boolean {
  return area.relation === "own" && (area.isOwnName || (isCountry(area) && key.length > LONGEST_CODE));
}

/**
 * True if a name means a country, or a division that is large enough, rather than a place elsewhere which has the name in
 * another language only: "Hanover" is no parish of Jamaica.
 */
function isInsteadOf(areas: readonly NamedArea[], place: KnownPlace): boolean {
  const large = areas.filter(
    (area) =>
      isCountry(area) ||
      area.population * (area.admin2 ? 1 : TIMES_OF_DIVISION) >= Math.max(place.population, 1),
  );
  return large.length > 0 && !areas.some((area) => contains(area, place));
}

/** True if a name means a county abroad, rather than a place with a small part of its people: "Hampshire" is in England. */
function isVillageBeside(areas: readonly NamedArea[], place: NamedPlace): boolean {
  const people = Math.max(place.population, TOWN_POPULATION);
  return (
    areas.some(
      (area) =>
        area.admin2 !== undefined &&
        area.country !== place.country &&
        area.population >= people * TIMES_OF_COUNTY,
    ) && !areas.some((area) => contains(area, place))
  );
}

/**
 * True if the name may mean this country or division. If more parts follow, the area must be inside them ("Georgia,
 * USA") and not the same area ("Singapore, Singapore").
 */
function isRival(area: NamedArea, scopes: readonly Scope[]): boolean {
  return area.admin2 === undefined && isInNamed(area, scopes);
}

function isInNamed(area: NamedArea, scopes: readonly Scope[]): boolean {
  return scopes.every(
    ({ areas }) =>
      areas.some((named) => contains(named, area)) &&
      !areas.some((named) => named.relation === "own" && isSameArea(named, area)),
  );
}

/**
 * True if a single meaning of each part contains both area and place: "CA" means Canada or California, but not both at
 * once. Dependent territories count as countries.
 */
function isSameMeaning(scopes: readonly Scope[], area: Area, place: Area): boolean {
  return scopes.every(({ areas }) => {
    const [countries, regions] = [areas.filter(isCountry), areas.filter((named) => !isCountry(named))];
    return [countries, regions].some(
      (named) =>
        named.some((outer) => contains(outer, area)) && named.some((outer) => contains(outer, place)),
    );
  });
}

/** Returns the country if the name is also its own: "USA, USA" means the country only. */
function namedAfter(lookups: Lookups, key: string, area: NamedArea): readonly NamedArea[] {
  if (!isCountry(area) || area.relation !== "own") return [];
  return lookups.areasNamed(key).filter((named) => named.relation === "own" && isSameArea(named, area));
}

function isCountry({ admin1 }: Area): boolean {
  return admin1 === undefined;
}

/** True if a division has the name of this city in it, or a country that of its capital. */
function isItsCity(
  lookups: Lookups,
  key: string,
  area: NamedArea,
  place: NamedPlace,
  scopes: readonly Scope[],
): boolean {
  if (isCountry(area))
    return place.isCityState || (place.isOwnName && place.population * LARGE_PART > area.population);
  if (place.isCapital || (scopes.length > 0 && isKnownByOwnName(place, scopes))) return true;
  const division = lookups.gazetteer.division(`${area.country}.${area.admin1}`);
  const divisionKey = withoutDivisionKind(placeKey(division?.name ?? ""));
  const isNamesake = place.isOwnName || editDistance(divisionKey, placeKey(place.name)) <= MOST_EDITS;
  const isLongForm = placeKey(place.name).startsWith(`${key} `) && place.population >= LARGE_CITY;
  if (isLongForm) return true;
  if (!isNamesake) return place.population * LARGE_PART_BY_OTHER_NAME > area.population;
  return (
    place.isSeat || place.population >= CITY_POPULATION || place.population * LARGE_PART > area.population
  );
}

/** True if a place is meant rather than a country or division elsewhere with the same name. */
function isRather(area: NamedArea, place: NamedPlace, scopes: readonly Scope[]): boolean {
  if (place.isCapital && place.isOwnName) return true;
  const more = populationRank(area) - populationRank(place);
  if (isCountry(area)) return more < 0 && (isCity(place) || !area.isOwnName);
  // With the country named, a city may win over a division of the same name that it is not in: "Ibaraki, Japan".
  return more < (scopes.length === 0 ? CLEARLY_LARGER : isCity(place) ? TEN_TIMES : 0);
}

function isCity({ isOwnName, population }: NamedPlace): boolean {
  return isOwnName && population >= CITY_POPULATION;
}
