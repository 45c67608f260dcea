import type { Failure, FailureCode } from "./failure.js";
import type { Wording } from "./wording.js";

/** Response to a failure. */
interface FailureRule {
  readonly status: number;
  /** One or two short sentences for people; a function if the versions word it differently. */
  readonly message: string | ((wording: Wording) => string);
  /** Field that the message is about; in an item of a list, its name follows that of the item. */
  readonly field?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Status and message of each code. A {@link Failure} may replace the message and add headers. */
const FAILURES: Readonly<Record<FailureCode, FailureRule>> = {
  BAD_REQUEST: { status: 400, message: "This is not a valid HTTP request." },
  REQUEST_TIMEOUT: { status: 408, message: "The request took too long to arrive. Please send it again." },
  REQUEST_HEADERS_TOO_LARGE: {
    status: 431,
    message: "The request headers are too large. The limit is 16 KiB.",
  },
  NOT_FOUND: { status: 404, message: "This path does not exist." },
  METHOD_NOT_ALLOWED: { status: 405, message: "This path does not support this method." },
  REQUEST_TOO_LARGE: { status: 413, message: "The request body is too large. The limit is 8 KiB." },
  API_KEY_MISSING: {
    status: 401,
    message: ({ apiKeyHeaderLine }) => `Missing API key. Send it as \`${apiKeyHeaderLine}\`.`,
  },
  API_KEY_INVALID: {
    status: 401,
    message: ({ apiKeyHeaderLine }) => `Invalid API key. Send it as \`${apiKeyHeaderLine}\`.`,
  },
  ACCOUNT_INACTIVE: {
    status: 403,
    message: "Your account has been deactivated. Please contact the operator of this service.",
  },
  ACCESS_DENIED: {
    status: 403,
    message: "Your plan does not include this endpoint. It needs a Developer, Scale or Lifetime plan.",
  },
  RATE_LIMIT_EXCEEDED: {
    status: 429,
    message: "Too many requests. Try again after the number of seconds in the header Retry-After.",
  },
  GEOCODE_KEY_MISSING: {
    status: 401,
    message: ({ geocodeKeyHeader, withoutGeocoding }) =>
      `Missing geocoding key. Send it as \`${geocodeKeyHeader}: <key>\` (any value, unless places come from Google), ` +
      `or ${withoutGeocoding}.`,
  },
  NOT_ACCEPTABLE: {
    status: 406,
    message:
      "None of the accepted types is available. Send `Accept: image/svg+xml`, `image/png` or `application/json`.",
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    message: "Unsupported content type. Send the body as `Content-Type: application/json`.",
  },
  INVALID_REQUEST_BODY: { status: 422, message: "The request body must be a JSON object in UTF-8." },
  INVALID_BIRTHDATE: {
    status: 400,
    field: "birthdate",
    message: ({ birthdateFormat }) =>
      `The field birthdate must be a real date in the years 1800 to 2199. Write it ${birthdateFormat}.`,
  },
  INVALID_BIRTHTIME: {
    status: 400,
    field: "birthtime",
    message: "The field birthtime must be a time from 00:00 to 23:59. Write it as HH:MM.",
  },
  INVALID_LOCATION: {
    status: 400,
    field: "location",
    message: ({ locationLength }) =>
      `The field location must be text with ${locationLength} characters. Write it as "City, Country".`,
  },
  INVALID_LATITUDE: { status: 400, field: "lat", message: "The field lat must be a number from -90 to 90." },
  INVALID_LONGITUDE: {
    status: 400,
    field: "lng",
    message: "The field lng must be a number from -180 to 180.",
  },
  INVALID_WINDOW: {
    status: 400,
    message:
      "The fields from and to must be two times as HH:MM (to may be 24:00), and the field from must be earlier than the " +
      "field to. Or send birthtime with plusMinusMinutes, a whole number from 1 to 720.",
  },
  INVALID_MOMENT: {
    status: 400,
    message:
      "The fields at, from and to must be moments in the years 1800 to 2199, written as YYYY-MM-DDTHH:MM:SSZ. " +
      "The field from must be earlier than the field to.",
  },
  INVALID_PEOPLE: { status: 400, message: "The field people must be a list of people, each a JSON object." },
  INVALID_BIRTHS: {
    status: 400,
    message: "The field births must be a list of 1 to 500 births, each a JSON object.",
  },
  INVALID_KINDS: {
    status: 400,
    message: "The field kinds must be a list of 1 to 7 different kinds of returns.",
  },
  INVALID_INCLUDE: {
    status: 400,
    message: "The parameter include has an unknown word.",
  },
  INVALID_PICTURE: {
    status: 400,
    message:
      "The parameter theme must be light, dark or print, and width a whole number of pixels from 200 to 2400.",
  },
  INVALID_QUERY: {
    status: 400,
    message: "The parameter q must be text with 2 to 100 characters, and limit a whole number from 1 to 20.",
  },
  RESULT_TOO_LARGE: {
    status: 400,
    message: "The span has more than 1,000 passes. Ask for a shorter span or fewer kinds.",
  },
  IDEMPOTENCY_KEY_INVALID: {
    status: 400,
    message: "The header Idempotency-Key must have 1 to 255 visible ASCII characters, without spaces.",
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    message: "This Idempotency-Key belongs to a different request. Use a new key for each new request.",
  },
  IDEMPOTENCY_KEY_IN_USE: {
    status: 409,
    message: "A request with this Idempotency-Key is still in progress. Try again in a moment.",
    headers: { "Retry-After": "1" },
  },
  CREDITS_EXHAUSTED: {
    status: 402,
    message: "Your account has no credits left. Your plan adds new ones each month.",
    // The response has the balance from authentication, which may be out of date by now.
    headers: { "X-Credits-Remaining": "0" },
  },
  GEOCODE_KEY_INVALID: {
    status: 400,
    message: ({ geocodeKeyHeader }) =>
      `The geocoding service rejected your key. Check the key in the header ${geocodeKeyHeader}.`,
  },
  GEOCODE_LOCATION_NOT_FOUND: {
    status: 400,
    message: ({ withoutGeocoding }) =>
      `We couldn't find that place. Use "City, Country", or ${withoutGeocoding}.`,
  },
  GEOCODE_RATE_LIMITED: {
    status: 429,
    message: ({ geocodeKeyHeader }) =>
      `The geocoding key in the header ${geocodeKeyHeader} has used up its quota. Try again later.`,
    headers: { "Retry-After": "60" },
  },
  GEOCODE_UNAVAILABLE: {
    status: 502,
    message: "The geocoding service is unavailable; you were not charged. Please try again.",
  },
  GEOCODE_TIMEOUT: {
    status: 504,
    message: "The geocoding service did not respond in time; you were not charged. Please try again.",
  },
  TIMEZONE_LOOKUP_FAILED: {
    status: 500,
    message: "We couldn't determine the time zone of the birthplace. You were not charged.",
  },
  CHART_GENERATION_FAILED: {
    status: 500,
    message: "We couldn't compute this chart. You were not charged.",
  },
  INTERNAL_ERROR: {
    status: 500,
    message: "Something went wrong on our side. If it happens again, report the X-Request-Id.",
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    message: "The service is unavailable right now. Try again in a moment.",
    headers: { "Retry-After": "1" },
  },
};

/** All codes, in the order of the table. */
export const FAILURE_CODES = Object.keys(FAILURES) as readonly FailureCode[];

/** Returns true for a code of the table. */
export function isFailureCode(code: string): code is FailureCode {
  return Object.hasOwn(FAILURES, code);
}

/** A failure with its status, message and headers. */
export interface DescribedFailure {
  readonly code: FailureCode;
  readonly status: number;
  readonly message: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Returns the message, status and headers of a failure. RFC 9110 requires `WWW-Authenticate` on every 401: it names the
 * scheme or header of the missing key.
 */
export function describeFailure(failure: Failure, wording: Wording): DescribedFailure {
  const { status, message, headers, field } = FAILURES[failure.code];
  const text = failure.message ?? (typeof message === "string" ? message : message(wording));
  return {
    code: failure.code,
    status,
    message: failure.item === undefined ? text : aboutItem(failure.item, field, text),
    headers: {
      ...headers,
      ...(status === 401 && { "WWW-Authenticate": challengeOf(failure.code, wording) }),
      ...failure.headers,
    },
  };
}

/** Words a message about an item of a list: the field's full name takes the place of its name. */
function aboutItem(item: string, field: string | undefined, text: string): string {
  return field === undefined ? `${item}: ${text}` : text.replace(`field ${field}`, `field ${item}.${field}`);
}

function challengeOf(code: FailureCode, { challenge, geocodeKeyHeader }: Wording): string {
  return code === "GEOCODE_KEY_MISSING" ? geocodeKeyHeader : challenge;
}
