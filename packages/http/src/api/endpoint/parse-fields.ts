import * as v from "valibot";
import { Failure, type FailureCode } from "../../errors/failure.js";

const FAILURE_OF_FIELD = {
  birthdate: "INVALID_BIRTHDATE",
  birthtime: "INVALID_BIRTHTIME",
  location: "INVALID_LOCATION",
  lat: "INVALID_LATITUDE",
  lng: "INVALID_LONGITUDE",
  timeZone: "INVALID_TIME_ZONE",
  utc: "INVALID_MOMENT",
  disambiguation: "INVALID_DISAMBIGUATION",
} as const satisfies Readonly<Record<string, FailureCode>>;

/** Schema of a request body. Its members are checked in their order, and the first invalid one is reported. */
export type FieldsSchema<Fields extends object> = v.GenericSchema<unknown, Fields>;

/** Returns the fields of a body, or the first one's failure: `otherField`, if it is not a field of a birth. */
export function parseFields<Fields extends object>(
  schema: FieldsSchema<Fields>,
  body: object,
  otherField: FailureCode = "INVALID_REQUEST_BODY",
): Fields | Failure {
  const parsed = v.safeParse(schema, body, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [field = ""] = v.getDotPath(parsed.issues[0])?.split(".") ?? [];
  const code = FAILURE_OF_FIELD[field as keyof typeof FAILURE_OF_FIELD] ?? otherField;
  return new Failure(code, { isMissing: !Object.hasOwn(body, field) });
}
