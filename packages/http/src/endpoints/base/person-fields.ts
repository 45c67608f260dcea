import * as v from "valibot";
import type { OrderContext } from "../../api/endpoint/paid-endpoint.js";
import { parseFields } from "../../api/endpoint/parse-fields.js";
import { birthtimeField } from "../../api/endpoint/request-fields.js";
import {
  type BirthData,
  type ChosenDisambiguation,
  type LocalBirth,
  UTC_PLACE,
} from "../../charts/birth-data.js";
import { Failure, type FailureCode } from "../../errors/failure.js";
import { birthdateField } from "./birthdate-field.js";
import { DISAMBIGUATION_FIELDS, timeZoneField, ZONE_BESIDE_LOCATION } from "./clock-fields.js";
import { COORDINATE_FIELDS, parseCoordinatesRequest } from "./coordinates-request.js";
import { described } from "./described.js";
import { LOCATION_FIELDS, parseLocationRequest } from "./location-request.js";
import { birthMomentField } from "./moment-field.js";

/** Advice in the descriptions of endpoints whose responses do not show the places. */
export const UNSHOWN_PLACES: string =
  "The response does not show which place a `location` was taken for. To check it, find the place with `/v2/places` " +
  "first, and send its `lat` and `lng`.";

type OptionalFields<Name extends string> = Readonly<Record<Name, v.GenericSchema<unknown>>>;

const LOCAL_FIELDS = {
  birthdate: v.optional(birthdateField),
  birthtime: v.optional(birthtimeField),
};

const ZONE_FIELD = v.optional(
  timeZoneField(" Send it in place of `location`, or with `lat` and `lng`, whose zone it replaces."),
);

const UTC_FIELD = v.optional(
  birthMomentField(
    "The moment of birth in UTC, in place of all other fields of the birth: YYYY-MM-DDTHH:MM:SSZ; seconds are optional, and " +
      "may have three decimals.",
    "1990-09-05T19:17:00Z",
  ),
);

/** Schemas of a birth in any of the four ways, for the OpenAPI document. */
export const PERSON_FIELDS: OptionalFields<
  "birthdate" | "birthtime" | "location" | "lat" | "lng" | "timeZone" | "utc" | "disambiguation"
> = {
  ...LOCAL_FIELDS,
  location: v.optional(
    described(
      LOCATION_FIELDS.location,
      'Birthplace as "City, Country", whose coordinates and time zone the service looks up.',
    ),
  ),
  lat: v.optional(
    described(
      COORDINATE_FIELDS.lat,
      "Latitude of the birthplace in degrees; positive north of the equator. Send it with `lng` in place of `location`.",
    ),
  ),
  lng: v.optional(
    described(
      COORDINATE_FIELDS.lng,
      "Longitude of the birthplace in degrees; positive east of Greenwich. Send it with `lat` in place of `location`.",
    ),
  ),
  timeZone: ZONE_FIELD,
  utc: UTC_FIELD,
  ...DISAMBIGUATION_FIELDS,
};

const PERSON_FIELD_NAMES: readonly string[] = Object.keys(PERSON_FIELDS);

/** Schema of a person, for the OpenAPI document; {@link readPerson} checks the values. */
export const PersonSchema: v.GenericSchema = v.pipe(
  v.object(PERSON_FIELDS),
  v.description(
    "A birth. Send `birthdate` and `birthtime` with one of `location`, `lat` and `lng`, or `timeZone`; or send `utc` " +
      "alone. If you send a `location` and coordinates, the coordinates count.",
  ),
);

/** Schemas of the coordinates that a birth by time zone may have besides. */
export const OWN_TIME_FIELDS: OptionalFields<"lat" | "lng"> = {
  lat: v.optional(described(COORDINATE_FIELDS.lat, "Latitude of the birthplace. Send it only with `lng`.")),
  lng: v.optional(
    described(
      COORDINATE_FIELDS.lng,
      "Longitude of the birthplace, east positive. It gives the mean time that counted before the time zone had a legal standard time.",
    ),
  ),
};

/** Schema of a birth by time zone or by its moment, for the OpenAPI document; {@link readMoment} checks the values. */
export const MomentRequestSchema: v.GenericSchema = v.pipe(
  v.object({
    ...LOCAL_FIELDS,
    timeZone: v.optional(timeZoneField()),
    ...OWN_TIME_FIELDS,
    utc: UTC_FIELD,
    ...DISAMBIGUATION_FIELDS,
  }),
  v.description("A birth by a time zone or in UTC: `birthdate`, `birthtime` and `timeZone`, or `utc` alone."),
);

/** Codes of the field `disambiguation`. */
export const CLOCK_FAILURES: readonly FailureCode[] = [
  "INVALID_DISAMBIGUATION",
  "LOCAL_TIME_AMBIGUOUS",
  "LOCAL_TIME_SKIPPED",
];

/** Codes of a birth by coordinates. */
export const COORDINATES_FAILURES: readonly FailureCode[] = [
  "INVALID_BIRTHDATE",
  "INVALID_BIRTHTIME",
  "INVALID_LATITUDE",
  "INVALID_LONGITUDE",
  "INVALID_TIME_ZONE",
  ...CLOCK_FAILURES,
];

