import { AREA_RELATIONS } from "../file/area.js";
import {
  type DivisionFacts,
  type GazetteerFacts,
  HEAD,
  idKey,
  PLACE_FLAGS,
  type PlaceFacts,
  SECTIONS,
} from "../file/gazetteer-format.js";
import { LineFileWriter } from "../file/line-file-writer.js";
import { dataVersions } from "../sources/data-packages.js";
import { sourcePlaces } from "../sources/source-places.js";
import { placeKey } from "../text/place-key.js";
import { countryDisplayName } from "./country-display-names.js";
import { type AreaMeanings, addMeaning, countriesByKey } from "./country-names.js";
import { Divisions } from "./divisions.js";
import { idsByPopulation } from "./ids-by-population.js";
import { MEANT_PLACES } from "./meant-places.js";
import { prefixRows } from "./prefix-rows.js";
import { regionNames, regionsByKey } from "./region-names.js";
import { byKey, MARKS, markedPlace, type NameRow, type NumberedPlace, type Row } from "./rows.js";
import { spellingRows } from "./spelling-rows.js";
import { ThirdLevel } from "./third-level.js";

/** Approximate number of places, for the reported progress. */
const EXPECTED_PLACES = 230_000;
const PROGRESS_EVERY = 20_000;
/** Shares of the build's time after which the places are read, and the names are written. */
const PLACES_READ = 0.6;
const NAMES_WRITTEN = 0.8;

/**
 * Writes the gazetteer into a new file. No other process may open the file before it is complete.
 *
 * @param onProgress Receives the completed share, 0 to 1.
 */
export async function writeGazetteer(path: string, onProgress: (share: number) => void): Promise<void> {
  const file = new LineFileWriter(path, HEAD);
  try {
    await writeSections(file, onProgress);
  } finally {
    file.close();
  }
}

async function writeSections(file: LineFileWriter, onProgress: (share: number) => void): Promise<void> {
  const countries = countriesByKey();
  const { places, names } = await readPlaces(countries, onProgress);
  const zones = [...new Set(places.map(({ zone }) => zone))].sort();
  const zoneIndexes = new Map(zones.map((zone, index) => [zone, index]));
  const idOf = idsBySource(places);
  const divisions = new Divisions();
  for (const [index, place] of places.entries()) {
    // The people of a former city are those of the present one.
    if (place.presentCity === undefined) divisions.count(place, index + 1);
  }
  file.section(SECTIONS.places, placeRows(places, zoneIndexes, idOf));
  file.section(SECTIONS.names, namesAsRows(names));
  onProgress(NAMES_WRITTEN);
  file.section(SECTIONS.areas, areaRows(countries, divisions));
  file.section(SECTIONS.divisions, divisionRows(divisions, zoneIndexes));
  const { spelled, spellings } = spellingRows(names, places);
  file.section(SECTIONS.spelled, spelled);
  file.section(SECTIONS.spellings, spellings);
  file.section(SECTIONS.prefixes, prefixRows(names, places));
  const meant = MEANT_PLACES.map(([name, geonamesId]) => [placeKey(name), idOf(geonamesId)] as const);
  file.finish<GazetteerFacts>({ dataVersions: dataVersions(), zones, meant });
}

