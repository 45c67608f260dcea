import { contains } from "../file/area.js";
import type { KnownPlace, NamedArea } from "../file/gazetteer.js";
import { placeLabel } from "../file/place.js";
import { placeKey } from "../text/place-key.js";
import { readingsOf } from "../text/readings.js";
import type { Lookups } from "./lookups.js";
import { searchRank } from "./rank.js";
import { spelledLike } from "./spelled-like.js";

const MOST_SUGGESTIONS = 3;
/** More wrong letters make another name. */
const MOST_EDITS = 3;

/**
 * Suggests places for a text that means none: the largest ones of an area that it names, places of its name, and
 * larger places whose name resembles it. Suggestions in an area that the text names come first.
 */
export function suggestionsFor(lookups: Lookups, parts: readonly string[]): readonly string[] {
  const areas = parts
    .slice(1)
    .flatMap((part) => lookups.areasOf(part))
    .filter(({ relation }) => relation === "own");
  const found = [...namesakes(lookups, parts), ...alike(lookups, parts), ...largestOf(lookups, parts)];
  const isInside = (place: KnownPlace) => areas.every((area) => contains(area, place));
  const inside = areas.length > 0 ? found.filter((place) => isWithinAny(areas, place)) : found;
  const ordered = (inside.length > 0 ? inside : found).toSorted(
    (one, other) => Number(isInside(other)) - Number(isInside(one)),
  );
  const unique = new Map(ordered.map((place) => [place.id, place]));
  return [...unique.values()].slice(0, MOST_SUGGESTIONS).map((place) => placeLabel(lookups.gazetteer.show(place)));
}

function isWithinAny(areas: readonly NamedArea[], place: KnownPlace): boolean {
  return areas.some((area) => contains(area, place));
}

function largestOf(lookups: Lookups, parts: readonly string[]): readonly KnownPlace[] {
  const codes = lookups
    .areasOf(parts[0] ?? "")
    .filter(({ relation }) => relation === "own")
    .toSorted((one, other) => other.population - one.population)
    .map(({ country, admin1, admin2 }) => [country, admin1, admin2].filter((code) => code !== undefined).join("."));
  const [code] = codes;
  const ids = code === undefined ? [] : (lookups.gazetteer.division(code)?.largest ?? []);
  return lookups.gazetteer.placesOf(ids);
}

function namesakes(lookups: Lookups, parts: readonly string[]): readonly KnownPlace[] {
  const names = readingsOf(parts).map(({ name }) => placeKey(name));
  const places = [...new Set(names)].flatMap((key) => lookups.placesNamed(key));
  return places.toSorted((one, other) => searchRank(other) - searchRank(one));
}

function alike(lookups: Lookups, parts: readonly string[]): readonly KnownPlace[] {
  const key = placeKey(parts[0] ?? "");
  const names = spelledLike(lookups.gazetteer, key).filter(({ edits }) => edits <= MOST_EDITS);
  return lookups.gazetteer.placesOf(names.map(({ place }) => place));
}
