import { AreaPopulations } from "./area-populations.js";
import { BatchInsert } from "./batch-insert.js";
import { countriesByKey } from "./country-names.js";
import { citiesPath, dataVersions } from "./data-packages.js";
import { APPLICATION_ID, FORMAT } from "./gazetteer-format.js";
import { type GeonamesCity, readGeonamesCities } from "./geonames-city.js";
import { placeKeys } from "./place-key.js";
import { regionsByKey } from "./region-names.js";
import { createForFilling, type SqliteFile } from "./sqlite-file.js";

/** How many places there are, about: for the progress line. */
const EXPECTED_PLACES = 199_568;
const PROGRESS_EVERY = 20_000;

const TABLES = `
  create table about (data_versions text not null);
  create table places (
    id integer primary key, lat real not null, lng real not null, zone text not null,
    country text not null, admin1 text not null, admin2 text not null,
    population integer not null, is_capital integer not null, is_city_state integer not null
  );
  create table names (
    key text not null, place integer not null, is_own integer not null, primary key (key, place)
  ) without rowid;
  create table areas (
    key text not null, code text not null, population integer not null, primary key (key, code)
  ) without rowid;
`;

/**
 * Writes the whole gazetteer into a new SQLite file, which nobody else may open before it is complete.
 *
 * @param onProgress Told the share that is done, 0 to 1.
 */
export async function writeGazetteer(path: string, onProgress: (share: number) => void): Promise<void> {
  const database = createForFilling(path);
  try {
    database.pragma(`application_id = ${APPLICATION_ID}`);
    database.exec(TABLES);
    database.exec("begin");
    await fill(database, onProgress);
    database.prepare("insert into about values (?)").run([dataVersions()]);
    // Last, so that a file with this number is complete.
    database.pragma(`user_version = ${FORMAT}`);
    database.exec("commit");
  } finally {
    database.close();
  }
}

async function fill(database: SqliteFile, onProgress: (share: number) => void): Promise<void> {
  const countries = countriesByKey();
  const places = new BatchInsert<(string | number)[]>(
    database,
    `insert into places select value->>0, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6,
       value->>7, value->>8, value->>9 from json_each(?)`,
  );
  const names = new BatchInsert<[key: string, place: number, isOwn: number]>(
    database,
    "insert or ignore into names select value->>0, value->>1, value->>2 from json_each(?)",
  );
  const populations = new AreaPopulations();

  let count = 0;
  for await (const city of readGeonamesCities(citiesPath())) {
    const own = new Set([city.name, city.asciiName].flatMap(placeKeys));
    const others = new Set(city.otherNames.flatMap(placeKeys).filter((key) => !own.has(key)));
    for (const key of own) names.add([key, city.id, 1]);
    for (const key of others) names.add([key, city.id, 0]);
    const isCityState = city.isCapital && [...own].some((key) => countries.get(key)?.has(city.country));
    places.add(placeRow(city, isCityState));
    populations.count(city);
    if (++count % PROGRESS_EVERY === 0) onProgress(Math.min(count / EXPECTED_PLACES, 1));
  }
  places.flush();
  names.flush();

  const areas = new BatchInsert<[key: string, code: string, population: number]>(
    database,
    "insert into areas select value->>0, value->>1, value->>2 from json_each(?)",
  );
  const meanings = new Map<string, Set<string>>();
  for (const byKey of [countries, regionsByKey()]) {
    for (const [key, codes] of byKey) meanings.set(key, new Set([...(meanings.get(key) ?? []), ...codes]));
  }
  for (const [key, codes] of meanings) {
    for (const code of codes) areas.add([key, code, populations.of(code)]);
  }
  areas.flush();
}

function placeRow(city: GeonamesCity, isCityState: boolean): (string | number)[] {
  const { id, lat, lng, zone, country, admin1, admin2, population } = city;
  return [
    id,
    lat,
    lng,
    zone,
    country,
    admin1,
    admin2,
    population,
    Number(city.isCapital),
    Number(isCityState),
  ];
}
