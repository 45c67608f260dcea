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
/** An id ten times as high is a place about ten times smaller, as sizes of cities are distributed. */
const OTHER_NAME_FACTOR = 10;

/** Queries of a search, prepared once for a gazetteer. */
export interface PlaceSearch {
  /** Reads the largest places of a name. */
  named(key: string, limit: number): readonly NamedPlace[];
  /** Reads the best places whose names begin with a key. */
  beginning(key: string, limit: number): readonly NamedPlace[];
  areasBeginning(key: string): readonly Area[];
}

const searches = new WeakMap<Gazetteer, PlaceSearch>();

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

/** Returns a text after all that begin with the key. */
function endOf(key: string): string {
  return `${key}\u{10ffff}`;
}
