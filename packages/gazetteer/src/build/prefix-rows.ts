import { NAME_MARKS } from "../file/gazetteer-format.js";
import { pickerRank } from "../find/rank.js";
import { LONGEST_PREFIX, MOST_SCANNED_NAMES, SHORTEST_PREFIX } from "../search/prefix-limits.js";
import { byKey, markedPlace, type NameRow, type NumberedPlace, type Row } from "./rows.js";

/** Number of places kept for a prefix: the maximum that a search returns. */
const KEPT = 20;

interface Best {
  readonly place: number;
  readonly isOwn: boolean;
  readonly rank: number;
}

interface Group {
  readonly prefix: string;
  names: number;
  /** The highest-ranked places so far, the highest first. */
  readonly best: Best[];
}

/** Lists the highest-ranked places of each prefix that more names share than a search may read. */
export function prefixRows(names: readonly NameRow[], places: readonly NumberedPlace[]): readonly Row[] {
  const rows: Row[] = [];
  const ranks = places.map(({ population, isCapital, otherNameCount }) => {
    const place = { population, isCapital, otherNames: otherNameCount };
    return { byOwnName: pickerRank(place, true), byOtherName: pickerRank(place, false) };
  });
  const groups = new Map<number, Group>();
  const close = (group: Group | undefined) => {
    if (group === undefined || group.names <= MOST_SCANNED_NAMES) return;
    // A negative id marks a place whose matching name is in another language, or a former one.
    rows.push([group.prefix, group.best.map(({ place, isOwn }) => (isOwn ? place : -place)).join()]);
  };
  // Names are sorted by key, so the names of one prefix are adjacent.
  for (const [key, named] of names) {
    for (let length = SHORTEST_PREFIX; length <= LONGEST_PREFIX && length <= key.length; length++) {
      let group = groups.get(length);
      if (group === undefined || !key.startsWith(group.prefix)) {
        close(group);
        group = { prefix: key.slice(0, length), names: 0, best: [] };
        groups.set(length, group);
      }
      for (const { id, mark } of named.map(markedPlace)) {
        const isOwn = mark !== NAME_MARKS.other;
        const rank = ranks[id - 1]?.[isOwn ? "byOwnName" : "byOtherName"] ?? 0;
        group.names++;
        insertRanked(group.best, { place: id, isOwn, rank });
      }
    }
  }
  for (const group of groups.values()) close(group);
  return rows.sort(byKey);
}

function insertRanked(best: Best[], one: Best): void {
  const { place, rank } = one;
  const worst = best[KEPT - 1];
  if (worst !== undefined && worst.rank >= rank) return;
  const known = best.findIndex((other) => other.place === place);
  if (known >= 0) {
    if ((best[known]?.rank ?? 0) >= rank) return;
    best.splice(known, 1);
  }
  const index = best.findIndex((other) => other.rank < rank);
  best.splice(index < 0 ? best.length : index, 0, one);
  best.splice(KEPT);
}
