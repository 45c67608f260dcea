import type { Coordinates } from "chart-core";
import { find, setCache } from "geo-tz/all";
import tzLookup from "tz-lookup";
import { LruCache } from "../lib/lru-cache.js";

/** The IANA name of the time zone of a place. */
export type FindZone = (coords: Coordinates) => string;

/** Outlines that stay decoded: some 100 MB, and 0.1 ms a look-up on average; 1000 would be 280 MB and half of that. */
const CACHED_OUTLINES = 300;

/** Places whose zones are remembered, to the last digit of their coordinates: some 2 MB. */
const REMEMBERED_PLACES = 10_000;

const knownZones = new LruCache<string, string>(REMEMBERED_PLACES);

/** The map ends this far from the poles and the 180th meridian; a place nearer to them is moved here. */
const MAP_EDGE_LAT = 89.9999;
const MAP_EDGE_LNG = 179.9999;

/** Places near borders, whose look-ups load the index, read outlines and make the engine compile all of it. */
const WARM_UP: readonly Coordinates[] = [
  { lat: 47.56, lng: 7.59 },
  { lat: 43.08, lng: -79.07 },
  { lat: 28.65, lng: 77.23 },
];

setCache({ store: new LruCache<string, object>(CACHED_OUTLINES) });

/**
 * Finds the zone in outlines that hold the whole history of zones (geo-tz `all`, from OpenStreetMap): the
 * first where two are in use, `Etc/GMT+-n` at sea. At the poles and the 180th meridian themselves, which
 * that map does not have, tz-lookup answers.
 */
export const findZone: FindZone = (coords) => {
  const place = `${coords.lat},${coords.lng}`;
  const known = knownZones.get(place);
  if (known !== undefined) return known;
  const zone = findInOutlines(coords);
  knownZones.set(place, zone);
  return zone;
};

function findInOutlines({ lat, lng }: Coordinates): string {
  if (Math.abs(lat) === 90 || Math.abs(lng) === 180) return tzLookup(lat, lng);
  const [zone] = find(clamp(lat, MAP_EDGE_LAT), clamp(lng, MAP_EDGE_LNG));
  return zone ?? tzLookup(lat, lng);
}

/** Does at start what the first look-ups would make a request wait for. */
export function warmUpZoneFinder(): void {
  for (const coords of WARM_UP) findZone(coords);
}

function clamp(value: number, limit: number): number {
  return Math.min(Math.max(value, -limit), limit);
}
