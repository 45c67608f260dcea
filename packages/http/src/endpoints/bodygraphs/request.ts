import * as v from "valibot";
import { type FieldsSchema, parseFields } from "../../api/endpoint/parse-fields.js";
import { birthtimeField, locationField, textField } from "../../api/endpoint/request-fields.js";
import type { BirthData } from "../../charts/birth-data.js";
import { Failure } from "../../errors/failure.js";
import { parseDayMonthYear } from "./day-month-year.js";

/** Parsed request body of both v1 endpoints; the date is `YYYY-MM-DD`. */
export interface BodygraphRequest {
  readonly birthdate: string;
  readonly birthtime: string;
  readonly location: string;
}

/** Creates the schema of the request body. `now` decides the century of two-digit years. */
export function bodygraphRequestSchema(now: () => Date): FieldsSchema<BodygraphRequest> {
  return v.object({
    birthdate: v.pipe(
      textField({
        description:
          "Date of birth on the local calendar of the birthplace, 1800 to 2199: day, English month name (short or full) " +
          "and year, separated by a hyphen, a space or a slash, such as `05-Sep-1990`. A two-digit year means the latest such date that " +
          "is not in the future.",
        pattern: "^\\d{1,2}([- /])[A-Za-z]{3,9}\\1(\\d{4}|\\d{2})$",
        examples: ["05-Sep-1990"],
      }),
      v.transform((birthdate) => parseDayMonthYear(birthdate, now())),
      v.string(),
    ),
    birthtime: birthtimeField,
    location: locationField({ minLength: 4 }),
  });
}

/** Returns the birth data of a request body, or the failure of the first invalid field. */
export function parseBodygraphRequest(
  schema: FieldsSchema<BodygraphRequest>,
  body: object,
  geocodeKey: string,
): BirthData | Failure {
  const fields = parseFields(schema, body);
  if (fields instanceof Failure) return fields;
  const { birthdate, birthtime, location } = fields;
  return { date: birthdate, time: birthtime, place: { location, geocodeKey } };
}
