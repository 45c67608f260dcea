import * as v from "valibot";
import { birthtimeField } from "../../api/endpoint/request-fields.js";
import type { BirthData } from "../../charts/birth-data.js";
import { Failure, type FailureCode } from "../../errors/failure.js";
import { birthdateField } from "./birthdate-field.js";
import { COORDINATE_FIELDS, parseCoordinatesRequest } from "./coordinates-request.js";
import { described } from "./described.js";
import { LOCATION_FIELDS, parseLocationRequest } from "./location-request.js";

const PLACE_RULE =
  "Send either `location`, or `lat` and `lng`; if you send all three, the coordinates count.";

/** Advice in the descriptions of endpoints whose responses do not show the places. */
export const UNSHOWN_PLACES: string =
  "The response does not show which place a `location` was taken for. To check it, find the place with `/v2/places` " +
  "first, and send its `lat` and `lng`.";

type OptionalFields<Name extends string> = Readonly<Record<Name, v.GenericSchema<unknown>>>;

/** Schemas of a birthplace that is either a location or coordinates, for the OpenAPI document. */
export const EITHER_PLACE_FIELDS: OptionalFields<"location" | "lat" | "lng"> = {
  location: v.optional(
    described(
      LOCATION_FIELDS.location,
      'Birthplace as "City, Country", whose coordinates and time zone the service looks up. Without it, send `lat` and `lng`.',
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
};

/** Schema of a person, for the OpenAPI document; {@link readPerson} checks the values. */
export const PersonSchema: v.GenericSchema = v.pipe(
  v.object({ birthdate: birthdateField, birthtime: birthtimeField, ...EITHER_PLACE_FIELDS }),
  v.description(`A person's birth. ${PLACE_RULE}`),
);

/** Schemas of an optional birth, for the OpenAPI document. */
export const OPTIONAL_PERSON_FIELDS: OptionalFields<
  "birthdate" | "birthtime" | keyof typeof EITHER_PLACE_FIELDS
> = {
  birthdate: v.optional(birthdateField),
  birthtime: v.optional(birthtimeField),
  ...EITHER_PLACE_FIELDS,
};

export const PERSON_FAILURES: readonly FailureCode[] = [
  "INVALID_BIRTHDATE",
  "INVALID_BIRTHTIME",
  "INVALID_LOCATION",
  "INVALID_LATITUDE",
  "INVALID_LONGITUDE",
];

export const EXAMPLE_PERSON = {
  birthdate: "1990-09-05",
  birthtime: "21:17",
  lat: 52.37,
  lng: 4.89,
} as const;

export const PERSON_FIELD_NAMES: readonly string[] = Object.keys(OPTIONAL_PERSON_FIELDS);

/** Returns true if an object has a field of a person. */
export function hasPersonFields(body: object): boolean {
  return PERSON_FIELD_NAMES.some((name) => Object.hasOwn(body, name));
}

/** Failure of a person without coordinates, if the API finds no places. */
export const NO_LOCATIONS: Failure = new Failure("INVALID_LOCATION", {
  message: "The field location is not available in this API. Send lat and lng.",
});

/**
 * Returns the birth of a person, whose place is either a location or coordinates, or the failure of the first invalid
 * field.
 *
 * @param geocodeKey The caller's geocoding key; undefined if the API finds no places.
 */
export function readPerson(person: object, geocodeKey: string | undefined): BirthData | Failure {
  const hasCoordinates = Object.hasOwn(person, "lat") || Object.hasOwn(person, "lng");
  if (!hasCoordinates && geocodeKey !== undefined) return parseLocationRequest(person, geocodeKey);
  const birth = parseCoordinatesRequest(person);
  const lacksPlace = !hasCoordinates && birth instanceof Failure && birth.code === "INVALID_LATITUDE";
  return lacksPlace ? NO_LOCATIONS : birth;
}