export const PERSON_FAILURES: readonly FailureCode[] = [
  "INVALID_BIRTH",
  "INVALID_BIRTHDATE",
  "INVALID_BIRTHTIME",
  "INVALID_LOCATION",
  "INVALID_LATITUDE",
  "INVALID_LONGITUDE",
  "INVALID_TIME_ZONE",
  ...CLOCK_FAILURES,
  "INVALID_MOMENT",
];

export const EXAMPLE_PERSON = {
  birthdate: "1990-09-05",
  birthtime: "21:17",
  lat: 52.37,
  lng: 4.89,
} as const;

/** Fields of a birth in local time, which `utc` takes the place of. */
export const LOCAL_FIELD_NAMES = ["birthdate", "birthtime", "location", "lat", "lng", "timeZone"] as const;

/** Returns true if an object has a field of a birth. */
export function hasPersonFields(body: object): boolean {
  return Object.hasOwn(body, "utc") || LOCAL_FIELD_NAMES.some((name) => Object.hasOwn(body, name));
}

/** Failure of a location if the API finds no places. */
export const NO_LOCATIONS: Failure = new Failure("INVALID_LOCATION", {
  message: "The field location is not available in this API. Send lat and lng, timeZone or utc.",
});

/**
 * Returns the birth of a person, in one of the four ways, or the failure of the first invalid field.
 *
 * @param geocodeKey The caller's geocoding key; undefined if the API finds no places.
 */
export function readPerson(person: object, geocodeKey: string | undefined): BirthData | Failure {
  const has = (name: string) => Object.hasOwn(person, name);
  if (has("utc") || has("timeZone")) return readMoment(person);
  if (has("lat") || has("lng")) return parseCoordinatesRequest(person);
  if (!has("location")) return new Failure("INVALID_BIRTH", { isMissing: true });
  if (geocodeKey !== undefined) return parseLocationRequest(person, geocodeKey);
  const birth = parseCoordinatesRequest(person);
  return birth instanceof Failure && birth.code === "INVALID_LATITUDE" ? NO_LOCATIONS : birth;
}

/** Returns the birth of a person in a list, or the failure of the first invalid field, with what the person shows of it. */
export function readListedPerson(
  person: object,
  { geocodeKey, explain }: Pick<OrderContext, "geocodeKey" | "explain">,
): BirthData | Failure {
  const birth = readPerson(person, geocodeKey);
  return birth instanceof Failure ? explain(birth, person, PERSON_FIELD_NAMES) : birth;
}

/** Returns a birth that is given by a time zone or by its moment, or the failure of the first invalid field. */
export function readMoment(body: object): BirthData | Failure {
  const has = (name: string) => Object.hasOwn(body, name);
  if (has("utc")) return LOCAL_FIELD_NAMES.some(has) ? new Failure("INVALID_BIRTH") : readUtc(body);
  if (!has("timeZone")) return new Failure("INVALID_BIRTH", { isMissing: true });
  if (has("location")) return ZONE_BESIDE_LOCATION;
  return has("lat") || has("lng") ? parseCoordinatesRequest(body) : readInTimeZone(body);
}

const UtcSchema = v.object({ utc: birthMomentField("", "") });

function readUtc(body: object): BirthData | Failure {
  const fields = parseFields(UtcSchema, body);
  if (fields instanceof Failure) return INVALID_UTC;
  return { utc: new Date(fields.utc), place: UTC_PLACE };
}

export const INVALID_UTC: Failure = new Failure("INVALID_MOMENT", {
  message:
    "The field utc must be a moment from 1799-12-31 to 2200-01-01. Write it as YYYY-MM-DDTHH:MM:SSZ; seconds are optional.",
});

const ZonedRequestSchema = v.object({
  birthdate: birthdateField,
  birthtime: birthtimeField,
  timeZone: timeZoneField(),
  ...DISAMBIGUATION_FIELDS,
}) as v.GenericSchema<unknown, ZonedRequest>;

interface ZonedRequest {
  readonly birthdate: string;
  readonly birthtime: string;
  readonly timeZone: string;
  readonly disambiguation?: ChosenDisambiguation | undefined;
}

function readInTimeZone(body: object): LocalBirth | Failure {
  const fields = parseFields(ZonedRequestSchema, body);
  if (fields instanceof Failure) return fields;
  const { birthdate, birthtime, timeZone, disambiguation } = fields;
  return { date: birthdate, time: birthtime, place: { zone: timeZone }, disambiguation };
}

/**
 * Lists the fields of a person that is invalid, as they were sent. Fields that came later leave no trace if they are
 * absent, and a birth without a way has the code that it had before them, so that old requests match.
 */
export function fieldsOfInvalidPerson({ code }: Failure, person: object): readonly unknown[] {
  const sent = person as Readonly<Record<string, unknown>>;
  const later = LATER_FIELDS.filter((name) => Object.hasOwn(person, name) && sent[name] !== "compatible");
  const early = parseLocationRequest(person, "");
  const codeBefore =
    code === "INVALID_BIRTH" && later.length === 0 && early instanceof Failure ? early.code : code;
  return [
    codeBefore,
    ...EARLY_FIELDS.map((name) => (Object.hasOwn(person, name) ? sent[name] : null)),
    ...later.map((name) => ({ [name]: sent[name] })),
  ];
}

const EARLY_FIELDS = ["birthdate", "birthtime", "location", "lat", "lng"] as const;
const LATER_FIELDS = ["timeZone", "utc", "disambiguation"] as const;
