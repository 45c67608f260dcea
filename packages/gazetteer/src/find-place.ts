import { type Area, contains, isSameArea } from "./area.js";
import type { Gazetteer, NamedArea, NamedPlace } from "./gazetteer.js";
import { type LocationText, readingsOf } from "./location-text.js";
import { placeKey } from "./place-key.js";
import { placeRank, populationRank, TEN_TIMES } from "./rank.js";

/** The place that a text names, by the first reading of the text under which there is one. */
export function findPlace(gazetteer: Gazetteer, location: string): NamedPlace | undefined {
  for (const reading of readingsOf(location)) {
    const place = findReading(gazetteer, reading);
    if (place !== undefined) return place;
  }
  return undefined;
}

function findReading(gazetteer: Gazetteer, { name, within }: LocationText): NamedPlace | undefined {
  const key = placeKey(name);
  const named = gazetteer.placesNamed(key);
  if (named.length === 0) return undefined;

  const scopes = within.map((text) => areasOf(gazetteer, text));
  // What comes last names the country or the state; a smaller division may be one that nobody listed.
  if (scopes.at(-1)?.length === 0) return undefined;
  const known = scopes.filter((scope) => scope.length > 0);

  const rivals = gazetteer.areasNamed(key).filter((area) => isRival(area, known));
  const meant = named
    .filter((place) => known.every((scope) => isWithin(scope, place)))
    .filter((place) =>
      rivals.every((area) => !isSameMeaning(known, area, place) || isRatherThan(area, place)),
    )
    .sort((one, other) => placeRank(other) - placeRank(one));
  const [first, second] = meant;
  const isGuess = known.length < scopes.length;
  if (isGuess && first && second && placeRank(first) - placeRank(second) < TEN_TIMES) return undefined;
  return first;
}

/** The areas that a part of the text names, also with an article before it or a postal code in it. */
function areasOf(gazetteer: Gazetteer, text: string): readonly NamedArea[] {
  const key = placeKey(text);
  const plain = key
    .split(" ")
    .filter((word, index) => !/\d/.test(word) && !(index === 0 && word === "the"))
    .join(" ");
  const areas = gazetteer.areasNamed(key);
  return areas.length > 0 || plain === key ? areas : gazetteer.areasNamed(plain);
}

function isWithin(scope: readonly Area[], place: Area): boolean {
  return scope.some((area) => contains(area, place));
}

/**
 * Whether the name may mean this country or state instead of a place: where the text goes on, only a part
 * of what it goes on with ("Georgia, USA"), not that itself ("Singapore, Singapore").
 */
function isRival(area: NamedArea, scopes: readonly (readonly Area[])[]): boolean {
  if (area.admin2 !== undefined) return false;
  return scopes.every((scope) => isWithin(scope, area) && !scope.some((named) => isSameArea(named, area)));
}

/**
 * Whether one reading of the text's parts holds both: "CA" is the country Canada or the state California, not both at
 * once. A country's dependent territories are countries too.
 */
function isSameMeaning(scopes: readonly (readonly Area[])[], area: Area, place: Area): boolean {
  return scopes.every((scope) => {
    const [countries, regions] = [scope.filter(isCountry), scope.filter((named) => !isCountry(named))];
    return [countries, regions].some((named) => isWithin(named, area) && isWithin(named, place));
  });
}

function isCountry({ admin1 }: Area): boolean {
  return admin1 === undefined;
}

/** Whether a name that a place shares with a country or state means the place. */
function isRatherThan(area: NamedArea, place: NamedPlace): boolean {
  const isOutside = !contains(area, place);
  if (isOutside) return populationRank(area) - placeRank(place) < TEN_TIMES;
  if (area.admin1 === undefined) return place.isCityState;
  return place.isOwnName || place.isCapital || place.population * LARGE_PART > area.population;
}

/** A place is what its region is named after where at least one in so many of the region live there. */
const LARGE_PART = 4;
