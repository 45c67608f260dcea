import { NAME_KINDS } from "../file/gazetteer-format.js";
import type { SqliteFile } from "../file/sqlite-file.js";
import { spellingHashes } from "../text/spelling.js";
import { BatchInsert } from "./batch-insert.js";

/** Smaller places are not found by a wrong spelling. */
const LEAST_POPULATION = 20_000;
/** Places at least this large are also found by a misspelled prefix of their name. */
const LEAST_POPULATION_OF_PREFIX = 100_000;
const SHORTEST = 5;
/** True for short forms, such as "Frankfurt" for "Frankfurt am Main". */
const IS_SHORT_FORM = "lower(places.name) like key || ' %'";

/** Writes the names of larger places with the hashes that find them by a wrong spelling. */
export function writeSpellings(database: SqliteFile): void {
  database.exec(`
    create table spelled (id integer primary key, key text not null, place integer not null);
    create table spellings (
      hash integer not null, spelled integer not null, primary key (hash, spelled)
    ) without rowid;
    insert into spelled (key, place)
      select key, place from names cross join places on places.id = names.place
      where population >= ${LEAST_POPULATION} and length(key) >= ${SHORTEST} and (kind = ${NAME_KINDS.own} or ${IS_SHORT_FORM})
      order by place, key;
  `);
  const found = database
    .prepare(
      `select json_group_array(json_array(spelled.id, key, population)) as found
       from spelled join places on places.id = place`,
    )
    .get([]) as { found: string };
  const spellings = new BatchInsert<[hash: number, spelled: number]>(
    database,
    "insert or ignore into spellings select value->>0, value->>1 from json_each(?)",
  );
  const rows: readonly (readonly [id: number, key: string, population: number])[] = JSON.parse(found.found);
  for (const [id, key, population] of rows) {
    const shortest = population >= LEAST_POPULATION_OF_PREFIX ? SHORTEST : key.length;
    const hashes = new Set<number>();
    for (let length = shortest; length <= key.length; length++) {
      for (const hash of spellingHashes(key.slice(0, length))) hashes.add(hash);
    }
    for (const hash of hashes) spellings.add([hash, id]);
  }
  spellings.flush();
}
