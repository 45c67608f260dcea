import * as v from "valibot";
import type { BirthData } from "../../charts/birth-data.js";
import { Failure } from "../../errors/failure.js";
import { type FieldsSchema, parseFields } from "../endpoint/parse-fields.js";
import { birthtimeField, locationField, text } from "../endpoint/request-fields.js";
import { parseDayMonthYear } from "./day-month-year.js";

/** The body of both v1 endpoints, its date as `YYYY-MM-DD`. */
export interface BodygraphRequest {
  readonly birthdate: string;
  readonly birthtime: string;
  readonly location: string;
}

/** @param now The clock that two-digit years are read by. */
export function bodygraphRequestSchema(now: () => Date): FieldsSchema<BodygraphRequest> {
  return v.object({
    birthdate: v.pipe(
      text({
        description:
          "Local date of the birth: day, English month (abbreviated or full, in any case) and year, separated " +
          "by -, a space or /. Two digits of a year mean the latest such year whose date is not after today.",
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

/** The birth data in a request's body, or the failure of the first field that breaks its rule. */
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
