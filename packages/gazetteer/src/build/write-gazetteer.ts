import { AREA_RELATIONS } from "../file/area.js";
import { APPLICATION_ID, FORMAT, NAME_KINDS } from "../file/gazetteer-format.js";
import { createForFilling, type SqliteFile } from "../file/sqlite-file.js";
import { FORMER_CITIES } from "../sources/additional-places.js";
import { dataVersions } from "../sources/data-packages.js";
import { type SourcePlace, sourcePlaces, sourcePopulations } from "../sources/source-places.js";
import { placeKey } from "../text/place-key.js";
import { BatchInsert } from "./batch-insert.js";
import { countryDisplayName } from "./country-display-names.js";
import { type AreaMeanings, addMeaning, countriesByKey } from "./country-names.js";
import { Divisions } from "./divisions.js";
import { idsByPopulation } from "./ids-by-population.js";
import { MEANT_PLACES } from "./meant-places.js";
import { regionNames, regionsByKey } from "./region-names.js";
import { ThirdLevel } from "./third-level.js";
import { writePrefixes } from "./write-prefixes.js";
import { writeSpellings } from "./write-spellings.js";

/** Approximate number of places, for the reported progress. */
const EXPECTED_PLACES = 230_000;
const PROGRESS_EVERY = 20_000;
/** Share of the build's time spent on reading places; the rest goes to the tables for searches. */
const PLACES_SHARE = 0.7;
/** Share of the build that is done once the spellings are written. */
const SPELLINGS_DONE = 0.85;

const TABLES = `
  create table about (data_versions text not null);
  create table places (
    id integer primary key, name text not null, lat real not null, lng real not null, zone text not null,
    country text not null, admin1 text not null, admin2 text not null, admin3 text not null, population integer not null,
    is_capital integer not null, is_city_state integer not null, is_seat integer not null,
    other_names integer not null, present_city integer
  );
  create table names (
    key text not null, place integer not null, kind integer not null, primary key (key, place)
  ) without rowid;
  create table meant (key text primary key, place integer not null) without rowid;
  create table areas (
    key text not null, code text not null, relation integer not null, is_own_name integer not null,
    primary key (key, code)
  ) without rowid;
  create table divisions (
    code text primary key, name text not null, population integer not null, zone text, largest text not null
  ) without rowid;
`;

/**
 * Writes the gazetteer into a new SQLite file. No other process may open the file before it is complete.
 *
 * @param onProgress Receives the completed share, 0 to 1.
 */
export async function writeGazetteer(path: string, onProgress: (share: number) => void): Promise<void> {
  const database = createForFilling(path);
  try {
    database.pragma(`application_id = ${APPLICATION_ID}`);
    database.exec(TABLES);
    database.exec("begin");
    const countries = countriesByKey();
    const divisions = await writePlaces(database, countries, onProgress);
    onProgress(PLACES_SHARE);
    writeDivisions(database, divisions);
    writeAreas(database, countries);
    writeSpellings(database);
    onProgress(SPELLINGS_DONE);
    writePrefixes(database);
    database.prepare("insert into about values (?)").run([dataVersions()]);
    // Written last, so that a file with this version is complete.
    database.pragma(`user_version = ${FORMAT}`);
    database.exec("commit");
  } finally {
    database.close();
  }
}

