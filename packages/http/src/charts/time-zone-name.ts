import { timeZones } from "chart-core/birth-moment";

let namesByLowerCase: ReadonlyMap<string, string> | undefined;

/** Returns the spelling of the zone table for the name of a time zone in any case; undefined for other texts. */
export function timeZoneNamed(text: string): string | undefined {
  return names().get(lowerCase(text));
}

/** Maximum number of names that a message suggests. */
const SUGGESTIONS = 3;
/** Shorter texts must be a city's name exactly: an abbreviation such as PST is like those of zones with other clocks. */
const MIN_SIMILAR_LETTERS = 6;
/** Length of the longest text that gets suggestions; the longest name has 32 characters. */
const MAX_LENGTH = 40;

/** Returns up to three names of time zones whose spelling is similar to a text, the most similar first. */
export function similarTimeZones(text: string): readonly string[] {
  if (text.length > MAX_LENGTH) return [];
  const wanted = letters(text);
  if (wanted === "") return [];
  const most = wanted.length < MIN_SIMILAR_LETTERS ? 0 : Math.min(3, Math.floor(wanted.length / 3));
  const similar: { readonly name: string; readonly edits: number }[] = [];
  for (const { name, whole, city } of candidates()) {
    const edits = Math.min(editsBetween(wanted, whole, most), editsBetween(wanted, city, most));
    if (edits <= most) similar.push({ name, edits });
  }
  return similar
    .sort((a, b) => a.edits - b.edits)
    .slice(0, SUGGESTIONS)
    .map(({ name }) => name);
}

function names(): ReadonlyMap<string, string> {
  namesByLowerCase ??= new Map(timeZones().map((name) => [lowerCase(name), name]));
  return namesByLowerCase;
}

interface Candidate {
  readonly name: string;
  /** Letters of the name. */
  readonly whole: string;
  /** Letters after the last slash. */
  readonly city: string;
}

let allCandidates: readonly Candidate[] | undefined;

/** Lists the names that may be suggested. The signs of zones such as `Etc/GMT+2` are the opposite of what people expect. */
function candidates(): readonly Candidate[] {
  allCandidates ??= timeZones()
    .filter((name) => !/GMT[+-]?\d/.test(name))
    .map((name) => ({ name, whole: letters(name), city: letters(name.slice(name.lastIndexOf("/") + 1)) }));
  return allCandidates;
}

/** Changes the case of ASCII letters alone: other letters are in no name, and some become one. */
function lowerCase(text: string): string {
  return text.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase());
}

/** Drops everything but letters and digits: people write "new york" and "New_York". */
function letters(text: string): string {
  return lowerCase(text).replace(/[^a-z0-9]/g, "");
}

/** Two rows of counts, which the next call overwrites. No text that is compared is longer. */
const ROWS: readonly [Uint8Array, Uint8Array] = [
  new Uint8Array(MAX_LENGTH + 2),
  new Uint8Array(MAX_LENGTH + 2),
];

/**
 * Counts the insertions, deletions and replacements between two texts; stops above `most`, with any larger number. Only
 * cells near the diagonal can lead to few edits, so the others are left out: a batch may ask for 500 suggestions.
 */
function editsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  if (most === 0) return a === b ? 0 : 1;
  let [before, row] = ROWS;
  for (let j = 0; j <= b.length; j++) before[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const first = Math.max(1, i - most);
    const last = Math.min(b.length, i + most);
    let least = first === 1 ? i : most + 1;
    row[first - 1] = least;
    for (let j = first; j <= last; j++) {
      const replaced = before[j - 1]! + (a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1);
      const edits = Math.min(replaced, before[j]! + 1, row[j - 1]! + 1);
      row[j] = edits;
      if (edits < least) least = edits;
    }
    if (least > most) return most + 1;
    if (last < b.length) row[last + 1] = most + 1;
    [before, row] = [row, before];
  }
  return before[b.length]!;
}
