import type { Coordinates } from "chart-core";
import * as v from "valibot";
import { type FieldsSchema, parseFields } from "../../api/endpoint/parse-fields.js";
import { END_TIME_PATTERN, TIME_PATTERN, textField } from "../../api/endpoint/request-fields.js";
import { isBirthTime } from "../../charts/birth-data.js";
import { Failure } from "../../errors/failure.js";
import { birthdateField } from "../base/birthdate-field.js";
import { COORDINATE_FIELDS, coordinatesOf } from "../base/coordinates-request.js";
import { LOCATION_FIELDS } from "../base/location-request.js";
import type { WindowData } from "./order.js";

/** Fields of a request body, besides the birthplace. */
interface HoursFields {
  readonly birthdate: string;
  readonly birthtime?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly plusMinusMinutes?: number | undefined;
}

const MAX_PLUS_MINUS_MINUTES = 720;
const FIRST_MINUTE = Date.UTC(1800, 0, 1) / 60_000;
const LAST_MINUTE = Date.UTC(2200, 0, 1) / 60_000;

const WINDOW_FIELDS = {
  from: v.optional(
    v.pipe(
      textField({
        description:
          "Local time at which the window begins, written as HH:MM. Send it with `to`. Without `from`, `to` and `birthtime`, the " +
          "window is the whole local day.",
        pattern: TIME_PATTERN,
      }),
      v.check(isBirthTime),
    ),
  ),
  to: v.optional(
    v.pipe(
      textField({
        description:
          "Local time at which the window ends (exclusive), written as HH:MM, at most 24:00. Send it with `from`.",
        pattern: END_TIME_PATTERN,
      }),
      v.check((time) => time === "24:00" || isBirthTime(time)),
    ),
  ),
  plusMinusMinutes: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(MAX_PLUS_MINUS_MINUTES),
      v.description(
        "Number of minutes by which `birthtime` may be wrong, in either direction. Send it with `birthtime`.",
      ),
    ),
  ),
} as const;

const BIRTH_FIELDS = {
  birthdate: birthdateField,
  birthtime: v.optional(
    v.pipe(
      textField({
        description:
          "Approximate time of birth on the local clock of the birthplace, written as HH:MM. Send it only with " +
          "`plusMinusMinutes`.",
        pattern: TIME_PATTERN,
        examples: ["21:17"],
      }),
      v.check(isBirthTime),
    ),
  ),
} as const;

export const WindowRequestSchema: FieldsSchema<HoursFields & { readonly location: string }> = v.object({
  ...BIRTH_FIELDS,
  ...LOCATION_FIELDS,
  ...WINDOW_FIELDS,
});

export const WindowCoordinatesRequestSchema: FieldsSchema<HoursFields & Coordinates> = v.object({
  ...BIRTH_FIELDS,
  ...COORDINATE_FIELDS,
  ...WINDOW_FIELDS,
});

/** Returns the window of a request body with a location, or the failure of the first invalid field. */
export function parseWindowRequest(body: object, geocodeKey: string): WindowData | Failure {
  const fields = parseFields(WindowRequestSchema, body, "INVALID_WINDOW");
  if (fields instanceof Failure) return fields;
  return withHours(fields, { location: fields.location, geocodeKey });
}

/** Returns the window of a request body with coordinates, or the failure of the first invalid field. */
export function parseWindowCoordinatesRequest(body: object): WindowData | Failure {
  const fields = parseFields(WindowCoordinatesRequestSchema, body, "INVALID_WINDOW");
  if (fields instanceof Failure) return fields;
  return withHours(fields, { coords: coordinatesOf(fields) });
}

/** Checks the rules between the fields of a window. */
function withHours(
  { birthdate: date, birthtime: time, from, to, plusMinusMinutes }: HoursFields,
  place: WindowData["place"],
): WindowData | Failure {
  const hasHours = from !== undefined || to !== undefined;
  if (time === undefined && plusMinusMinutes === undefined) {
    const isSpan = from !== undefined && to !== undefined && from < to;
    return hasHours && !isSpan ? new Failure("INVALID_WINDOW") : { date, place, hours: { from, to } };
  }
  if (time === undefined || plusMinusMinutes === undefined || hasHours) return new Failure("INVALID_WINDOW");
  const minute = Date.parse(`${date}T${time}Z`) / 60_000;
  if (minute - plusMinusMinutes < FIRST_MINUTE || minute + plusMinusMinutes > LAST_MINUTE) {
    return new Failure("INVALID_WINDOW", {
      message: "The window must lie in the years 1800 to 2199. Send fewer plusMinusMinutes.",
    });
  }
  return { date, place, hours: { time, plusMinusMinutes } };
}
