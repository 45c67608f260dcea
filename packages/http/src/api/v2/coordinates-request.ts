import * as v from "valibot";
import type { BirthData } from "../../charts/birth-data.js";
import { Failure } from "../../errors/failure.js";
import { type FieldsSchema, parseFields } from "../endpoint/parse-fields.js";
import { birthtimeField } from "../endpoint/request-fields.js";
import { birthdateField } from "./birthdate-field.js";

/** The body of POST /v2/charts/coordinates. */
interface CoordinatesRequest {
  readonly birthdate: string;
  readonly birthtime: string;
  readonly lat: number;
  readonly lng: number;
}

export const CoordinatesRequestSchema: FieldsSchema<CoordinatesRequest> = v.object({
  birthdate: birthdateField,
  birthtime: birthtimeField,
  lat: v.pipe(
    v.number(),
    v.minValue(-90),
    v.maxValue(90),
    v.metadata({ description: "Latitude of the birth place, degrees, north positive.", examples: [52.37] }),
  ),
  lng: v.pipe(
    v.number(),
    v.minValue(-180),
    v.maxValue(180),
    v.metadata({ description: "Longitude of the birth place, degrees, east positive.", examples: [4.89] }),
  ),
});

/** The birth data in a request's body, or the failure of the first field that breaks its rule. */
export function parseCoordinatesRequest(body: object): BirthData | Failure {
  const fields = parseFields(CoordinatesRequestSchema, body);
  if (fields instanceof Failure) return fields;
  const { birthdate, birthtime, lat, lng } = fields;
  return { date: birthdate, time: birthtime, place: { coords: { lat, lng } } };
}
