import { LruCache } from "@chart/base";
import type { Coordinates } from "chart-core";
import { findZone as findZoneOnSmallMap } from "chart-core/birth-moment";
import { zoneOfOverlap } from "chart-gazetteer";
import { find, setCache } from "geo-tz/all";
import { OutlineCache } from "./outline-cache.js";

/** Returns the IANA name of a place's time zone. */
export type FindZone = (coords: Coordinates) => string;

/**
 * Number of zone outlines that stay decoded. 300 take about 100 MB, and a lookup takes 0.1 ms on average; 1000 would
 * take 280 MB for half of that time.
 */
const CACHED_OUTLINES = 300;

/** Number of places, by their exact coordinates, whose zones are cached: about 2 MB. */
const CACHED_PLACES = 10_000;

const zoneCache = new LruCache<string, string>(CACHED_PLACES);

/** Edge of the map, just before the pole. A place beyond it is moved here. */
const MAP_EDGE_LAT = 89.9999;
/** Edge of the map, just before the 180th meridian. */
const MAP_EDGE_LNG = 179.9999;

/** Places near borders. Their lookups load the index, decode outlines and let V8 compile all the code. */
const WARM_UP: readonly Coordinates[] = [
  { lat: 47.56, lng: 7.59 },
  { lat: 43.08, lng: -79.07 },
  { lat: 28.65, lng: 77.23 },
];

setCache({ store: new OutlineCache(CACHED_OUTLINES) });

/**
 * Finds the zone in outlines that distinguish every zone ever in use (geo-tz `all`, from OpenStreetMap). Where people use
 * two zones, {@link zoneOfOverlap} chooses one; at sea it returns a zone such as `Etc/GMT+3`. The poles and the 180th
 * meridian are not on that map, so chart-core's own finder finds their zone.
 */
export const findZone: FindZone = (coords) => {
  const place = `${coords.lat},${coords.lng}`;
  const cached = zoneCache.get(place);
  if (cached !== undefined) return cached;
  const zone = findInOutlines(coords);
  zoneCache.set(place, zone);
  return zone;
};

function findInOutlines(coords: Coordinates): string {
  const { lat, lng } = coords;
  if (Math.abs(lat) === 90 || Math.abs(lng) === 180) return findZoneOnSmallMap(coords);
  const zones = find(clamp(lat, MAP_EDGE_LAT), clamp(lng, MAP_EDGE_LNG));
  return zoneOfOverlap(zones) ?? findZoneOnSmallMap(coords);
}

/** Makes the first, slow lookups at start, so that no request has to wait for them. */
export function warmUpZoneFinder(): void {
  for (const coords of WARM_UP) findZone(coords);
}

function clamp(value: number, limit: number): number {
  return Math.min(Math.max(value, -limit), limit);
}
