import { AREA_RELATIONS, type Area, parseAreaCode } from "../file/area.js";
import type { Gazetteer } from "../file/gazetteer.js";
import { NAME_KINDS } from "../file/gazetteer-format.js";
import { LONGEST_PREFIX, MOST_SCANNED_NAMES } from "./prefix-limits.js";

const MOST_AREAS = 40;
/** Maximum number of cached beginnings of areas: most texts continue with the same few. */
const MAX_RECENT_AREAS = 500;
/** Factor on the id of a place found by another name. Ids rank places by population, and city sizes follow Zipf's law. */
const OTHER_NAME_FACTOR = 10;

/** The id of a place found by its own name, or that of its island; negative for a name in another language, or a former one. */
export type FoundId = number;

/**
 * The queries of a search, prepared once for each gazetteer. They return ids only: several queries find the same places,
 * and the largest places are cached.
 */
export interface PlaceSearch {
  /** Finds the largest places of exactly this name. */
  named(key: string, limit: number): readonly FoundId[];
  /** Finds the highest-ranked places whose names begin with a key. */
  beginning(key: string, limit: number): readonly FoundId[];
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
  const named = gazetteer.query<FoundId>(
    `select json_group_array(found) as found
     from (select iif(kind <> ${NAME_KINDS.other}, place, -place) as found from names where key = ? limit ?)`,
  );
  const listed = gazetteer.query<FoundId>(
    "select coalesce(max(places), '[]') as found from prefixes where prefix = ?",
  );
  const scanned = gazetteer.query<FoundId>(
    `select json_group_array(found) as found from (
       select iif(kind <> ${NAME_KINDS.other}, place, -place) as found from names where key >= ? and key < ? limit ${MOST_SCANNED_NAMES})`,
  );
  const areas = gazetteer.query<string>(
    `select json_group_array(code) as found
     from (select code from areas where key >= ? and key < ? and relation < ${AREA_RELATIONS.indexOf("former")} limit ${MOST_AREAS})`,
  );
  const recentAreas = new Map<string, readonly Area[]>();
  return {
    named,
    beginning: (key, limit) => {
      const ids = key.length <= LONGEST_PREFIX ? listed(key) : [];
      return (ids.length > 0 ? ids : largestFirst(scanned(key, endOf(key)))).slice(0, limit);
    },
    areasBeginning: (key) => {
      const recent = recentAreas.get(key);
      if (recent !== undefined) return recent;
      const found = areas(key, endOf(key)).map(parseAreaCode);
      if (recentAreas.size >= MAX_RECENT_AREAS) recentAreas.clear();
      recentAreas.set(key, found);
      return found;
    },
  };
}

/** Returns each place once, the likely largest first. A place found by its own name and another one counts by its own. */
function largestFirst(ids: readonly FoundId[]): readonly FoundId[] {
  const own = new Set(ids.filter((id) => id > 0));
  const others = new Set(ids.filter((id) => id < 0 && !own.has(-id)));
  return [...own, ...others].sort((one, other) => likelyRank(one) - likelyRank(other));
}

function likelyRank(id: FoundId): number {
  return id > 0 ? id : -id * OTHER_NAME_FACTOR;
}

/** Returns an upper bound of all texts that begin with the key. */
function endOf(key: string): string {
  return `${key}\u{10ffff}`;
}
