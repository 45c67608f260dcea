import { areaCode, contains } from "../file/area.js";
import type { KnownPlace, NamedArea } from "../file/gazetteer.js";
import { placeLabel } from "../file/place.js";
import { locationParts, suggestionParts } from "../text/location-parts.js";
import { isContinent, isUnofficialRegion } from "../text/not-a-place.js";
import { placeKey } from "../text/place-key.js";
import { type LocationText, readingsOf } from "../text/readings.js";
import { shortSoundOf } from "../text/spelling.js";
import { choosePlace } from "./choose-place.js";
import type { Lookups } from "./lookups.js";
import type { Question } from "./question.js";
import { searchRank } from "./rank.js";
import { spelledLike } from "./spelled-like.js";

const MOST_SUGGESTIONS = 3;
/** A name is suggested if at most one in this many letters is wrong. */
const LETTERS_A_MISTAKE = 4;
/** Parts of more words are not split. */
const MOST_WORDS = 8;
/** Names of a text that are tried with other letters: without its last words if they name an area, and with them. */
const NAMES_TO_CORRECT = 2;
/** Words such as "Bad" and "San" are no names of their own. */
const SHORT_WORD = /^\p{Script=Latin}{1,3}$/u;
/** A name of the same sound may have this many wrong letters more. */
const EDITS_OF_SAME_SOUND = 2;
/** Bounds of names that are tried with two letters swapped. Longer ones would take too many lookups. */
const SWAPPED_LETTERS = { fewest: 5, most: 40 };
/** Smaller places are not found by swapped letters. */
const LEAST_POPULATION_OF_SWAPPED = 20_000;

/** A text that means no place: the name, and the areas of each part that names some. */
interface Refused {
  readonly names: readonly string[];
  /** Names that remain if words at the end or the start are taken for an area. */
  readonly shortNames: readonly string[];
  readonly scopes: readonly (readonly NamedArea[])[];
}

/**
 * Suggests places for a text that means none, or none for sure: first the candidates, or the place that the name alone
 * means, wherever it lies; then the largest places of an area with this name, places of this name, and larger places with
 * a similar name. These lie in the country, state or province that the text names, unless it has none of them. Suggestions
 * never repeat the text.
 */
export function suggestionsFor(lookups: Lookups, location: string, question: Question): readonly string[] {
  const parts = suggestionParts(location);
  const { names, shortNames, scopes } = read(lookups, parts);
  const [name = ""] = names;
  const key = placeKey(name);
  if (key === "" || isContinent(key) || isUnofficialRegion(key)) return [];
  const isInside = (place: KnownPlace) =>
    scopes.every((areas) => areas.some((area) => contains(area, place)));
  const areas = ownAreas(lookups, name).filter((inner) =>
    scopes.every((outer) => outer.some((area) => contains(area, inner))),
  );
  const isLargeArea = areas.some(({ admin2 }) => admin2 === undefined);
  const [first = "", ...within] = locationParts(location);
  const meant = isLargeArea ? [] : meantBy(lookups, first);
  const largest = isLargeArea || meant.length === 0 ? largestIn(lookups, areas).filter(isInside) : [];
  const named = namesakes(lookups, names).filter(isInside);
  const others = [...new Set(names.slice(0, NAMES_TO_CORRECT).map(placeKey))]
    .flatMap((one) => [...swapped(lookups, one), ...alike(lookups, one)])
    .filter(isInside);
  const alternately = [
    ...largest.slice(0, 1),
    ...named.slice(0, 1),
    ...largest.slice(1),
    ...named,
    ...others,
  ];
  const inside = alternately.length > 0 ? alternately : namesakes(lookups, shortNames).filter(isInside);
  const known = question.known.flatMap((part) => meantBy(lookups, part));
  const places = [...known, ...question.candidates, ...meant, ...inside];
  if (places.length === 0) places.push(...namesakes(lookups, names));
  if (places.length === 0) places.push(...within.flatMap((part) => meantBy(lookups, part)));
  const refused = placeKey(location);
  const labels = places.map((place) => {
    const shown = lookups.gazetteer.show(place);
    return placeLabel({ ...shown, name: shown.formerName ?? shown.name });
  });
  return [...new Set(labels)].filter((label) => placeKey(label) !== refused).slice(0, MOST_SUGGESTIONS);
}

/**
 * Tells the name of a text from the areas around it, which may come after it, without a comma too, or before it. The
 * reading with the most areas counts.
 */
