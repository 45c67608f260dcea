import { NAME_KINDS } from "../file/gazetteer-format.js";
import type { SqliteFile } from "../file/sqlite-file.js";
import { pickerRank } from "../find/rank.js";
import { LONGEST_PREFIX, MOST_SCANNED_NAMES, SHORTEST_PREFIX } from "../search/prefix-limits.js";
import { BatchInsert } from "./batch-insert.js";

/** Number of places kept for a prefix: the maximum that a search returns. */
const KEPT = 20;
const CHUNK_ROWS = 20_000;

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

/** Writes the highest-ranked places of each prefix that more names share than a search may read. */
export function writePrefixes(database: SqliteFile): void {
  database.exec("create table prefixes (prefix text primary key, places text not null) without rowid");
  const prefixes = new BatchInsert<[prefix: string, places: string]>(
    database,
    "insert into prefixes select value->>0, value->>1 from json_each(?)",
  );
  const ranks = readRanks(database);
  const groups = new Map<number, Group>();
  const close = (group: Group | undefined) => {
    if (group === undefined || group.names <= MOST_SCANNED_NAMES) return;
    // A negative id marks a place whose matching name is in another language, or a former one.
    const places = group.best.map(({ place, isOwn }) => (isOwn ? place : -place));
    prefixes.add([group.prefix, JSON.stringify(places)]);
  };
  // Names are sorted by key, so the names of one prefix are adjacent.
  for (const [key, place, isOwn] of readNames(database)) {
    const rank = ranks[place]?.[isOwn] ?? 0;
    for (let length = SHORTEST_PREFIX; length <= LONGEST_PREFIX && length <= key.length; length++) {
      let group = groups.get(length);
      if (group === undefined || !key.startsWith(group.prefix)) {
        close(group);
        group = { prefix: key.slice(0, length), names: 0, best: [] };
        groups.set(length, group);
      }
      group.names++;
      insertRanked(group.best, { place, isOwn: isOwn === 1, rank });
    }
  }
  for (const group of groups.values()) close(group);
  prefixes.flush();
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

/** Reads the two ranks of each place, by another name and by its own. The index is the place's id. */
function readRanks(database: SqliteFile): readonly (readonly [byOtherName: number, byOwnName: number])[] {
  const statement = database.prepare(
    `select json_group_array(json_array(id, population, is_capital, other_names)) as found
     from (select * from places where id > ? order by id limit ${CHUNK_ROWS})`,
  );
  const ranks: [number, number][] = [[0, 0]];
  for (;;) {
    const { found } = statement.get([ranks.length - 1]) as { found: string };
    const rows: readonly (readonly [number, number, number, number])[] = JSON.parse(found);
    for (const [id, population, isCapital, otherNames] of rows) {
      const place = { population, isCapital: isCapital === 1, otherNames };
      ranks[id] = [pickerRank(place, false), pickerRank(place, true)];
    }
    if (rows.length < CHUNK_ROWS) return ranks;
  }
}

function* readNames(database: SqliteFile): Generator<readonly [key: string, place: number, isOwn: 0 | 1]> {
  const statement = database.prepare(
    `select json_group_array(json_array(key, place, kind <> ${NAME_KINDS.other})) as found
     from (select * from names where (key, place) > (?, ?) order by key, place limit ${CHUNK_ROWS})`,
  );
  let last: readonly [string, number] = ["", 0];
  for (;;) {
    const { found } = statement.get([...last]) as { found: string };
    const rows: readonly (readonly [string, number, 0 | 1])[] = JSON.parse(found);
    yield* rows;
    const [key, place] = rows.at(-1) ?? ["", 0];
    if (rows.length < CHUNK_ROWS) return;
    last = [key, place];
  }
}
