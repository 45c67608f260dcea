/** A text taken apart: the place's name, and what it lies in, the smallest first. */
export interface LocationText {
  readonly name: string;
  readonly within: readonly string[];
}

/** Commas and semicolons of several scripts. */
const COMMAS = /[,،、，;；]/;

/** Splits a location such as "City, Country" at its commas, of whatever script; the parts keep their spaces. */
export function splitLocation(location: string): string[] {
  return location.split(COMMAS);
}

/** Longer texts, of more parts, name no place; the limits bound the work that a text can cause. */
const MOST_CHARACTERS = 400;
const MOST_PARTS = 8;
const MOST_SPELLINGS = 5;
/** "Springfield Illinois" has one word at its end, "Auckland New Zealand" two, "... United Arab Emirates" three. */
const MOST_WORDS_OF_AREA = 3;

/**
 * The ways in which a text can be read, the likeliest first: at its commas; with a comma that belongs to
 * the country's name ("Taiwan, Province of China"); without what stands in parentheses; either side of a
 * slash; without the word City; and, where it has no comma, with its last words as what it lies in.
 */
export function readingsOf(location: string): LocationText[] {
  if (location.length > MOST_CHARACTERS) return [];
  const parts = splitLocation(location)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const [name, ...within] = parts;
  if (name === undefined || parts.length > MOST_PARTS) return [];

  const scopes = within.length > 1 ? [within, withoutLastComma(within)] : [within];
  const readings = spellingsOf(name).flatMap((spelling) =>
    scopes.map((scope) => ({ name: spelling, within: scope })),
  );
  return within.length > 0 ? readings : [...readings, ...atSpaces(name)];
}

function spellingsOf(name: string): string[] {
  const withoutParentheses = name.replace(/\([^()]*\)/g, " ");
  const withoutCity = name.replace(/^city of | city$/i, "");
  const all = [name, withoutParentheses, ...withoutParentheses.split("/"), withoutCity];
  const spellings = new Set(all.map((spelling) => spelling.trim()).filter((spelling) => spelling !== ""));
  return [...spellings].slice(0, MOST_SPELLINGS);
}

function withoutLastComma(within: readonly string[]): string[] {
  return [...within.slice(0, -2), within.slice(-2).join(" ")];
}

function atSpaces(text: string): LocationText[] {
  const words = text.split(/\s+/);
  const readings: LocationText[] = [];
  for (let count = Math.min(MOST_WORDS_OF_AREA, words.length - 1); count > 0; count--) {
    readings.push({ name: words.slice(0, -count).join(" "), within: [words.slice(-count).join(" ")] });
  }
  return readings;
}
