import type { Coordinates } from "chart-core";
import * as v from "valibot";
import { type FieldsSchema, parseFields } from "../../api/endpoint/parse-fields.js";
import { birthtimeField } from "../../api/endpoint/request-fields.js";
import type { ChosenDisambiguation, KnownPlace, LocalBirth } from "../../charts/birth-data.js";
import { Failure } from "../../errors/failure.js";
import { birthdateField } from "./birthdate-field.js";
import { DISAMBIGUATION_FIELDS, timeZoneField } from "./clock-fields.js";

/** Request body of POST /v2/charts/coordinates. */
interface CoordinatesRequest {
  readonly birthdate: string;
  readonly birthtime: string;
  readonly lat: number;
  readonly lng: number;
  readonly timeZone?: string | undefined;
  readonly disambiguation?: ChosenDisambiguation | undefined;
}

export const COORDINATE_FIELDS: Readonly<Record<"lat" | "lng", v.GenericSchema<number>>> = {
  lat: v.pipe(
    v.number(),
    v.minValue(-90),
    v.maxValue(90),
    v.metadata({
      description: "Latitude of the birthplace in degrees; positive north of the equator.",
      examples: [52.37],
    }),
  ),
  lng: v.pipe(
    v.number(),
    v.minValue(-180),
    v.maxValue(180),
    v.metadata({
      description: "Longitude of the birthplace in degrees; positive east of Greenwich.",
      examples: [4.89],
    }),
  ),
};

/** Schema of a time zone beside coordinates. */
export const PLACE_ZONE_FIELDS: { readonly timeZone: v.GenericSchema<string | undefined> } = {
  timeZone: v.optional(timeZoneField(" Without it, the coordinates decide.")),
};

export const CoordinatesRequestSchema: FieldsSchema<CoordinatesRequest> = v.object({
  birthdate: birthdateField,
  birthtime: birthtimeField,
  ...COORDINATE_FIELDS,
  ...PLACE_ZONE_FIELDS,
  ...DISAMBIGUATION_FIELDS,
});

/** Returns the birth data of a request body, or the failure of the first invalid field. */
export function parseCoordinatesRequest(body: object): LocalBirth | Failure {
  const fields = parseFields(CoordinatesRequestSchema, body);
  if (fields instanceof Failure) return fields;
  const { birthdate, birthtime, disambiguation } = fields;
  return { date: birthdate, time: birthtime, place: placeAt(fields), disambiguation };
}

/** Returns the place of a request. The meridian of 180 degrees has two names, and one time zone. */
export function placeAt({
  lat,
  lng,
  timeZone,
}: Coordinates & { readonly timeZone?: string | undefined }): KnownPlace {
  const coords = { lat, lng: lng === -180 ? 180 : lng };
  return timeZone === undefined ? { coords } : { coords, zone: timeZone };
}