async function writePlaces(
  database: SqliteFile,
  countries: ReadonlyMap<string, AreaMeanings>,
  onProgress: (share: number) => void,
): Promise<Divisions> {
  const places = new BatchInsert<(string | number | null)[]>(
    database,
    `insert into places select value->>0, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6,
       value->>7, value->>8, value->>9, value->>10, value->>11, value->>12, value->>13, value->>14 from json_each(?)`,
  );
  const names = new BatchInsert<[key: string, place: number, kind: number]>(
    database,
    "insert or ignore into names select value->>0, value->>1, value->>2 from json_each(?)",
  );
  const { ids, idOf } = await numberPlaces();
  const divisions = new Divisions();
  const thirdLevel = new ThirdLevel();
  let count = 0;
  for await (const place of sourcePlaces()) {
    const id = ids[count] ?? count + 1;
    const { country, isCapital, ownKeys, islandKeys, otherKeys, presentCity } = place;
    const admin3 = thirdLevel.codeOf(place);
    for (const key of ownKeys) names.add([key, id, NAME_KINDS.own]);
    for (const key of islandKeys) names.add([key, id, NAME_KINDS.island]);
    for (const key of otherKeys) names.add([key, id, NAME_KINDS.other]);
    const isCityState =
      isCapital && [...ownKeys].some((key) => countries.get(key)?.get(country)?.relation === "own");
    places.add(
      placeRow({ ...place, admin3 }, id, isCityState, presentCity === undefined ? null : idOf(presentCity)),
    );
    // The people of a former city are those of the present one.
    if (presentCity === undefined) divisions.count({ ...place, admin3 }, id);
    if (++count % PROGRESS_EVERY === 0) onProgress(Math.min(count / EXPECTED_PLACES, 1) * PLACES_SHARE);
  }
  places.flush();
  names.flush();
  const meant = database.prepare("insert into meant values (?, ?)");
  for (const [name, geonamesId] of MEANT_PLACES) meant.run([placeKey(name), idOf(geonamesId)]);
  return divisions;
}

/**
 * Numbers the places that have a population in a first pass, as their ids rank them all. The others follow in their
 * order.
 */
async function numberPlaces(): Promise<{ ids: readonly number[]; idOf: (sourceId: number) => number }> {
  const named = new Set([...MEANT_PLACES.map(([, id]) => id), ...FORMER_CITIES.map(({ near }) => near)]);
  const populations: number[] = [];
  const indexes = new Map<number, number>();
  for await (const { id, population } of sourcePopulations()) {
    if (named.has(id)) indexes.set(id, populations.length);
    populations.push(population);
  }
  const ids = idsByPopulation(populations);
  const idOf = (sourceId: number) => {
    const id = ids[indexes.get(sourceId) ?? -1];
    if (id === undefined) throw new Error(`the sources lack the place ${sourceId}`);
    return id;
  };
  return { ids, idOf };
}

function placeRow(
  place: SourcePlace,
  id: number,
  isCityState: boolean,
  presentCity: number | null,
): (string | number | null)[] {
  const { name, lat, lng, zone, country, admin1, admin2, admin3, population } = place;
  return [
    ...[id, name, lat, lng, zone, country, admin1, admin2, admin3, population],
    ...[place.isCapital, isCityState, place.isSeat].map(Number),
    ...[place.otherNames.length, presentCity],
  ];
}

function writeDivisions(database: SqliteFile, divisions: Divisions): void {
  const rows = new BatchInsert<(string | number | null)[]>(
    database,
    "insert into divisions select value->>0, value->>1, value->>2, value->>3, value->>4 from json_each(?)",
  );
  const regions = regionNames();
  const nameOf = (code: string) =>
    code.includes(".") ? (regions.get(code) ?? "") : countryDisplayName(code);
  for (const row of divisions.rows(nameOf)) rows.add(row);
  rows.flush();
}

/** Writes the names of countries and divisions. Those without places are never found, as queries join `divisions`. */
function writeAreas(database: SqliteFile, countries: ReadonlyMap<string, AreaMeanings>): void {
  const areas = new BatchInsert<[key: string, code: string, relation: number, isOwnName: number]>(
    database,
    "insert into areas select value->>0, value->>1, value->>2, value->>3 from json_each(?)",
  );
  const meanings = new Map([...countries].map(([key, byCode]) => [key, new Map(byCode)]));
  for (const [key, regions] of regionsByKey()) {
    const byCode: AreaMeanings = meanings.get(key) ?? new Map();
    for (const [code, meaning] of regions) addMeaning(byCode, code, meaning);
    meanings.set(key, byCode);
  }
  for (const [key, byCode] of meanings) {
    for (const [code, { relation, isOwnName }] of byCode)
      areas.add([key, code, AREA_RELATIONS.indexOf(relation), Number(isOwnName)]);
  }
  areas.flush();
}