function read(lookups: Lookups, parts: readonly string[]): Refused {
  const [name = "", ...within] = parts;
  const readings = readingsOf(parts);
  const namesOf = (some: readonly LocationText[]) => [...new Set(some.map((reading) => reading.name))];
  const names = namesOf(readings.filter(({ isSplit }) => !isSplit));
  const shortNames = namesOf(readings.filter(({ isSplit }) => isSplit)).filter(
    (short) => !SHORT_WORD.test(short),
  );
  const scopes = within.flatMap((part) => areasInPart(lookups, part));
  const isAreaAlone = within.length === 0 && largeAreas(lookups, name).length > 0;
  const [split] = readings
    .filter(({ isSplit }) => isSplit && !isAreaAlone)
    .map((reading) => ({ ...reading, areas: reading.within.map((part) => largeAreas(lookups, part)) }))
    .filter(({ areas }) => areas.length > scopes.length && areas.every((_, at) => isInNext(areas, at)))
    .toSorted((one, other) => other.areas.length - one.areas.length);
  if (split !== undefined) return { names: [split.name, ...names], shortNames, scopes: split.areas };
  const outer = within.length > 0 ? largeAreas(lookups, name) : [];
  return scopes.length === 0 && outer.length > 0
    ? { names: within.toReversed(), shortNames: [], scopes: [outer] }
    : { names: [name, ...names], shortNames, scopes };
}

function ownAreas(lookups: Lookups, text: string): readonly NamedArea[] {
  return lookups.areasOf(text).filter(({ relation }) => relation === "own");
}

/** Finds the areas of a part such as "Illinois", or of each half of "Illinois USA". */
function areasInPart(lookups: Lookups, part: string): readonly (readonly NamedArea[])[] {
  const words = part.split(" ");
  for (let count = 1; count < Math.min(words.length, MOST_WORDS); count++) {
    const halves = [words.slice(0, count), words.slice(count)].map((half) =>
      largeAreas(lookups, half.join(" ")),
    );
    if (halves.every((_, at) => isInNext(halves, at))) return halves;
  }
  const areas = lookups.areasOf(part).filter(({ relation }) => relation === "own" || relation === "past");
  return areas.length > 0 ? [areas] : [];
}

/** True if some meaning of a part lies in one of the next part. */
function isInNext(areas: readonly (readonly NamedArea[])[], at: number): boolean {
  const outer = areas[at + 1];
  return (
    areas[at]?.some((area) => outer === undefined || outer.some((next) => contains(next, area))) ?? false
  );
}

/** Finds the countries, states and provinces that a part of a text names. */
function largeAreas(lookups: Lookups, text: string): readonly NamedArea[] {
  return ownAreas(lookups, text).filter(({ admin2 }) => admin2 === undefined);
}

/** Reads the largest places of one of some areas: a country or state before a county, then the one of this name today. */
function largestIn(lookups: Lookups, areas: readonly NamedArea[]): readonly KnownPlace[] {
  const [area] = areas.toSorted(
    (one, other) =>
      Number(other.admin2 === undefined) - Number(one.admin2 === undefined) ||
      Number(other.isOwnName) - Number(one.isOwnName) ||
      other.population - one.population,
  );
  const ids = area === undefined ? [] : (lookups.gazetteer.division(areaCode(area))?.largest ?? []);
  return lookups.gazetteer.placesOf(ids);
}

/** Returns the place that a name alone means, if there is one. */
function meantBy(lookups: Lookups, name: string): readonly KnownPlace[] {
  const chosen = choosePlace(lookups, [name]);
  return chosen === undefined ? [] : [chosen.place];
}

/** Lists the places of these names: the best known one, then others whose own name it is. */
function namesakes(lookups: Lookups, names: readonly string[]): readonly KnownPlace[] {
  const places = [...new Set(names.map(placeKey))].flatMap((key) => lookups.placesNamed(key));
  // "Rome" suggests the cities of that name, and not Lomé, which was once spelled so.
  return places
    .toSorted((one, other) => searchRank(other) - searchRank(one))
    .filter(({ isOwnName }, index) => index === 0 || isOwnName);
}

/** Finds larger places by a name, in any language, that has two neighbouring letters in the other order. */
function swapped(lookups: Lookups, key: string): readonly KnownPlace[] {
  if (key.length < SWAPPED_LETTERS.fewest || key.length > SWAPPED_LETTERS.most) return [];
  const keys = Array.from(
    { length: key.length - 1 },
    (_, at) => key.slice(0, at) + key.charAt(at + 1) + key.charAt(at) + key.slice(at + 2),
  );
  return [...new Set(keys)]
    .flatMap((one) => lookups.placesNamed(one))
    .filter(({ population }) => population >= LEAST_POPULATION_OF_SWAPPED)
    .toSorted((one, other) => searchRank(other) - searchRank(one));
}

function alike(lookups: Lookups, key: string): readonly KnownPlace[] {
  const mostEdits = Math.floor((key.length + 1) / LETTERS_A_MISTAKE);
  const names = spelledLike(lookups.gazetteer, key, { mostEdits: mostEdits + EDITS_OF_SAME_SOUND });
  return lookups.gazetteer.placesOf(
    names
      .filter((like) => like.edits <= mostEdits || shortSoundOf(like.key) === shortSoundOf(key))
      .map(({ place }) => place),
  );
}
