import type { FailureGroup } from "./failure-record.js";
import { WITHOUT_GEOCODING } from "./without-geocoding.js";

/** Codes of errors about the search for a place. */
export type PlaceCode =
  | "GEOCODE_LOCATION_NOT_FOUND"
  | "GEOCODE_KEY_MISSING"
  | "GEOCODE_KEY_INVALID"
  | "GEOCODE_RATE_LIMITED"
  | "GEOCODE_UNAVAILABLE"
  | "GEOCODE_TIMEOUT"
  | "INVALID_QUERY";

/** Says that a service with its own index of places never gives an error. */
const NEEDS_PROVIDER =
  "Only a service that is connected to a geocoding service such as Google gives this error: the built-in index of " +
  "places has no keys.";
/** Says that an error is rare if places are looked up in the index. */
const RARE_WITHOUT_PROVIDER =
  "Expect this error if your places are looked up by a geocoding service such as Google; with the built-in index of " +
  "places it is rare.";

/** Errors about the search for a place. */
export const PLACE_FAILURES: FailureGroup<PlaceCode> = {
  title: "Search for a place",
  records: {
    GEOCODE_LOCATION_NOT_FOUND: {
      keywords: "city not found, place not found, unknown city",
      status: 400,
      message: 'We couldn\'t find that place. Use "City, Country", or {withoutGeocoding}.',
      appliesTo: "endpoints with locations",
      cause:
        "No place of this name was found in the country or region that you named: the name is misspelt, the place is too " +
        "small to be listed, or the text is only a postcode or longer than 400 characters. Or the text names only a country, a state or a continent, " +
        "whose middle may have another time zone than the birthplace. Or its parts contradict each other (`Toulouse, Surrey`), " +
        "or mean two places with different clocks.",
      remedy:
        "Send `City, Country` or `City, Region, Country`. With the built-in index of places, the message suggests up to " +
        "three: first those that the text may mean, wherever they lie; then, in the area that you named, places with a " +
        "similar name or, for a country or a state, its largest cities. For a place that is too small, send the nearest town or its coordinates.\n\nLet people pick from " +
        "[GET /v2/places](/docs/reference/v2-places), so that no name is misspelt. More: " +
        "[places and time zones](/docs/guides/places). In a batch or for several people, the message begins with the input, " +
        "such as `births[0]:`.\n\n" +
        WITHOUT_GEOCODING,
      retry: "after a change",
      example: {
        location: "Springfeld, USA",
        message:
          "We couldn't find that place. Did you mean one of these: Springfield, Missouri, United States; Springfield, " +
          "Massachusetts, United States; Springfield, Illinois, United States?",
      },
    },
    GEOCODE_KEY_MISSING: {
      status: 401,
      message:
        "Missing geocoding key. Send it as ``{geocodeKeyHeader}: <key>`` (any value, unless places come from " +
        "Google), or {withoutGeocoding}.",
      appliesTo: "endpoints with locations",
      cause:
        "The request has a `location`, which the service must look up, but no geocoding key. For operations that also take " +
        "coordinates, such as a batch, the message ends with “or send lat and lng in place of location.”",
      remedy:
        "Add the header that the message shows. If this service looks places up in its built-in index, any value works; " +
        `if it uses a geocoding service such as Google, send your own key for that.\n\n${WITHOUT_GEOCODING}`,
      retry: "after a change",
    },
    GEOCODE_KEY_INVALID: {
      status: 400,
      message: "The geocoding service rejected your key. Check the key in the header `{geocodeKeyHeader}`.",
      appliesTo: "endpoints with locations",
      cause:
        "Google gives this error if the key is misspelt, if its restrictions exclude this server or the Geocoding API, if " +
        "billing or that API is off, or if a usage cap that you set yourself is reached. With the built-in index of places, " +
        "which has no keys, it never occurs.",
      remedy:
        "In the Google Cloud console, check the key, its restrictions and its billing. A restriction to IP addresses must " +
        "allow the address of this server, which makes the request. If your own cap is reached, raise it or wait until it " +
        "starts again. For a quota that Google sets, the error is " +
        `[GEOCODE_RATE_LIMITED](/docs/errors/GEOCODE_RATE_LIMITED).\n\n${WITHOUT_GEOCODING}`,
      retry: "with a working key",
    },
    GEOCODE_RATE_LIMITED: {
      status: 429,
      message: "The geocoding key in the header `{geocodeKeyHeader}` has used up its quota. Try again later.",
      headers: { "Retry-After": "60" },
      appliesTo: "endpoints with locations",
      cause:
        "Your geocoding key has used up its quota at the geocoding service: the number of lookups in a minute, or in a " +
        "day (Google's status `OVER_QUERY_LIMIT`). It is not the rate limit of this API. A usage cap that you set at Google " +
        `yourself gives [GEOCODE_KEY_INVALID](/docs/errors/GEOCODE_KEY_INVALID) instead. ${NEEDS_PROVIDER}`,
      remedy:
        "If the quota of a minute is used up, wait. If that of a day is, raise it at the geocoding service, or wait until it " +
        `starts again.\n\n${WITHOUT_GEOCODING}`,
      retry: "after a quota",
    },
    GEOCODE_UNAVAILABLE: {
      status: 502,
      message: "The geocoding service is unavailable; you were not charged. Please try again.",
      appliesTo: "endpoints with locations",
      cause:
        "The geocoding service failed, and so did our retries. Or five lookups with your key have failed in a row: then we " +
        "pause calls with this key for 30 seconds. Or a service without such a provider has just started for the first time, " +
        `and still builds its index of places. ${RARE_WITHOUT_PROVIDER}`,
      remedy: `If it still fails after some minutes, report the \`X-Request-Id\` to the operator.\n\n${WITHOUT_GEOCODING}`,
      retry: "later",
    },
    GEOCODE_TIMEOUT: {
      status: 504,
      message: "The geocoding service did not respond in time; you were not charged. Please try again.",
      appliesTo: "endpoints with locations",
      cause:
        "The geocoding service did not answer within eight seconds. Or the request has many places, and looking them up " +
        "took too long: a batch has 18 seconds for all lookups, and a group starts none after 12 seconds. " +
        RARE_WITHOUT_PROVIDER,
      remedy: `Try again; after a batch, only with the births that failed.\n\n${WITHOUT_GEOCODING}`,
      retry: "later, without Retry-After",
    },
    INVALID_QUERY: {
      status: 400,
      message:
        "The parameter `q` must be text with 2 to 100 characters, and `limit` a whole number from 1 to 20.",
      appliesTo: "endpoints that name it",
      cause:
        "The search for places has no text, a text that is too short or too long, or an invalid `limit`.",
      remedy: "Start searching at the second character that a person types.",
      retry: "after a change",
    },
  },
};
