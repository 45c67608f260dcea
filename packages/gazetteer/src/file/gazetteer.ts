import { AREA_RELATIONS, type Area, type AreaRelation, parseAreaCode } from "./area.js";
import { NAME_KINDS } from "./gazetteer-format.js";
import type { Place } from "./place.js";
import { openReadOnly, type SqliteFile, type SqliteFileStatement } from "./sqlite-file.js";

/** A place with the facts that decide which place a text means. */
export interface KnownPlace extends Area {
  /** Rank by population: 1 is the largest place. */
  readonly id: number;
  /** The name as GeoNames writes it. */
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  /** IANA name of the time zone. */
  readonly zone: string;
  /** 0 if unknown. */
  readonly population: number;
  readonly isCapital: boolean;
  /** True for a capital with the name of its country. */
  readonly isCityState: boolean;
  /** True for the seat of a first-level division. */
  readonly isSeat: boolean;
  /** Number of names in other languages; measures fame. */
  readonly otherNames: number;
  /** Id of the city that holds this former one now; undefined for a place of today. */
  readonly presentCity: number | undefined;
}

/** A place found by a name. */
export interface NamedPlace extends KnownPlace {
  /** False if that name is in another language, or a former one. */
  readonly isOwnName: boolean;
  /** True if the name is that of an island whose settlement this is. */
  readonly isIsland: boolean;
}

/** A country or division found by a name. */
export interface NamedArea extends Area {
  readonly relation: AreaRelation;
  /** True if the name is the area's present one in English, not a former or short one or one in another language. */
  readonly isOwnName: boolean;
  readonly population: number;
}

/** Facts of a country or division. */
export interface Division {
  /** Name in English. */
  readonly name: string;
  /** Sum of its places. */
  readonly population: number;
  /** Time zone of all its places; undefined if they have several. */
  readonly zone: string | undefined;
  /** Ids of its largest places. */
  readonly largest: readonly number[];
}

/** Maximum number of cached areas: enough for the countries, states and provinces that most texts name. */
const MAX_RECENT_AREAS = 2000;
/** Approximate maximum number of cached places, about 2 MB: searches find the largest ones again and again. */
const MAX_RECENT_PLACES = 5000;

/** Columns of a place, in the order of {@link PlaceRow}. */
const PLACE_COLUMNS = `places.id, name, lat, lng, zone, country, admin1, admin2, admin3, population, is_capital,
  is_city_state, is_seat, other_names, present_city`;

/** Reader of the gazetteer file: looks places and areas up by the keys of their names. Synchronous, as a lookup takes microseconds. */
export class Gazetteer {
  readonly #database: SqliteFile;
  readonly #named: SqliteFileStatement;
  readonly #byId: SqliteFileStatement;
  readonly #areas: SqliteFileStatement;
  readonly #division: SqliteFileStatement;
  readonly #meant: ReadonlyMap<string, number>;
  readonly #recentPlaces = new Map<number, KnownPlace>();
  readonly #recentAreas = new Map<string, readonly NamedArea[]>();
  readonly #recentDivisions = new Map<string, Division | undefined>();

