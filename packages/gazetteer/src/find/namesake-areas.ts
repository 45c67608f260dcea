import { type Area, contains, isSameArea } from "../file/area.js";
import type { NamedArea, NamedPlace } from "../file/gazetteer.js";
import { withoutDivisionKind } from "../text/division-kinds.js";
import { editDistance } from "../text/edit-distance.js";
import { placeKey } from "../text/place-key.js";
import type { Lookups } from "./lookups.js";
import { populationRank, TEN_TIMES } from "./rank.js";
import type { Scope } from "./scopes.js";

/** A place is the city of its region where at least one in so many of the region live there. */
const LARGE_PART = 4;
const LARGE_PART_BY_OTHER_NAME = 3;
/** "New York, USA" is New York City, while "Oklahoma, USA" is the state. */
const LARGE_CITY = 1_000_000;
/** "Barisal" and "Barishal" are one name. */
const MOST_EDITS = 2;
const CITY_POPULATION = 100_000;
/** Three times the people, as a decimal logarithm. */
const CLEARLY_LARGER = 0.5;

/**
 * Removes the places that nobody means by a name, as it names a country or first-level division: "Wyoming, USA" is the
 * state and not a town in Michigan. A city that its division is named after stays.
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
    .filter((area) => !places.some((place) => contains(area, place) && isItsCity(lookups, key, area, place)));
  const isCountryTwice = scopes.some(({ areas }) => areas.some((area) => isNamedAfter(lookups, key, area)));
  return places.filter(
    (place) =>
      (!isCountryTwice || place.isCapital || isCity(place)) &&
      rivals.every(
        (area) =>
          !isSameMeaning(scopes, area, place) || (!contains(area, place) && isRather(area, place, scopes)),
      ),
  );
}

/**
 * Tells if the name may mean this country or division: where the text goes on, only a part of what it goes on with
 * ("Georgia, USA"), not that itself ("Singapore, Singapore").
 */
function isRival(area: NamedArea, scopes: readonly Scope[]): boolean {
  if (area.admin2 !== undefined) return false;
  return scopes.every(
    ({ areas }) =>
      areas.some((named) => contains(named, area)) && !areas.some((named) => isSameArea(named, area)),
  );
}

/**
 * Tells if one reading of the text's parts holds both: "CA" is the country Canada or the state California, not both at
 * once. A country's dependent territories are countries too.
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

/** Tells if the place's name is that of a country around it: "USA, USA" means nothing but the country. */
function isNamedAfter(lookups: Lookups, key: string, area: NamedArea): boolean {
  return (
    isCountry(area) &&
    area.relation === "own" &&
    lookups.areasNamed(key).some((named) => named.relation === "own" && isSameArea(named, area))
  );
}

function isCountry({ admin1 }: Area): boolean {
  return admin1 === undefined;
}

/** Tells if a division is named after this city in it, or a country after its capital. */
function isItsCity(lookups: Lookups, key: string, area: NamedArea, place: NamedPlace): boolean {
  if (isCountry(area)) return place.isCityState;
  if (place.isCapital) return true;
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

/** Tells if a place outside of a country or division is meant rather than that. */
function isRather(area: NamedArea, place: NamedPlace, scopes: readonly Scope[]): boolean {
  if (place.isCapital) return true;
  const more = populationRank(area) - populationRank(place);
  if (isCountry(area)) return more < 0;
  // A text that names the country asks for a city of this name in another division: "Ibaraki, Japan".
  return more < (scopes.length === 0 ? CLEARLY_LARGER : isCity(place) ? TEN_TIMES : 0);
}

function isCity({ isOwnName, population }: NamedPlace): boolean {
  return isOwnName && population >= CITY_POPULATION;
}
