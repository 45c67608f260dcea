import { areaCode, contains } from "../file/area.js";
import type { Gazetteer } from "../file/gazetteer.js";
import { placeKey } from "../text/place-key.js";

/** Time zone of a city, or of a country or state. */
export interface CityZone {
  /** IANA name. */
  readonly zone: string;
  /** Number of inhabitants; a tenth of them for a name in another language, or a former one. */
  readonly population: number;
}

/** Smaller places are not meant by the name of a time zone. */
const LEAST_POPULATION = 5000;
/** A place of this size is meant by its own name, not one of its part of the world by another: "Porto" is not Bordeaux. */
const TOWN_POPULATION = 40_000;
/** A name in another language, or a former one, divides the population. */
const OTHER_NAME_DIVISOR = 10;

/**
 * Finds the time zones of the cities, countries and states of exactly this name.
 *
 * @returns Undefined if there are none; empty if a country or state of this name has several time zones.
 */
export function zonesNamed(gazetteer: Gazetteer, name: string): readonly CityZone[] | undefined {
  const key = placeKey(name);
  if (key === "") return undefined;
  const named = gazetteer.placesNamed(key).filter(({ population }) => population >= LEAST_POPULATION);
  const towns = named.filter(({ isOwnName, population }) => isOwnName && population >= TOWN_POPULATION);
  const cities = named.filter(
    ({ isOwnName, zone }) => isOwnName || !towns.some((town) => firstWord(town.zone) === firstWord(zone)),
  );
  const zones = cities.map(({ zone, population, isOwnName }) => ({
    zone,
    population: isOwnName ? population : population / OTHER_NAME_DIVISOR,
  }));
  // A state with its city is meant as the city: "Quebec". Another one may be meant as much as the city: "Washington".
  const areas = gazetteer
    .areasNamed(key)
    .filter(({ relation, isOwnName, admin2 }) => relation === "own" && isOwnName && admin2 === undefined)
    .filter((area) => !cities.some((city) => city.isOwnName && contains(area, city)));
  const most = Math.max(...(zones.length > 0 ? zones : areas).map(({ population }) => population));
  for (const area of areas) {
    const zone = gazetteer.division(areaCode(area))?.zone;
    if (zone === undefined) return [];
    zones.push({ zone, population: Math.min(area.population, most) });
  }
  return zones.length === 0 ? undefined : zones;
}

/** Returns the part of the world that a time zone's name begins with. */
function firstWord(zone: string): string {
  return zone.slice(0, zone.indexOf("/"));
}
