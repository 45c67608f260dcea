import { isContinent, isNoName, withoutVagueWords } from "./not-a-place.js";
import { placeKey } from "./place-key.js";

/** Separators between the parts of a location, in several scripts. */
const COMMAS: RegExp = /[,،、，;；\n|]/;

/** Splits a location such as "City, Country" at the commas of any script; the parts keep their spaces. */
export function splitLocation(location: string): string[] {
  return location.split(COMMAS);
}

/** Longer texts, or texts of more parts, are rejected; this bounds the cost of a text. */
const MOST_CHARACTERS = 400;
const MOST_PARTS = 8;
/** Letters that a text may have once its ligatures are spelled out: some stand for eighteen. */
const MOST_LETTERS = 200;
/** Times that a text may repeat a word. Even "New York, New York, New York" has three. */
const MOST_REPEATS = 4;

/** Splits a text at its commas. Empty for a text that cannot name a place. */
export function locationParts(location: string): readonly string[] {
  if (location.length > MOST_CHARACTERS || isEndless(location) || isNoName(location)) return [];
  const parts = splitParts(location);
  const [first] = parts;
  if (parts.length > MOST_PARTS || (parts.length === 1 && isContinent(placeKey(first ?? "")))) return [];
  return withoutContinent(parts);
}

/** Splits a text that names no place, for suggestions. */
export function suggestionParts(location: string): readonly string[] {
  if (isEndless(location)) return [];
  return splitParts(withoutVagueWords(location.slice(0, MOST_CHARACTERS))).slice(0, MOST_PARTS);
}

/** Returns true for a text that would cost more than others: its ligatures hide letters, or it repeats a word. */
function isEndless(location: string): boolean {
  const text = location.slice(0, MOST_CHARACTERS);
  const letters = text.normalize("NFKC");
  if (letters.length > text.length && letters.length > MOST_LETTERS) return true;
  const repeats = new Map<string, number>();
  for (const word of letters.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u)) {
    const times = (repeats.get(word) ?? 0) + 1;
    if (times > MOST_REPEATS && word !== "") return true;
    repeats.set(word, times);
  }
  return false;
}

function splitParts(location: string): readonly string[] {
  return splitLocation(location)
    .map((part) => part.trim().replace(/\s+/g, " "))
    .filter((part) => part !== "");
}

/** Removes a continent after a country. After a city it stays, as it does not replace the country. */
function withoutContinent(parts: readonly string[]): readonly string[] {
  const last = parts.at(-1);
  return parts.length > 2 && last !== undefined && isContinent(placeKey(last)) ? parts.slice(0, -1) : parts;
}
