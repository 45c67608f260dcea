import { type Area, parseAreaCode } from "./area.js";
import { openReadOnly, type SqliteFile, type SqliteFileStatement } from "./sqlite-file.js";

/** A place that bears a name that was asked for. */
export interface NamedPlace extends Area {
  readonly lat: number;
  readonly lng: number;
  readonly zone: string;
  /** 0 where it is not known. */
  readonly population: number;
  readonly isCapital: boolean;
  /** Whether it is a capital of the same name as its country. */
  readonly isCityState: boolean;
  /** Whether the name is its own, rather than one in another language or a former one. */
  readonly isOwnName: boolean;
}

/** A country or division that bears a name that was asked for. */
export interface NamedArea extends Area {
  readonly population: number;
}

/** Maximum number of area names kept in memory: the countries, states and provinces that most texts name. */
const MAX_RECENT_AREAS = 1000;

/** The tables of places and areas, read by the keys of their names. Synchronous: a look-up takes microseconds. */
export class Gazetteer {
  readonly #database: SqliteFile;
  readonly #places: SqliteFileStatement;
  readonly #areas: SqliteFileStatement;
  readonly #recentAreas = new Map<string, readonly NamedArea[]>();

  /** @param path A gazetteer that {@link prepareGazetteer} made. */
  constructor(path: string) {
    this.#database = openReadOnly(path);
    // One row of JSON: the driver takes far longer for each row than SQLite for a hundred places.
    this.#places = this.#database.prepare(
      `select json_group_array(json_array(
         lat, lng, zone, country, admin1, admin2, population, is_capital, is_city_state, is_own)) as found
       from names join places on places.id = names.place where key = ?`,
    );
    this.#areas = this.#database.prepare(
      "select json_group_array(json_array(code, population)) as found from areas where key = ?",
    );
  }

  placesNamed(key: string): readonly NamedPlace[] {
    return found<PlaceRow>(this.#places, key).map(
      ([lat, lng, zone, country, admin1, admin2, population, isCapital, isCityState, isOwnName]) => ({
        ...{ lat, lng, zone, country, admin1, admin2, population },
        ...{ isCapital: isCapital === 1, isCityState: isCityState === 1, isOwnName: isOwnName === 1 },
      }),
    );
  }

  areasNamed(key: string): readonly NamedArea[] {
    const recent = this.#recentAreas.get(key);
    if (recent !== undefined) return recent;
    const areas = found<AreaRow>(this.#areas, key).map(([code, population]) => ({
      ...parseAreaCode(code),
      population,
    }));
    // Names of countries and states recur. Texts that name no area are not kept.
    if (areas.length > 0) {
      if (this.#recentAreas.size >= MAX_RECENT_AREAS) this.#recentAreas.clear();
      this.#recentAreas.set(key, areas);
    }
    return areas;
  }

  /** Every zone that a place of the gazetteer has. */
  zones(): readonly string[] {
    const rows = this.#database.prepare("select distinct zone from places order by zone").all();
    return (rows as { zone: string }[]).map(({ zone }) => zone);
  }

  close(): void {
    this.#database.close();
  }
}

type Flag = 0 | 1;
type PlaceRow = readonly [
  ...[lat: number, lng: number, zone: string, country: string, admin1: string, admin2: string],
  ...[population: number, isCapital: Flag, isCityState: Flag, isOwnName: Flag],
];
type AreaRow = readonly [code: string, population: number];

function found<Row>(statement: SqliteFileStatement, key: string): readonly Row[] {
  const { found } = statement.get([key]) as { found: string };
  return JSON.parse(found);
}
