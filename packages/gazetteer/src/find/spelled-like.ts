import type { Gazetteer } from "../file/gazetteer.js";
import { type CompareOptions, editDistance } from "../text/edit-distance.js";
import { spellingHashes } from "../text/spelling.js";

/** A name of a larger place that resembles a misspelled one. */
export interface SpelledName {
  readonly key: string;
  readonly place: number;
  /** Number of letters left out, added, changed or swapped. */
  readonly edits: number;
}

/** Maximum number of names to compare, the largest places first; bounds the time of a search. */
const MOST_NAMES = 40;

/** Finds names of larger places within a number of edits of a key, the closest first. */
export function spelledLike(
  gazetteer: Gazetteer,
  key: string,
  options: CompareOptions & { readonly mostEdits: number },
): readonly SpelledName[] {
  return gazetteer
    .spelledWith(spellingHashes(key), MOST_NAMES)
    .map((name) => ({ ...name, edits: editDistance(key, name.key, options) }))
    .filter(({ edits }) => edits <= options.mostEdits)
    .toSorted((one, other) => one.edits - other.edits || one.place - other.place);
}
