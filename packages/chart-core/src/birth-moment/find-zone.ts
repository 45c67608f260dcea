import tzLookup from "tz-lookup";
import { type Coordinates, checkCoordinates } from "../coordinates.js";
import { ZONE_BOXES } from "./zone-boxes.js";

/**
 * Finds the IANA name of the time zone of a place, from a small map that is part of the package.
 *
 * Near a border the result may be the zone of a neighbour (see docs/accuracy.md#zones-of-places for how
 * often). At sea it may be a zone such as `Etc/GMT+3`. Other maps can take its place: pass a function of the same form as
 * the option `findZone` of `resolveBirthMoment`.
 *
 * @param coords The place, in degrees: north and east are positive.
 *
 * @returns An IANA name, such as `Europe/Amsterdam`. `resolveBirthMoment` and `localTimeOf` take it as `zone`.
 *
 * @throws ChartInputError `INVALID_LATITUDE` or `INVALID_LONGITUDE`.
 *
 * @example
 * import { findZone } from "chart-core/birth-moment";
 *
 * console.log(findZone({ lat: 52.37, lng: 4.89 }));
 */
export function findZone(coords: Coordinates): string {
  const { lat, lng } = checkCoordinates(coords);
  const box = ZONE_BOXES.find(
    // Indexes instead of names: destructuring would take twice as long.
    (box) => box[1] <= lat && lat <= box[2] && box[3] <= lng && lng <= box[4],
  );
  return box?.[0] ?? tzLookup(lat, lng);
}
