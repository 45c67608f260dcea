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

type Row = readonly [key: string, place: number];
const queries = new WeakMap<Gazetteer, (hashes: string) => readonly Row[]>();

/** Finds names of larger places within a number of edits of a key, the closest first. */
export function spelledLike(
  gazetteer: Gazetteer,
  key: string,
  options: CompareOptions & { readonly mostEdits: number },
): readonly SpelledName[] {
  const query =
    queries.get(gazetteer) ??
    gazetteer.query<Row>(
      `select json_group_array(json_array(key, place)) as found from (
         select distinct spelled from json_each(?) join spellings on hash = value
         order by spelled limit ${MOST_NAMES}
       ) join spelled on spelled.id = spelled`,
    );
  queries.set(gazetteer, query);
  return query(JSON.stringify(spellingHashes(key)))
    .map(([name, place]) => ({ key: name, place, edits: editDistance(key, name, options) }))
    .filter(({ edits }) => edits <= options.mostEdits)
    .toSorted((one, other) => one.edits - other.edits || one.place - other.place);
}
