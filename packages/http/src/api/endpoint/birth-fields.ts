import type { BirthData } from "../../charts/birth-data.js";

/** Parsed fields of a birth. Those that have names came later: absent ones leave no trace, so that old requests match. */
type Fields = readonly (string | number | Readonly<Record<string, string>>)[];

/** Lists the parsed fields of a birth: equal for all ways to write the same birth. */
export function fieldsOfBirth(birth: BirthData): Fields {
  if ("utc" in birth) return [{ utc: birth.utc.toISOString() }];
  const { date, time, place, disambiguation } = birth;
  return [date, time, ...fieldsOfPlace(place), ...(disambiguation === undefined ? [] : [{ disambiguation }])];
}

/** Lists the parsed fields of a place. */
export function fieldsOfPlace(place: BirthData["place"]): Fields {
  if ("location" in place) return [place.location];
  const { coords, zone } = place;
  return [
    ...(coords === undefined ? [] : [coords.lat, coords.lng]),
    ...(zone === undefined ? [] : [{ timeZone: zone }]),
  ];
}
