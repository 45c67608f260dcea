import { type Area, parseAreaCode } from "../file/area.js";
import {
  type Gazetteer,
  type NamedPlace,
  type NamedPlaceRow,
  namedPlaceOf,
  PLACE_COLUMNS,
} from "../file/gazetteer.js";
import { LONGEST_PREFIX, MOST_SCANNED_NAMES } from "./prefix-limits.js";

const MOST_AREAS = 40;
/** Factor on the id of a place found by another name. Ids rank places by population, and city sizes follow Zipf's law. */
const OTHER_NAME_FACTOR = 10;

/** The queries of a search, prepared once for each gazetteer. */
export interface PlaceSearch {
  /** Reads the largest places of exactly this name. */
  named(key: string, limit: number): readonly NamedPlace[];
  /** Reads the highest-ranked places whose names begin with a key. */
  beginning(key: string, limit: number): readonly NamedPlace[];
  /** Reads the countries and divisions whose names begin with a key. */
  areasBeginning(key: string): readonly Area[];
}

const searches = new WeakMap<Gazetteer, PlaceSearch>();

/** Returns the queries of a gazetteer; prepares them on the first call. */
export function placeSearchOf(gazetteer: Gazetteer): PlaceSearch {
  const known = searches.get(gazetteer);
  if (known !== undefined) return known;
  const search = prepareSearch(gazetteer);
  searches.set(gazetteer, search);
  return search;
}

function prepareSearch(gazetteer: Gazetteer): PlaceSearch {
  const placeQuery = (ids: string) =>
    gazetteer.query<NamedPlaceRow>(
      `select json_group_array(json_array(${PLACE_COLUMNS}, is_own)) as found from (${ids}) join places on places.id = place`,
    );
  const named = placeQuery("select place, is_own from names where key = ? limit ?");
  const listed = placeQuery(
    "select abs(value) as place, value > 0 as is_own from prefixes, json_each(places) where prefix = ? limit ?",
  );
  const scanned = placeQuery(
    `select place, max(is_own) as is_own
     from (select place, is_own from names where key >= ? and key < ? limit ${MOST_SCANNED_NAMES})
     group by place order by iif(max(is_own), place, place * ${OTHER_NAME_FACTOR}) limit ?`,
  );
  const areas = gazetteer.query<string>(
    `select json_group_array(code) as found
     from (select code from areas where key >= ? and key < ? and relation < 2 limit ${MOST_AREAS})`,
  );
  return {
    named: (key, limit) => named(key, limit).map(namedPlaceOf),
    beginning: (key, limit) => {
      const rows = key.length <= LONGEST_PREFIX ? listed(key, limit) : [];
      return (rows.length > 0 ? rows : scanned(key, endOf(key), limit)).map(namedPlaceOf);
    },
    areasBeginning: (key) => areas(key, endOf(key)).map(parseAreaCode),
  };
}

/** Returns an upper bound of all texts that begin with the key. */
function endOf(key: string): string {
  return `${key}\u{10ffff}`;
}
