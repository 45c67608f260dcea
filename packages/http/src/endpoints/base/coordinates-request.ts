import type { Coordinates } from "chart-core";
import * as v from "valibot";
import { type FieldsSchema, parseFields } from "../../api/endpoint/parse-fields.js";
import { birthtimeField } from "../../api/endpoint/request-fields.js";
import type { BirthData } from "../../charts/birth-data.js";
import { Failure } from "../../errors/failure.js";
import { birthdateField } from "./birthdate-field.js";

/** Request body of POST /v2/charts/coordinates. */
interface CoordinatesRequest {
  readonly birthdate: string;
  readonly birthtime: string;
  readonly lat: number;
  readonly lng: number;
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

export const CoordinatesRequestSchema: FieldsSchema<CoordinatesRequest> = v.object({
  birthdate: birthdateField,
  birthtime: birthtimeField,
  ...COORDINATE_FIELDS,
});

/** Returns the birth data of a request body, or the failure of the first invalid field. */
export function parseCoordinatesRequest(body: object): BirthData | Failure {
  const fields = parseFields(CoordinatesRequestSchema, body);
  if (fields instanceof Failure) return fields;
  return { date: fields.birthdate, time: fields.birthtime, place: { coords: coordinatesOf(fields) } };
}

/** Returns the coordinates of a request. The meridian of 180 degrees has two names, and one time zone. */
export function coordinatesOf({ lat, lng }: Coordinates): Coordinates {
  return { lat, lng: lng === -180 ? 180 : lng };
}
