import type { FailureCode } from "../../errors/failure.js";

/** The explanation of an error code. */
interface ErrorGuide {
  /** The reason, in one to three sentences of Markdown. */
  readonly cause: string;
  /** The next step for a developer, in Markdown. */
  readonly remedy: string;
  readonly retry: Retry;
  /** Cost of the request, in Markdown; absent if it was not charged. */
  readonly charge?: string;
}

/** Condition under which a request with an error can succeed. */
export type Retry =
  | "after a change"
  | "after Retry-After"
  | "after a quota"
  | "later"
  | "later, without Retry-After"
  | "immediately"
  | "with new credits"
  | "with an active account"
  | "with another plan"
  | "with a working key";

/** Says that a service with its own index of places never gives an error. */
const NEEDS_PROVIDER =
  "Only a service that is connected to a geocoding service such as Google gives this error: the built-in index of " +
  "places has no keys.";
/** Says that an error is rare if places are looked up in the index. */
const RARE_WITHOUT_PROVIDER =
  "Expect this error if your places are looked up by a geocoding service such as Google; with the built-in index of " +
  "places it is rare.";
/** Requests that need no search for a place. */
const WITHOUT_GEOCODING =
  "Or send `lat` and `lng`, which need no geocoding:\n\n" +
  "- For a chart: to [POST /v2/charts/coordinates](/docs/reference/v2-charts-coordinates).\n" +
  "- For a window: to [POST /v2/charts/window/coordinates](/docs/reference/v2-charts-window-coordinates).\n" +
  "- For a batch, a transit, returns and several people: in place of `location`.\n\n" +
  "`/v2/charts`, `/v2/charts/simple`, `/v2/charts/window` and version 1 take a `location` only.";
/** Remedy of a fault of the service. */
const AFTER_A_FAULT =
  "Send the request again, with the same `Idempotency-Key` if you sent one: see [retries](/docs/guides/retries). If it " +
  "still fails after five attempts, report the `X-Request-Id` to the operator.";

