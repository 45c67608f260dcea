import type { Coordinates } from "chart-core";
import * as v from "valibot";
import { type FieldsSchema, parseFields } from "../../api/endpoint/parse-fields.js";
import { END_TIME_PATTERN, TIME_PATTERN, textField } from "../../api/endpoint/request-fields.js";
import { type ChosenDisambiguation, isBirthTime, UTC_PLACE } from "../../charts/birth-data.js";
import { Failure } from "../../errors/failure.js";
import { birthdateField } from "../base/birthdate-field.js";
import { DISAMBIGUATION_FIELDS, timeZoneField, ZONE_BESIDE_LOCATION } from "../base/clock-fields.js";
import { COORDINATE_FIELDS, PLACE_ZONE_FIELDS, placeAt } from "../base/coordinates-request.js";
import { LOCATION_FIELDS } from "../base/location-request.js";
import { birthMomentField } from "../base/moment-field.js";
import { LOCAL_FIELD_NAMES, OWN_TIME_FIELDS } from "../base/person-fields.js";
import type { LocalWindow, WindowData } from "./order.js";

/** Fields of a request body, besides the birthplace. */
interface HoursFields {
  readonly birthdate: string;
  readonly birthtime?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly plusMinusMinutes?: number | undefined;
  readonly disambiguation?: ChosenDisambiguation | undefined;
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
  ...DISAMBIGUATION_FIELDS,
  ...WINDOW_FIELDS,
});

export const WindowCoordinatesRequestSchema: FieldsSchema<HoursFields & Coordinates> = v.object({
  ...BIRTH_FIELDS,
  ...COORDINATE_FIELDS,
  ...PLACE_ZONE_FIELDS,
  ...DISAMBIGUATION_FIELDS,
  ...WINDOW_FIELDS,
});

const SPAN_FIELDS = {
  fromUtc: birthMomentField(
    "First moment of the window in UTC, in place of the date, the time zone and the hours: YYYY-MM-DDTHH:MM:SSZ; seconds are " +
      "optional.",
    "1990-09-05T19:00:00Z",
  ),
  toUtc: birthMomentField(
    "End of the window in UTC (exclusive), at most 48 hours after `fromUtc`.",
    "1990-09-05T19:30:00Z",
  ),
} as const;

/** Schema of a window by a time zone. */
const WindowZoneRequestSchema: FieldsSchema<HoursFields & { readonly timeZone: string }> = v.object({
  ...BIRTH_FIELDS,
  timeZone: timeZoneField(),
  ...DISAMBIGUATION_FIELDS,
  ...WINDOW_FIELDS,
});

/** Schema of a window in UTC. */
const WindowSpanRequestSchema: FieldsSchema<{ readonly fromUtc: string; readonly toUtc: string }> =
  v.object(SPAN_FIELDS);

/** Schema of a window by a time zone or in UTC, for the OpenAPI document; {@link parseWindowMomentRequest} checks it. */
export const WindowMomentRequestSchema: v.GenericSchema = v.object({
  birthdate: v.optional(BIRTH_FIELDS.birthdate),
  birthtime: BIRTH_FIELDS.birthtime,
  timeZone: v.optional(timeZoneField()),
  ...OWN_TIME_FIELDS,
  ...DISAMBIGUATION_FIELDS,
  ...WINDOW_FIELDS,
  fromUtc: v.optional(SPAN_FIELDS.fromUtc),
  toUtc: v.optional(SPAN_FIELDS.toUtc),
});

/** Returns the window of a request body with a location, or the failure of the first invalid field. */
export function parseWindowRequest(body: object, geocodeKey: string): WindowData | Failure {
  if (isInUtc(body)) return new Failure("INVALID_BIRTH");
  if (Object.hasOwn(body, "timeZone")) return NO_TIME_ZONE;
  const fields = parseFields(WindowRequestSchema, body, "INVALID_WINDOW");
  if (fields instanceof Failure) return fields;
  return withHours(fields, { location: fields.location, geocodeKey });
}

/** Returns the window of a request body with coordinates, or the failure of the first invalid field. */
export function parseWindowCoordinatesRequest(body: object): WindowData | Failure {
  if (isInUtc(body)) return new Failure("INVALID_BIRTH");
  if (Object.hasOwn(body, "timeZone") && Object.hasOwn(body, "location")) return ZONE_BESIDE_LOCATION;
  const fields = parseFields(WindowCoordinatesRequestSchema, body, "INVALID_WINDOW");
  if (fields instanceof Failure) return fields;
  return withHours(fields, placeAt(fields));
}

