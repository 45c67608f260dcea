import { hashKey, idKey, NAME_MARKS } from "../file/gazetteer-format.js";
import { spellingHashes } from "../text/spelling.js";
import { byKey, markedPlace, type NameRow, type NumberedPlace, type Row } from "./rows.js";

/** Smaller places are not found by a wrong spelling. */
const LEAST_POPULATION = 20_000;
/** Places at least this large are also found by a misspelled prefix of their name. */
const LEAST_POPULATION_OF_PREFIX = 100_000;
const SHORTEST = 5;

/** Lists the names of larger places, the largest first, and the hashes that find them by a wrong spelling. */
export function spellingRows(
  names: readonly NameRow[],
  places: readonly NumberedPlace[],
): { readonly spelled: readonly Row[]; readonly spellings: readonly Row[] } {
  const known = names.flatMap(([key, named]) => {
    if (key.length < SHORTEST) return [];
    return named
      .map(markedPlace)
      .map(({ id, mark }) => ({ key, id, mark, place: places[id - 1] as NumberedPlace }))
      .filter(({ place: { population } }) => population >= LEAST_POPULATION)
      .filter(({ mark, place }) => mark === NAME_MARKS.own || isShortForm(key, place.name));
  });
  known.sort((one, other) => one.id - other.id);
  const byHash = new Map<number, number[]>();
  for (const [index, { key, place }] of known.entries()) {
    const shortest = place.population >= LEAST_POPULATION_OF_PREFIX ? SHORTEST : key.length;
    const hashes = new Set<number>();
    for (let length = shortest; length <= key.length; length++) {
      for (const hash of spellingHashes(key.slice(0, length))) hashes.add(hash);
    }
    for (const hash of hashes) {
      const found = byHash.get(hash);
      if (found === undefined) byHash.set(hash, [index]);
      else found.push(index);
    }
  }
  return {
    spelled: known.map(({ key, id }, index): Row => [idKey(index), `${key}\t${id}`]),
    spellings: [...byHash].map(([hash, indexes]): Row => [hashKey(hash), indexes.join()]).sort(byKey),
  };
}

/** True for short forms, such as "Frankfurt" for "Frankfurt am Main". */
function isShortForm(key: string, name: string): boolean {
  return name.toLowerCase().startsWith(`${key} `);
}