/** Reads the places in the order of their ids, the first of which is 1, and their names in the order of the keys. */
async function readPlaces(
  countries: ReadonlyMap<string, AreaMeanings>,
  onProgress: (share: number) => void,
): Promise<{ places: readonly NumberedPlace[]; names: readonly NameRow[] }> {
  const read: NumberedPlace[] = [];
  const byName = new Map<string, number[]>();
  const thirdLevel = new ThirdLevel();
  for await (const { ownKeys, islandKeys, otherKeys, otherNames, ...place } of sourcePlaces()) {
    const index = read.length;
    for (const [mark, keys] of [ownKeys, islandKeys, otherKeys].entries()) {
      for (const key of keys) {
        const marked = index * MARKS.length + mark;
        const known = byName.get(key);
        if (known === undefined) byName.set(key, [marked]);
        else known.push(marked);
      }
    }
    const isCountry = (key: string) => countries.get(key)?.get(place.country)?.relation === "own";
    read.push({
      ...place,
      admin3: thirdLevel.codeOf(place),
      isCityState: place.isCapital && [...ownKeys].some(isCountry),
      otherNameCount: otherNames.length,
    });
    if (read.length % PROGRESS_EVERY === 0)
      onProgress(Math.min(read.length / EXPECTED_PLACES, 1) * PLACES_READ);
  }
  const ids = idsByPopulation(read.map(({ population }) => population));
  const places: NumberedPlace[] = [];
  for (const [index, place] of read.entries()) places[(ids[index] as number) - 1] = place;
  const names = [...byName].sort(byKey);
  for (const [, marked] of names) {
    for (const [at, one] of marked.entries()) {
      const index = Math.floor(one / MARKS.length);
      marked[at] = (ids[index] as number) * MARKS.length + (one % MARKS.length);
    }
    marked.sort((one, other) => one - other);
  }
  return { places, names };
}

function* namesAsRows(names: readonly NameRow[]): Generator<Row> {
  for (const [key, marked] of names) {
    const places = marked.map(markedPlace).map(({ id, mark }) => `${mark}${id}`);
    yield [key, places.join()];
  }
}

/** Returns a function from GeoNames' id of a place to its id in the file. */
function idsBySource(places: readonly NumberedPlace[]): (sourceId: number) => number {
  const ids = new Map(places.map(({ id }, index) => [id, index + 1]));
  return (sourceId) => {
    const id = ids.get(sourceId);
    if (id === undefined) throw new Error(`the sources lack the place ${sourceId}`);
    return id;
  };
}

function* placeRows(
  places: readonly NumberedPlace[],
  zoneIndexes: ReadonlyMap<string, number>,
  idOf: (sourceId: number) => number,
): Generator<Row> {
  for (const [index, place] of places.entries()) {
    const { name, lat, lng, zone, country, admin1, admin2, admin3, population } = place;
    const flags =
      (place.isCapital ? PLACE_FLAGS.capital : 0) |
      (place.isCityState ? PLACE_FLAGS.cityState : 0) |
      (place.isSeat ? PLACE_FLAGS.seat : 0);
    const facts: PlaceFacts = [
      ...([name, lat, lng, zoneIndexes.get(zone) as number] as const),
      ...([country, admin1, admin2, admin3, population, flags, place.otherNameCount] as const),
      ...(place.presentCity === undefined ? ([] as const) : ([idOf(place.presentCity)] as const)),
    ];
    yield [idKey(index + 1), JSON.stringify(facts)];
  }
}

function divisionRows(divisions: Divisions, zoneIndexes: ReadonlyMap<string, number>): readonly Row[] {
  const regions = regionNames();
  const nameOf = (code: string) =>
    code.includes(".") ? (regions.get(code) ?? "") : countryDisplayName(code);
  return divisions
    .all()
    .map(({ code, population, zone, largest }): Row => {
      const index = zone === undefined ? null : (zoneIndexes.get(zone) as number);
      const facts: DivisionFacts = [nameOf(code), population, index, largest];
      return [code, JSON.stringify(facts)];
    })
    .sort(byKey);
}

/** Lists the names of countries and divisions. Those without places are left out. */
function areaRows(countries: ReadonlyMap<string, AreaMeanings>, divisions: Divisions): readonly Row[] {
  const meanings = new Map([...countries].map(([key, byCode]) => [key, new Map(byCode)]));
  for (const [key, regions] of regionsByKey()) {
    const byCode: AreaMeanings = meanings.get(key) ?? new Map();
    for (const [code, meaning] of regions) addMeaning(byCode, code, meaning);
    meanings.set(key, byCode);
  }
  return [...meanings]
    .map(([key, byCode]): Row => {
      const areas = [...byCode].filter(([code]) => divisions.has(code)).sort(byKey);
      const texts = areas.map(
        ([code, { relation, isOwnName }]) =>
          `${code}/${AREA_RELATIONS.indexOf(relation)}/${Number(isOwnName)}`,
      );
      return [key, texts.join()];
    })
    .filter(([, areas]) => areas !== "")
    .sort(byKey);
}
