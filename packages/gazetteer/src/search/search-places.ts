import { contains } from "../file/area.js";
import type { Gazetteer, KnownPlace } from "../file/gazetteer.js";
import type { Place } from "../file/place.js";
import { choosePlace } from "../find/choose-place.js";
import { Lookups } from "../find/lookups.js";
import { pickerRank } from "../find/rank.js";
import { spelledLike } from "../find/spelled-like.js";
import { locationParts, splitLocation } from "../text/location-parts.js";
import { placeKey } from "../text/place-key.js";
import { type FoundId, placeSearchOf } from "./place-search.js";

const LONGEST_QUERY = 100;
/** A complete name counts as ten times the people: "Bath" before "Bathinda". */
const COMPLETE_NAME_BONUS = 1;
/** Each wrong letter divides the population by thirty. */
const WRONG_LETTER_PENALTY = 1.5;
/** Misspellings are considered only if fewer places match the prefix, or none in the named region. */
const ENOUGH = 3;
/** Maximum number of places to read for a prefix. */
const MOST_LISTED = 20;
/** Maximum number of places of a complete name to read if they are then filtered by area. */
const MOST_READ_FOR_AREA = 60;
const FEWEST_LETTERS_OF_A_MISTAKE = 5;
/** Names of this length may have two wrong letters. */
const LETTERS_OF_TWO_MISTAKES = 8;

interface Ranked {
  readonly place: KnownPlace;
  readonly rank: number;
}

/** Shorter texts are rarely complete, and the interface accepts no such location. */
const SHORTEST_LOCATION = 4;

/**
 * Finds the places whose name begins with a text, the likeliest first; tolerates wrong letters. After a comma, the text
 * may continue with the region or country. If it names a place completely, the first one is that which
 * {@link locatePlace} finds.
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
  const ranked = found
    .toSorted((one, other) => other.rank - one.rank || one.place.id - other.place.id)
    .map(({ place }) => place);
  const meant = meantBy(gazetteer, text, name);
  const places = meant === undefined ? ranked : [meant, ...ranked.filter(({ id }) => id !== meant.id)];
  return places.slice(0, limit).map((place) => gazetteer.show(place));
}

/** Returns the place that a text means as a location, if its first part is a complete name. */
function meantBy(gazetteer: Gazetteer, text: string, name: string): KnownPlace | undefined {
  if (text.trim().length < SHORTEST_LOCATION) return undefined;
  const lookups = new Lookups(gazetteer);
  const named = lookups.placesNamed(name);
  if (named.length === 0) return undefined;
  const parts = locationParts(text);
  const chosen = choosePlace(lookups, parts)?.place;
  // With an area that is still being typed, the text may have led to another place.
  return parts.length === 1 ? chosen : named.find(({ id }) => id === chosen?.id);
}

function placesLike(
  gazetteer: Gazetteer,
  name: string,
  areaKeys: readonly string[],
  limit: number,
): readonly Ranked[] {
  const search = placeSearchOf(gazetteer);
  const scopes = areaKeys.map((key) => [...gazetteer.areasNamed(key), ...search.areasBeginning(key)]);
  // No place lies in an area that does not exist, as of "paris paris". This saves the reads and the misspellings.
  if (scopes.some((areas) => areas.length === 0)) return [];
  const rankInside = (bonuses: ReadonlyMap<FoundId, number>): readonly Ranked[] =>
    placesByRank(gazetteer, bonuses).filter(({ place }) =>
      scopes.every((areas) => areas.some((area) => contains(area, place))),
    );

  const isScoped = scopes.length > 0;
  const bonuses = new Map<FoundId, number>();
  for (const id of search.beginning(name, isScoped ? MOST_LISTED : limit)) bonuses.set(id, 0);
  for (const id of search.named(name, isScoped ? MOST_READ_FOR_AREA : limit))
    bonuses.set(id, COMPLETE_NAME_BONUS);
  const found = rankInside(bonuses);
  const isEnough = found.length >= (isScoped ? 1 : ENOUGH);
  if (isEnough || name.length < FEWEST_LETTERS_OF_A_MISTAKE) return found;

  const mostEdits = name.length >= LETTERS_OF_TWO_MISTAKES ? 2 : 1;
  for (const { place, edits } of spelledLike(gazetteer, name, { isPrefix: true, mostEdits })) {
    const bonus = -WRONG_LETTER_PENALTY * edits;
    if (bonus > (bonuses.get(place) ?? Number.NEGATIVE_INFINITY)) bonuses.set(place, bonus);
  }
  return rankInside(bonuses);
}

/** Reads the places of found ids, each once, with the best of its ranks. */
function placesByRank(gazetteer: Gazetteer, bonuses: ReadonlyMap<FoundId, number>): readonly Ranked[] {
  const places = gazetteer.placesOf([...new Set([...bonuses.keys()].map(Math.abs))]);
  return places.map((place) => {
    const ranks = [place.id, -place.id].map((id) => {
      const bonus = bonuses.get(id);
      return bonus === undefined ? Number.NEGATIVE_INFINITY : pickerRank(place, id > 0) + bonus;
    });
    return { place, rank: Math.max(...ranks) };
  });
}
