import { isContinent, isNoName, withoutVagueWords } from "./not-a-place.js";
import { placeKey } from "./place-key.js";

/** Separators between the parts of a location, in several scripts. */
const COMMAS: RegExp = /[,،、，;；\n|]/;
/** Splits a location such as "City, Country" at its commas, of whatever script; the parts keep their spaces. */
export function splitLocation(location: string): string[] {
  return location.split(COMMAS);
}

/** Longer texts, of more parts, name no place; the limits bound the work that a text can cause. */
const MOST_CHARACTERS = 400;
const MOST_PARTS = 8;

/** Takes a text apart at its commas. Empty for a text that cannot name a place. */
export function locationParts(location: string): readonly string[] {
  if (location.length > MOST_CHARACTERS || isNoName(location)) return [];
  const parts = splitParts(location);
  const [first] = parts;
  if (parts.length > MOST_PARTS || (parts.length === 1 && isContinent(placeKey(first ?? "")))) return [];
  return withoutContinent(parts);
}

/** Takes a text apart that names no place, for suggestions. */
export function suggestionParts(location: string): readonly string[] {
  return splitParts(withoutVagueWords(location.slice(0, MOST_CHARACTERS))).slice(0, MOST_PARTS);
}

function splitParts(location: string): readonly string[] {
  return splitLocation(location)
    .map((part) => part.trim().replace(/\s+/g, " "))
    .filter((part) => part !== "");
}

/** A continent says nothing after a country. After a city it does not make up for the country. */
function withoutContinent(parts: readonly string[]): readonly string[] {
  const last = parts.at(-1);
  return parts.length > 2 && last !== undefined && isContinent(placeKey(last)) ? parts.slice(0, -1) : parts;
}
