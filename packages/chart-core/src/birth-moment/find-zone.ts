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
    // Indexes instead of names: destructuring would take twice as long.
    (box) => box[1] <= lat && lat <= box[2] && box[3] <= lng && lng <= box[4],
  );
  return box?.[0] ?? tzLookup(lat, lng);
}