  /** @param path A file that {@link prepareGazetteer} has prepared. */
  constructor(path: string) {
    this.#database = openReadOnly(path);
    const meant = this.#database.prepare("select key, place from meant").all([]);
    this.#meant = new Map((meant as { key: string; place: number }[]).map(({ key, place }) => [key, place]));
    // Each query returns one row of JSON: the driver's cost for a row exceeds SQLite's cost for a hundred places.
    this.#named = this.#database.prepare(
      `select json_group_array(json_array(${PLACE_COLUMNS}, kind)) as found
       from names join places on places.id = names.place where key = ?`,
    );
    this.#byId = this.#database.prepare(
      `select json_group_array(json_array(${PLACE_COLUMNS})) as found
       from json_each(?) join places on places.id = value`,
    );
    this.#areas = this.#database.prepare(
      `select json_group_array(json_array(areas.code, relation, is_own_name, divisions.population)) as found
       from areas join divisions on divisions.code = areas.code where key = ?`,
    );
    this.#division = this.#database.prepare(
      "select json_group_array(json_array(name, population, zone, largest)) as found from divisions where code = ?",
    );
  }

  /** Reads the places of one name, the largest first. */
  placesNamed(key: string): readonly NamedPlace[] {
    return read<NamedPlaceRow>(this.#named, key).map(namedPlaceOf);
  }

  /** Returns the id of the place that a reviewed name means; undefined for all other names, whose places are ranked. */
  meantBy(key: string): number | undefined {
    return this.#meant.get(key);
  }

  /** Reads places in the order of their ids. */
  placesOf(ids: readonly number[]): readonly KnownPlace[] {
    const places = new Map(ids.map((id) => [id, this.#recentPlaces.get(id)]));
    const unread = ids.filter((id) => places.get(id) === undefined);
    if (unread.length > 0) {
      if (this.#recentPlaces.size > MAX_RECENT_PLACES) this.#recentPlaces.clear();
      for (const row of read<PlaceRow>(this.#byId, JSON.stringify(unread))) {
        const place = placeOf(row);
        places.set(place.id, place);
        this.#recentPlaces.set(place.id, place);
      }
    }
    return [...places.values()].filter((place) => place !== undefined);
  }

  /** Reads the countries and divisions of one name. */
  areasNamed(key: string): readonly NamedArea[] {
    const recent = this.#recentAreas.get(key);
    if (recent !== undefined) return recent;
    const areas = read<AreaRow>(this.#areas, key).map(([code, relation, isOwnName, population]) => ({
      ...parseAreaCode(code),
      relation: AREA_RELATIONS[relation] ?? "own",
      isOwnName: isOwnName === 1,
      population,
    }));
    // Names of countries and states recur, so they are cached. Other texts would only fill the cache.
    if (areas.length > 0) {
      if (this.#recentAreas.size >= MAX_RECENT_AREAS) this.#recentAreas.clear();
      this.#recentAreas.set(key, areas);
    }
    return areas;
  }

  /**
   * Reads the facts of a country or division.
   *
   * @param code GeoNames' code, such as `NL`, `US.TX` or `US.TX.201`.
   */
  division(code: string): Division | undefined {
    if (this.#recentDivisions.has(code)) return this.#recentDivisions.get(code);
    const [row] = read<DivisionRow>(this.#division, code);
    const division = row && {
      name: row[0],
      population: row[1],
      zone: row[2] ?? undefined,
      largest: JSON.parse(row[3]) as number[],
    };
    if (this.#recentDivisions.size >= MAX_RECENT_AREAS) this.#recentDivisions.clear();
    this.#recentDivisions.set(code, division);
    return division;
  }

  /** Converts a place for a result, with the names of its country and region. A former city has those of today's. */
  show(place: KnownPlace): Place {
    const { lat, lng, zone, population } = place;
    const [present = place] = place.presentCity === undefined ? [] : this.placesOf([place.presentCity]);
    const { name, country, admin1 } = present;
    return {
      name,
      region: this.division(`${country}.${admin1}`)?.name ?? "",
      country: this.division(country)?.name ?? country,
      lat,
      lng,
      zone,
      population,
      ...(present !== place && { formerName: place.name }),
    };
  }

  /** Lists the time zones of all places. */
  zones(): readonly string[] {
    const rows = this.#database.prepare("select distinct zone from places order by zone").all();
    return (rows as { zone: string }[]).map(({ zone }) => zone);
  }

  /** Prepares a query that returns one row: a JSON array named `found`. */
  query<Row>(sql: string): (...values: (string | number)[]) => readonly Row[] {
    const statement = this.#database.prepare(sql);
    return (...values) => read<Row>(statement, ...values);
  }

  close(): void {
    this.#database.close();
  }
}

type Flag = 0 | 1;
type PlaceRow = readonly [
  ...[id: number, name: string, lat: number, lng: number, zone: string],
  ...[country: string, admin1: string, admin2: string, admin3: string, population: number],
  ...[isCapital: Flag, isCityState: Flag, isSeat: Flag, otherNames: number, presentCity: number | null],
];
type NamedPlaceRow = readonly [...PlaceRow, kind: number];

/** Adds to the place instead of spreading it, which takes longer than the rest. */
function namedPlaceOf(row: NamedPlaceRow): NamedPlace {
  const place = placeOf(row) as { -readonly [Fact in keyof NamedPlace]: NamedPlace[Fact] };
  place.isOwnName = row[15] === NAME_KINDS.own;
  place.isIsland = row[15] === NAME_KINDS.island;
  return place;
}

/** Reads columns by index: destructuring takes as long as the query of a cached page. */
function placeOf(row: PlaceRow | NamedPlaceRow): KnownPlace {
  return {
    id: row[0],
    name: row[1],
    lat: row[2],
    lng: row[3],
    zone: row[4],
    country: row[5],
    admin1: row[6],
    admin2: row[7],
    admin3: row[8],
    population: row[9],
    isCapital: row[10] === 1,
    isCityState: row[11] === 1,
    isSeat: row[12] === 1,
    otherNames: row[13],
    presentCity: row[14] ?? undefined,
  };
}

type AreaRow = readonly [code: string, relation: number, isOwnName: Flag, population: number];
type DivisionRow = readonly [name: string, population: number, zone: string | null, largest: string];

function read<Row>(statement: SqliteFileStatement, ...values: (string | number)[]): readonly Row[] {
  const { found } = statement.get(values) as { found: string };
  return JSON.parse(found);
}