/** Cause and remedy of each error code, without the sentence that the response itself has. */
export const ERROR_GUIDES: Readonly<Record<FailureCode, ErrorGuide>> = {
  BAD_REQUEST: {
    cause:
      "The bytes of the request are not valid HTTP/1.1: for example an unknown method, a line without an end, or two " +
      "different lengths of the body.",
    remedy:
      "Send the request with an HTTP library instead of a socket. If a proxy is in between, check its log.",
    retry: "after a change",
  },
  REQUEST_TIMEOUT: {
    cause: "The request started, but its headers or its body did not arrive in time.",
    remedy:
      "Send it again. If it happens often, look at the network or the proxy between you and the service.",
    retry: "immediately",
  },
  REQUEST_HEADERS_TOO_LARGE: {
    cause: "All headers of the request together have more than 16 KiB. Large cookies are the usual reason.",
    remedy: "Send only the headers that the reference lists. The API needs no cookies.",
    retry: "after a change",
  },
  NOT_FOUND: {
    cause: "No operation has this path. The message lists all paths.",
    remedy:
      "Check the path for a typing error or a slash at its end. The [reference](/docs/reference) has every operation.",
    retry: "after a change",
  },
  METHOD_NOT_ALLOWED: {
    cause:
      "The path exists, but not with this method. The list at the end of this page has the method of each path. Paths with GET accept HEAD, too.",
    remedy:
      "Use a method that the message and the response header `Allow` name. A browser's preflight with OPTIONS gets this code too, because " +
      "scripts of other sites cannot call the API: see [calls from a web page](/docs/guides/keys#calls-from-a-web-page-cors).",
    retry: "after a change",
  },
  REQUEST_TOO_LARGE: {
    cause:
      "The body is larger than the limit, which the message names: 256 KiB for a batch, and 8 KiB for all other requests.",
    remedy: "Send only the members that the reference lists. Split a batch into several requests.",
    retry: "after a change",
  },
  API_KEY_MISSING: {
    cause:
      "The request has no header with an API key. Some HTTP libraries drop `Authorization` when they follow a redirect.",
    remedy:
      "Add the header that the message shows. [Quick start](/docs/guides/quick-start) has complete requests in four languages.",
    retry: "after a change",
  },
  API_KEY_INVALID: {
    cause:
      "The key is misspelt, was rotated or deleted, or was sent in another form than the message shows. It may also be " +
      "missing: an unset variable leaves `Bearer` without a key. The answer is the same for all of these.",
    remedy:
      "Compare the last four characters with the list of keys in the dashboard. If the key was rotated, use the new " +
      "one: see [API keys](/docs/guides/keys). After many failed attempts from one address, " +
      "[RATE_LIMIT_EXCEEDED](/docs/errors/RATE_LIMIT_EXCEEDED) takes the place of this code for a while.",
    retry: "after a change",
  },
  ACCOUNT_INACTIVE: {
    cause: "The operator of the service has deactivated the account that this key belongs to.",
    remedy: "Contact the operator. Your key and your credits are kept.",
    retry: "with an active account",
  },
  ACCESS_DENIED: {
    cause:
      "Your account has the Hobbyist plan. It includes reduced charts and the search for places, but not this operation.",
    remedy:
      "For a reduced chart, use [POST /v2/charts/simple](/docs/reference/v2-charts-simple). For this operation, ask " +
      "the operator for the Developer, Scale or Lifetime plan: see [plans](/docs/guides/credits#plans).",
    retry: "with another plan",
  },
  RATE_LIMIT_EXCEEDED: {
    cause:
      "Your account made more requests in a minute than it may, or one address sent too many invalid keys. Some requests " +
      "count as several: a batch as one for each 25 births, a composite, penta or group as one for each person, and a PNG " +
      "as one for each megapixel.",
    remedy:
      "Wait for as many seconds as `Retry-After` says. The header `RateLimit` of every response shows how much is " +
      "left. For many charts, use a [batch](/docs/guides/batches): 25 births count as one request. " +
      "[Credits and limits](/docs/guides/credits#rate-limit) has the whole table.",
    retry: "after Retry-After",
  },
  GEOCODE_KEY_MISSING: {
    cause:
      "The request has a `location`, which the service must look up, but no geocoding key. For operations that also take " +
      "coordinates, such as a batch, the message ends with “or send lat and lng in place of location.”",
    remedy:
      "Add the header that the message shows. If this service looks places up in its built-in index, any value works; " +
      `if it uses a geocoding service such as Google, send your own key for that.\n\n${WITHOUT_GEOCODING}`,
    retry: "after a change",
  },
  NOT_ACCEPTABLE: {
    cause: "`Accept` names only image types that the service does not draw, such as `image/webp`.",
    remedy:
      "Ask for `image/svg+xml` or `image/png`, or leave the header out to get JSON: see [pictures](/docs/guides/pictures).",
    retry: "after a change",
  },
  UNSUPPORTED_MEDIA_TYPE: {
    cause:
      "`Content-Type` is missing or is not JSON, or the body is compressed. For a compressed body, the message is " +
      "“Unsupported content encoding. Send the body without compression.”",
    remedy:
      "Send `Content-Type: application/json` and no `Content-Encoding`. curl needs `-H`, because `-d` sends a form.",
    retry: "after a change",
  },
  INVALID_REQUEST_BODY: {
    cause: "The body is not JSON, is not an object, or is not in UTF-8.",
    remedy: "Make the body with your language's JSON library. In a shell, put it in single quotes.",
    retry: "after a change",
  },
  INVALID_BIRTHDATE: {
    cause:
      "`birthdate` is missing, is not text, has another format, or is not a date of the calendar. The years 1800 to " +
      "2199 are supported, by the local date at the birthplace.",
    remedy:
      "Write the date as the message shows: `1990-01-15` in version 2, `15-Jan-1990` in version 1. Convert dates of the " +
      "Julian calendar first.",
    retry: "after a change",
  },
  INVALID_BIRTHTIME: {
    cause: "`birthtime` is missing, is not text, or is not a time of the 24-hour clock.",
    remedy:
      "Write it with two digits for hour and minute, such as `09:05`. If the time is not known, use " +
      "[uncertain birth times](/docs/guides/uncertain-birth-times) instead of noon.",
    retry: "after a change",
  },
  INVALID_LOCATION: {
    cause:
      "`location` is missing, is not text, has fewer than 4 characters or, in version 2, more than 200. Version 1 looks up " +
      "longer texts too, which usually ends in [GEOCODE_LOCATION_NOT_FOUND](/docs/errors/GEOCODE_LOCATION_NOT_FOUND). It is also missing if you send `lat` and " +
      "`lng` to an operation that takes a `location` only, such as `/v2/charts`.",
    remedy: `Send the city and the country, such as \`Lyon, France\`. ${WITHOUT_GEOCODING}`,
    retry: "after a change",
  },
  INVALID_LATITUDE: {
    cause: "`lat` is missing, is not a number, or is outside of -90 to 90. Numbers in quotes are text.",
    remedy: "Send degrees as a JSON number, positive in the north: `52.37`.",
    retry: "after a change",
  },
  INVALID_LONGITUDE: {
    cause: "`lng` is missing, is not a number, or is outside of -180 to 180. Numbers in quotes are text.",
    remedy: "Send degrees as a JSON number, positive in the east: `4.89`.",
    retry: "after a change",
  },
  INVALID_WINDOW: {
    cause:
      "The fields describe no window of birth times: `from` or `to` is missing or is no time, `from` is not before `to`, " +
      "`birthtime` and `plusMinusMinutes` are not sent together, or both pairs are sent.",
    remedy:
      "With `birthdate` and the place, send one of these:\n\n" +
      "- For the whole day: no further field.\n" +
      '- For a part of the day: `"from": "18:00", "to": "24:00"`. The window cannot reach past midnight.\n' +
      '- For a time that may be wrong: `"birthtime": "18:30", "plusMinusMinutes": 30`.\n' +
      '- For 23:00 to 01:00: `"birthtime": "00:00", "plusMinusMinutes": 60`, with the later date as `birthdate`.\n\n' +
      "[Uncertain birth times](/docs/guides/uncertain-birth-times#say-what-you-know) says which one to choose.",
    retry: "after a change",
  },
  INVALID_MOMENT: {
    cause:
      "A moment is not written in UTC or is outside of the years 1800 to 2199, or `from` is not before `to`.",
    remedy:
      "Write moments in UTC with a `Z` at the end: `2026-03-21T12:00Z`, `2026-03-21T12:00:00Z` or " +
      "`2026-03-21T12:00:00.000Z`. An offset such as `+01:00` is not accepted: convert the moment first.",
    retry: "after a change",
  },
  INVALID_PEOPLE: {
    cause:
      "`people` is missing, has too few or too many entries for this endpoint, or an entry is not an object.",
    remedy:
      "A composite has 2 people, a penta 3 to 5, a group 2 to 20: see [two people and more](/docs/guides/people).",
    retry: "after a change",
  },
  INVALID_BIRTHS: {
    cause: "`births` is missing, is empty, has more than 500 entries, or an entry is not an object.",
    remedy: "Split larger lists into several [batches](/docs/guides/batches).",
    retry: "after a change",
  },
  INVALID_KINDS: {
    cause: "`kinds` is empty, has a word twice, or has a word that is no kind of return.",
    remedy: "Choose from the values that the [reference](/docs/reference/v2-returns) lists, each once.",
    retry: "after a change",
  },
  INVALID_INCLUDE: {
    cause: "The query parameter `include` has a word that this operation does not know.",
    remedy:
      "Use words that the message lists, with commas between them. [Charts](/docs/reference/v2-charts) take the seven " +
      "words below. [Returns](/docs/reference/v2-returns) take only `charts`.",
    retry: "after a change",
  },
  INVALID_PICTURE: {
    cause:
      "The query parameter `theme` or `width` of a picture has an unknown value. Requests for JSON ignore both.",
    remedy: "Use `light`, `dark` or `print`, and 200 to 2400 pixels: see [pictures](/docs/guides/pictures).",
    retry: "after a change",
  },
  INVALID_QUERY: {
    cause: "The search for places has no text, a text that is too short or too long, or an invalid `limit`.",
    remedy: "Start searching at the second character that a person types.",
    retry: "after a change",
  },
  RESULT_TOO_LARGE: {
    cause:
      "The result would have more than 1,000 passes; with `include=charts` the limit is 50, which the message then names. " +
      "The Moon alone passes a point 13 times a year.",
    remedy:
      "Ask for a shorter span, or for fewer kinds, and put the parts together: see [returns](/docs/guides/returns).",
    retry: "after a change",
  },
  IDEMPOTENCY_KEY_INVALID: {
    cause: "The header `Idempotency-Key` has more than 255 characters, or one that is not visible ASCII.",
    remedy: "Use a random UUID for each new request: see [retries](/docs/guides/retries).",
    retry: "after a change",
  },
  IDEMPOTENCY_KEY_REUSED: {
    cause:
      "This `Idempotency-Key` was used for a different request within the last 24 hours: for another path, other " +
      "members of the body or another `include`. The format, theme and width of a picture make no difference.",
    remedy: "Make a new key for each new request, and keep a key only for retries of the same request.",
    retry: "after a change",
  },
  IDEMPOTENCY_KEY_IN_USE: {
    cause:
      "A request with this `Idempotency-Key` is still being processed, perhaps one that your client gave up on.",
    remedy:
      "Send the same request again after the seconds in `Retry-After`. You then get the result of the first one.",
    retry: "after Retry-After",
  },
  CREDITS_EXHAUSTED: {
    cause:
      "The account has no credit left or, for a batch, fewer credits than the batch has births. The message of a batch " +
      "has both numbers: “This request needs 2 credits, one for each birth. Your account has 1.”",
    remedy:
      "Wait for the renewal, whose day the dashboard shows, or ask the operator to grant credits, which count " +
      "immediately. A larger plan brings its credits from the next renewal on. To notice earlier, watch the header " +
      "`X-Credits-Remaining`: see [credits and plans](/docs/guides/credits#watch-your-balance).",
    retry: "with new credits",
  },
  GEOCODE_KEY_INVALID: {
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
  GEOCODE_LOCATION_NOT_FOUND: {
    cause:
      "No place of this name was found in the country or region that you named: the name is misspelt, the place is too " +
      "small to be listed, or the text is only a postcode. Or the text names only a country, a state or a continent, " +
      "whose middle may have another time zone than the birthplace.",
    remedy:
      "Send `City, Country` or `City, Region, Country`. With the built-in index of places, the message suggests up to " +
      "three: places with the same or a similar name or, for a country or a state, its largest cities. For a place " +
      "that is too small, send the nearest town or its coordinates.\n\nLet people pick from " +
      "[GET /v2/places](/docs/reference/v2-places), so that no name is misspelt. More: " +
      "[places and time zones](/docs/guides/places). In a batch or for several people, the message begins with the input, " +
      "such as `births[0]:`.\n\n" +
      WITHOUT_GEOCODING,
    retry: "after a change",
  },
  GEOCODE_RATE_LIMITED: {
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
    cause:
      "The geocoding service failed, and so did our retries. Or five lookups with your key have failed in a row: then we " +
      `pause calls with this key for 30 seconds. ${RARE_WITHOUT_PROVIDER}`,
    remedy: `If it still fails after some minutes, report the \`X-Request-Id\` to the operator.\n\n${WITHOUT_GEOCODING}`,
    retry: "later",
  },
  GEOCODE_TIMEOUT: {
    cause:
      "The geocoding service did not answer within eight seconds. Or the request has many places, and looking them up " +
      "took too long: a batch has 18 seconds for all lookups, and a group starts none after 12 seconds. " +
      RARE_WITHOUT_PROVIDER,
    remedy: `Try again; after a batch, only with the births that failed.\n\n${WITHOUT_GEOCODING}`,
    retry: "later, without Retry-After",
  },
  TIMEZONE_LOOKUP_FAILED: {
    cause:
      "The time zone found for the birthplace is not in our table of time zones, or could not be read from it. This is a " +
      "fault of the service.",
    remedy:
      "Send the request again, with the same `Idempotency-Key` if you sent one: see [retries](/docs/guides/retries). A " +
      "zone that is missing fails each time: if all five attempts fail, report the place and the `X-Request-Id` to the " +
      "operator.",
    retry: "later, without Retry-After",
  },
  CHART_GENERATION_FAILED: {
    cause: "The chart could not be computed. This is a fault of the service.",
    remedy: AFTER_A_FAULT,
    retry: "later, without Retry-After",
  },
  INTERNAL_ERROR: {
    cause: "The service failed in an unexpected way. This is a fault of the service.",
    remedy: AFTER_A_FAULT,
    retry: "later, without Retry-After",
  },
  SERVICE_UNAVAILABLE: {
    cause:
      "The service is starting or stopping, has more requests than it can answer in time, or cannot reach its store.",
    remedy:
      "Send the request again, with the same `Idempotency-Key` if you sent one, and wait longer each time: see " +
      "[retries](/docs/guides/retries).",
    retry: "after Retry-After",
    charge:
      "With an `Idempotency-Key`, the request may already be charged: repeat it within 24 hours to get the result without " +
      "another charge. Without a key, a charge is given back: see " +
      "[when a credit is charged](/docs/guides/credits#when-a-credit-is-charged).",
  },
};
