import { areaCode, contains } from "../file/area.js";
import type { KnownPlace, NamedArea } from "../file/gazetteer.js";
import { placeLabel } from "../file/place.js";
import { isContinent, isUnofficialRegion } from "../text/not-a-place.js";
import { placeKey } from "../text/place-key.js";
import { readingsOf } from "../text/readings.js";
import type { Lookups } from "./lookups.js";
import { searchRank } from "./rank.js";
import { spelledLike } from "./spelled-like.js";

const MOST_SUGGESTIONS = 3;
/** A name is suggested if at most one in this many letters is wrong. */
const LETTERS_A_MISTAKE = 4;

/**
 * Suggests places for a text that means none: the largest places of an area with this name, places of this name, and
 * larger places with a similar name. Suggestions lie in the country or region that the text names, if possible.
 */
export function suggestionsFor(lookups: Lookups, parts: readonly string[]): readonly string[] {
  const [name = "", ...within] = parts;
  const key = placeKey(name);
  if (key === "" || isContinent(key) || isUnofficialRegion(key)) return [];
  const scopes = within.map((part) => ownAreas(lookups, part)).filter((areas) => areas.length > 0);
  const isInside = (place: KnownPlace) =>
    scopes.every((areas) => areas.some((area) => contains(area, place)));
  const largest = largestOf(lookups, name, scopes);
  const named = namesakes(lookups, parts);
  const inside = [...largest, ...named, ...alike(lookups, key)].filter(isInside);
  const places = inside.length > 0 ? inside : named;
  const unique = [...new Map(places.map((place) => [place.id, place])).values()];
  return unique.slice(0, MOST_SUGGESTIONS).map((place) => placeLabel(lookups.gazetteer.show(place)));
}

function ownAreas(lookups: Lookups, text: string): readonly NamedArea[] {
  return lookups.areasOf(text).filter(({ relation }) => relation === "own");
}

/** Reads the largest places of an area: the largest area of this name within the areas that the text names. */
function largestOf(
  lookups: Lookups,
  name: string,
  scopes: readonly (readonly NamedArea[])[],
): readonly KnownPlace[] {
  const [area] = ownAreas(lookups, name)
    .filter((inner) => scopes.every((areas) => areas.some((outer) => contains(outer, inner))))
    .toSorted((one, other) => other.population - one.population);
  const ids = area === undefined ? [] : (lookups.gazetteer.division(areaCode(area))?.largest ?? []);
  return lookups.gazetteer.placesOf(ids);
}

/** Lists the places of this name: the best known one, then others whose own name it is. */
function namesakes(lookups: Lookups, parts: readonly string[]): readonly KnownPlace[] {
  const keys = readingsOf(parts).map(({ name }) => placeKey(name));
  const places = [...new Set(keys)].flatMap((key) => lookups.placesNamed(key));
  // "Rome" suggests the cities of that name, and not Lomé, which was once spelled so.
  return places
    .toSorted((one, other) => searchRank(other) - searchRank(one))
    .filter(({ isOwnName }, index) => index === 0 || isOwnName);
}

function alike(lookups: Lookups, key: string): readonly KnownPlace[] {
  const mostEdits = Math.floor((key.length + 1) / LETTERS_A_MISTAKE);
  const names = spelledLike(lookups.gazetteer, key, { mostEdits });
  return lookups.gazetteer.placesOf(names.map(({ place }) => place));
}