/** Returns true if a body has moments, which only windows in UTC take. */
function isInUtc(body: object): boolean {
  return ["utc", "fromUtc", "toUtc"].some((name) => Object.hasOwn(body, name));
}

/** Failure of a time zone in a request that takes a location. */
export const NO_TIME_ZONE: Failure = new Failure("INVALID_TIME_ZONE", {
  message:
    "The field timeZone cannot be sent here, because the location has a time zone of its own. Send a time zone to " +
    "/v2/charts/window/moment.",
});

const MAX_SPAN_MS = 48 * 3_600_000;

const HOURS_FIELDS = ["from", "to", "plusMinusMinutes"] as const;

/** Returns the window of a request body with a time zone or in UTC, or the failure of the first invalid field. */
export function parseWindowMomentRequest(body: object): WindowData | Failure {
  const has = (name: string) => Object.hasOwn(body, name);
  if (has("fromUtc") || has("toUtc")) {
    if (has("utc") || LOCAL_FIELD_NAMES.some(has)) return new Failure("INVALID_BIRTH");
    return HOURS_FIELDS.some(has) ? SPAN_BESIDE_HOURS : parseSpan(body);
  }
  if (has("utc") || !has("timeZone")) return new Failure("INVALID_BIRTH", { isMissing: !has("utc") });
  if (has("location")) return ZONE_BESIDE_LOCATION;
  if (has("lat") || has("lng")) return parseWindowCoordinatesRequest(body);
  const fields = parseFields(WindowZoneRequestSchema, body, "INVALID_WINDOW");
  return fields instanceof Failure ? fields : withHours(fields, { zone: fields.timeZone });
}

function parseSpan(body: object): WindowData | Failure {
  const fields = parseFields(WindowSpanRequestSchema, body, "INVALID_WINDOW");
  if (fields instanceof Failure)
    return new Failure("INVALID_WINDOW", { ...INVALID_SPAN, isMissing: fields.isMissing });
  const [fromUtc, toUtc] = [new Date(fields.fromUtc), new Date(fields.toUtc)];
  const lengthMs = toUtc.getTime() - fromUtc.getTime();
  return lengthMs > 0 && lengthMs <= MAX_SPAN_MS ? { fromUtc, toUtc, place: UTC_PLACE } : INVALID_SPAN;
}

const SPAN_BESIDE_HOURS = new Failure("INVALID_WINDOW", {
  message: "The fields fromUtc and toUtc must be sent without from, to and plusMinusMinutes.",
});

export const INVALID_SPAN: Failure = new Failure("INVALID_WINDOW", {
  message:
    "The fields fromUtc and toUtc must be two moments from 1799-12-31 to 2200-01-01, written as YYYY-MM-DDTHH:MM:SSZ. The field " +
    "toUtc must be later than fromUtc, by at most 48 hours.",
});

/** Checks the rules between the fields of a window. */
function withHours(
  { birthdate: date, birthtime: time, from, to, plusMinusMinutes, disambiguation }: HoursFields,
  place: LocalWindow["place"],
): WindowData | Failure {
  const hasHours = from !== undefined || to !== undefined;
  if (time === undefined && plusMinusMinutes === undefined) {
    const isMissing = from === undefined || to === undefined;
    const isSpan = !isMissing && from < to;
    return hasHours && !isSpan
      ? new Failure("INVALID_WINDOW", { isMissing })
      : { date, place, hours: { from, to } };
  }
  if (hasHours) return new Failure("INVALID_WINDOW");
  if (time === undefined || plusMinusMinutes === undefined)
    return new Failure("INVALID_WINDOW", { isMissing: true });
  const minute = Date.parse(`${date}T${time}Z`) / 60_000;
  if (minute - plusMinusMinutes < FIRST_MINUTE || minute + plusMinusMinutes > LAST_MINUTE) {
    return new Failure("INVALID_WINDOW", {
      message: "The window must lie in the years 1800 to 2199. Send fewer plusMinusMinutes.",
    });
  }
  return { date, place, hours: { time, plusMinusMinutes, disambiguation } };
}
