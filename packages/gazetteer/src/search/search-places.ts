import { contains } from "../file/area.js";
import type { Gazetteer, KnownPlace } from "../file/gazetteer.js";
import type { Place } from "../file/place.js";
import { pickerRank } from "../find/rank.js";
import { spelledLike } from "../find/spelled-like.js";
import { splitLocation } from "../text/location-parts.js";
import { placeKey } from "../text/place-key.js";
import { placeSearchOf } from "./place-search.js";

const LONGEST_QUERY = 100;
/** A complete name counts as ten times the people: "Bath" before "Bathinda". */
const COMPLETE_NAME_BONUS = 1;
/** Each wrong letter divides the population by thirty. */
const WRONG_LETTER_PENALTY = 1.5;
/** Misspellings are considered only if fewer places match the prefix. */
const ENOUGH = 3;
/** Maximum number of places to read for a prefix. */
const MOST_LISTED = 20;
/** Maximum number of places of a complete name to read if they are then filtered by area. */
const MOST_READ_FOR_AREA = 60;
const FEWEST_LETTERS_OF_A_MISTAKE = 5;

interface Ranked {
  readonly place: KnownPlace;
  readonly rank: number;
}

/**
 * Finds the places whose name begins with a text, the likeliest first; tolerates wrong letters. After a comma, the text
 * may continue with the region or country.
 *
 * @param limit Maximum number of places.
 */
export function searchPlaces(gazetteer: Gazetteer, text: string, limit: number): readonly Place[] {
  const [name = "", ...within] = splitLocation(text.slice(0, LONGEST_QUERY)).map(placeKey);
  if (name === "") return [];
  const areaKeys = within.filter((key) => key !== "");
  let found = placesLike(gazetteer, name, areaKeys, limit);
  // "paris tex": the last word may be the beginning of a region's name.
  const words = name.split(" ");
  if (found.length === 0 && areaKeys.length === 0 && words.length > 1)
    found = placesLike(gazetteer, words.slice(0, -1).join(" "), words.slice(-1), limit);
  return found
    .toSorted((one, other) => other.rank - one.rank || one.place.id - other.place.id)
    .slice(0, limit)
    .map(({ place }) => gazetteer.show(place));
}

function placesLike(
  gazetteer: Gazetteer,
  name: string,
  areaKeys: readonly string[],
  limit: number,
): readonly Ranked[] {
  const search = placeSearchOf(gazetteer);
  const scopes = areaKeys.map((key) => [...gazetteer.areasNamed(key), ...search.areasBeginning(key)]);
  const isInside = (place: KnownPlace) =>
    scopes.every((areas) => areas.some((area) => contains(area, place)));
  const ranked = new Map<number, Ranked>();
  const add = <Found extends KnownPlace>(places: readonly Found[], rankOf: (place: Found) => number) => {
    for (const place of places) {
      const rank = rankOf(place);
      if (isInside(place) && rank > (ranked.get(place.id)?.rank ?? Number.NEGATIVE_INFINITY))
        ranked.set(place.id, { place, rank });
    }
  };
  const mostRead = scopes.length > 0 ? MOST_READ_FOR_AREA : limit;
  add(search.named(name, mostRead), (place) => pickerRank(place) + COMPLETE_NAME_BONUS);
  add(search.beginning(name, scopes.length > 0 ? MOST_LISTED : limit), pickerRank);
  if (ranked.size >= ENOUGH || name.length < FEWEST_LETTERS_OF_A_MISTAKE) return [...ranked.values()];

  const edits = new Map(
    spelledLike(gazetteer, name, { isPrefix: true }).map((like) => [like.place, like.edits] as const),
  );
  const likely = [...edits].filter(([, count]) => count <= mostEdits(name)).map(([place]) => place);
  add(
    likely.length > 0 ? gazetteer.placesOf(likely) : [],
    (place) => pickerRank({ ...place, isOwnName: true }) - WRONG_LETTER_PENALTY * (edits.get(place.id) ?? 0),
  );
  return [...ranked.values()];
}

function mostEdits(name: string): number {
  return name.length >= 8 ? 2 : 1;
}
