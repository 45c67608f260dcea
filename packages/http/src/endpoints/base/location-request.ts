import * as v from "valibot";
import { type FieldsSchema, parseFields } from "../../api/endpoint/parse-fields.js";
import { birthtimeField, locationField } from "../../api/endpoint/request-fields.js";
import type { ChosenDisambiguation, LocalBirth } from "../../charts/birth-data.js";
import { Failure } from "../../errors/failure.js";
import { birthdateField } from "./birthdate-field.js";
import { DISAMBIGUATION_FIELDS } from "./clock-fields.js";

/** Request body of POST /v2/charts and /v2/charts/simple. */
interface LocationRequest {
  readonly birthdate: string;
  readonly birthtime: string;
  readonly location: string;
  readonly disambiguation?: ChosenDisambiguation | undefined;
}

export const LOCATION_FIELDS: { readonly location: v.GenericSchema<string> } = {
  location: locationField({ minLength: 4, maxLength: 200 }),
};

export const LocationRequestSchema: FieldsSchema<LocationRequest> = v.object({
  birthdate: birthdateField,
  birthtime: birthtimeField,
  ...LOCATION_FIELDS,
  ...DISAMBIGUATION_FIELDS,
});

/** Returns the birth data of a request body, or the failure of the first invalid field. */
export function parseLocationRequest(body: object, geocodeKey: string): LocalBirth | Failure {
  const fields = parseFields(LocationRequestSchema, body);
  if (fields instanceof Failure) return fields;
  const { birthdate, birthtime, location, disambiguation } = fields;
  return { date: birthdate, time: birthtime, place: { location, geocodeKey }, disambiguation };
}
