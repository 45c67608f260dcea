import { type Area, parseAreaCode } from "../file/area.js";
import type { Gazetteer, ListedName } from "../file/gazetteer.js";
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
  const recentAreas = new Map<string, readonly Area[]>();
  return {
    named: (key, limit) => gazetteer.listed(key).slice(0, limit).map(foundId),
    beginning: (key, limit) => {
      const listed = key.length <= LONGEST_PREFIX ? gazetteer.placesBeginning(key) : undefined;
      return (listed ?? largestFirst(scanned(gazetteer, key))).slice(0, limit);
    },
    areasBeginning: (key) => {
      const recent = recentAreas.get(key);
      if (recent !== undefined) return recent;
      const found: Area[] = [];
      for (const { code, relation } of gazetteer.areasBeginning(key)) {
        if (relation !== "former") found.push(parseAreaCode(code));
        if (found.length === MOST_AREAS) break;
      }
      if (recentAreas.size >= MAX_RECENT_AREAS) recentAreas.clear();
      recentAreas.set(key, found);
      return found;
    },
  };
}

function foundId({ id, isOwnName, isIsland }: ListedName["places"][number]): FoundId {
  return isOwnName || isIsland ? id : -id;
}

/** Lists the places of the first names that begin with a key. */
function scanned(gazetteer: Gazetteer, key: string): readonly FoundId[] {
  const found: FoundId[] = [];
  for (const { places } of gazetteer.namesBeginning(key)) {
    found.push(...places.map(foundId));
    if (found.length >= MOST_SCANNED_NAMES) break;
  }
  return found.slice(0, MOST_SCANNED_NAMES);
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
