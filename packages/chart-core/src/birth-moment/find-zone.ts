import tzLookup from "tz-lookup";
import { type Coordinates, checkCoordinates } from "../coordinates.js";
import { ZONE_BOXES } from "./zone-boxes.js";

/**
 * Finds the IANA name of the time zone of a place, from a small map that is part of the package.
 *
 * Near a border the result may be the zone of a neighbour (see docs/accuracy.md for its differences from exact
 * outlines). At sea it may be a zone such as `Etc/GMT+3`.
 *
 * @throws ChartInputError `INVALID_LATITUDE` or `INVALID_LONGITUDE`.
 *
 * @example
 * findZone({ lat: 52.37, lng: 4.9 }); // "Europe/Amsterdam"
 */
export function findZone(coords: Coordinates): string {
  const { lat, lng } = checkCoordinates(coords);
  const box = ZONE_BOXES.find(
    ([, south, north, west, east]) => south <= lat && lat <= north && west <= lng && lng <= east,
  );
  return box?.[0] ?? tzLookup(lat, lng);
}
