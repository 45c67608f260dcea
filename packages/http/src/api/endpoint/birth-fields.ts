import type { BirthData } from "../../charts/birth-data.js";

/** Lists the parsed fields of a birth: equal for all ways to write the same birth. */
export function fieldsOfBirth({ date, time, place }: BirthData): readonly (string | number)[] {
  return [date, time, ...fieldsOfPlace(place)];
}

/** Lists the parsed fields of a place. */
export function fieldsOfPlace(place: BirthData["place"]): readonly (string | number)[] {
  return "coords" in place ? [place.coords.lat, place.coords.lng] : [place.location];
}
