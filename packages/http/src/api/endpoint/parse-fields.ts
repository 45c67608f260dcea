import * as v from "valibot";
import { Failure, type FailureCode } from "../../errors/failure.js";

/** Every field of any request. */
export type Field = "birthdate" | "birthtime" | "location" | "lat" | "lng";

/** What is answered where a field breaks its rule. */
export const FAILURE_OF_FIELD: Readonly<Record<Field, FailureCode>> = {
  birthdate: "INVALID_BIRTHDATE",
  birthtime: "INVALID_BIRTHTIME",
  location: "INVALID_LOCATION",
  lat: "INVALID_LATITUDE",
  lng: "INVALID_LONGITUDE",
};

/** A schema of a request's body. Its members stand in the order in which failures are reported. */
export type FieldsSchema<Fields extends { readonly [Name in Field]?: unknown }> = v.GenericSchema<
  unknown,
  Fields
>;

/** The fields that a body holds, or the failure of the first that breaks its rule. */
export function parseFields<Fields extends { readonly [Name in Field]?: unknown }>(
  schema: FieldsSchema<Fields>,
  body: object,
): Fields | Failure {
  const parsed = v.safeParse(schema, body, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [field] = v.getDotPath(parsed.issues[0])?.split(".") ?? [];
  return new Failure(FAILURE_OF_FIELD[field as Field]);
}
