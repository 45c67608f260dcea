import type { ProcessEnvironment } from "./read-variable.js";
import { VARIABLES } from "./variables.js";

/** A variable of the environment that the service does not read, and the one that was probably meant. */
export interface NearName {
  readonly name: string;
  readonly known: string;
}

/** Letters of a name for each letter that may differ. Short names, such as HOST, are near to too many others. */
const LETTERS_PER_FAULT = 6;
const MAX_FAULTS = 2;
/** Letters that the beginning of a known name has at least. */
const MIN_BEGINNING = 6;

/**
 * Finds variables that are set and unknown, but whose names are nearly those of known ones: a slip of the keys
 * (SMPT_URL), other punctuation (LOGLEVEL), or its beginning (RATE_LIMIT_PER_MIN). Most names in an environment belong
 * to other programs, so that it rather misses a slip than reports one of them. Reads no values, except whether they are
 * empty, which counts as absent.
 */
export function nearKnownNames(environment: ProcessEnvironment): readonly NearName[] {
  return Object.entries(environment).flatMap(([name, value]) => {
    // Other characters could break the line in which the name is printed.
    if (!value || Object.hasOwn(VARIABLES, name) || !/^[\w.-]+$/.test(name)) return [];
    const known = misspelt(name) ?? shortened(name);
    return known === undefined ? [] : [{ name, known }];
  });
}

/** Formats the hint at one name, as one line. */
export function nearNameText({ name, known }: NearName): string {
  return `${name} is not a variable of the service; did you mean ${known}?`;
}

/** Returns the known name with the fewest other letters; undefined if all have too many. */
function misspelt(name: string): string | undefined {
  const letters = lettersOf(name);
  let nearest: string | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const known of Object.keys(VARIABLES)) {
    const meant = lettersOf(known);
    // Slips in the first letter are rare, and other programs' names that differ there are not, such as PGHOST.
    const isAlikeAtFirst = letters[0] === meant[0] || letters[1] === meant[0];
    const limit = Math.min(MAX_FAULTS, Math.floor(meant.length / LETTERS_PER_FAULT));
    if (limit === 0 || !isAlikeAtFirst) continue;
    const faults = countFaults(letters, meant);
    if (faults > limit || faults >= fewest) continue;
    fewest = faults;
    nearest = known;
  }
  return nearest;
}

/**
 * Returns the first known name that begins with a name of two words, or that the name continues within its last word,
 * as in NODE_ENVIRONMENT. A single word, such as SESSION, can be anything; so can further words after a known name.
 */
function shortened(name: string): string | undefined {
  const upper = name.toUpperCase();
  if (!/.[_.-]./.test(upper)) return undefined;
  return Object.keys(VARIABLES).find((known) => {
    if (known.startsWith(upper)) return upper.length >= MIN_BEGINNING;
    return (
      known.length >= MIN_BEGINNING && upper.startsWith(known) && /^[A-Z]+$/.test(upper.slice(known.length))
    );
  });
}

function lettersOf(name: string): string {
  return name.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
}

/** Counts the letters to add, leave out, replace or swap with the next one, to turn one text into the other. */
function countFaults(from: string, to: string): number {
  let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: to.length + 1 }, (_, n) => n)];
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const replaced = (last[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      let fewest = Math.min(replaced, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      if (isSwapped) fewest = Math.min(fewest, (beforeLast[j - 2] ?? 0) + 1);
      row.push(fewest);
    }
    [beforeLast, last] = [last, row];
  }
  return last[to.length] ?? 0;
}
