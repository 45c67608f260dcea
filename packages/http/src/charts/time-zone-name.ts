import { timeZones } from "chart-core/birth-moment";

let namesByLowerCase: ReadonlyMap<string, string> | undefined;

/** Returns the spelling of the zone table for the name of a time zone in any case; undefined for other texts. */
export function timeZoneNamed(text: string): string | undefined {
  return names().get(lowerCase(text));
}

/** Maximum number of names that a message suggests. */
const SUGGESTIONS = 3;
/** Length of the longest text that gets suggestions; the longest name has 32 characters. */
const MAX_LENGTH = 40;

/** Returns up to three names of time zones whose spelling is similar to a text, the most similar first. */
export function similarTimeZones(text: string): readonly string[] {
  const wanted = letters(text);
  if (wanted === "" || text.length > MAX_LENGTH) return [];
  const most = Math.min(3, Math.floor(wanted.length / 3));
  const similar: { readonly name: string; readonly edits: number }[] = [];
  for (const { name, spellings } of candidates()) {
    const edits = Math.min(...spellings.map((spelling) => editsBetween(wanted, spelling, most)));
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
  /** The name, and its part after the last slash. */
  readonly spellings: readonly string[];
}

let allCandidates: readonly Candidate[] | undefined;

/** Lists the names that may be suggested. The signs of zones such as `Etc/GMT+2` are the opposite of what people expect. */
function candidates(): readonly Candidate[] {
  allCandidates ??= timeZones()
    .filter((name) => !/GMT[+-]?\d/.test(name))
    .map((name) => ({ name, spellings: [letters(name), letters(name.slice(name.lastIndexOf("/") + 1))] }));
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

/** Counts the insertions, deletions and replacements between two texts; stops above `most`, with any larger number. */
function editsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    if (Math.min(...next) > most) return most + 1;
    row = next;
  }
  return row[b.length] as number;
}
