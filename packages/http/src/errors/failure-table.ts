import type { Failure, FailureCode } from "./failure.js";
import type { Wording } from "./wording.js";

interface FailureRule {
  readonly status: number;
  /** One plain sentence, for people; where the versions differ, in the words of one. */
  readonly message: string | ((words: Wording) => string);
  readonly headers?: Readonly<Record<string, string>>;
}

/** The one table from a failure's code to its status and its words. */
const FAILURES: Readonly<Record<FailureCode, FailureRule>> = {
  BAD_REQUEST: { status: 400, message: "The request is not valid HTTP." },
  REQUEST_TIMEOUT: { status: 408, message: "The request did not arrive in time." },
  REQUEST_HEADERS_TOO_LARGE: { status: 431, message: "The request's headers are larger than 16 KiB." },
  NOT_FOUND: { status: 404, message: "This path does not exist." },
  METHOD_NOT_ALLOWED: { status: 405, message: "This path does not answer this method." },
  REQUEST_TOO_LARGE: { status: 413, message: "The request body must not be larger than 8 KiB." },
  API_KEY_MISSING: {
    status: 401,
    message: ({ apiKeyHeader, apiKeyScheme }) =>
      `The header ${apiKeyHeader} is missing; it must be ${apiKeyScheme}your API key.`,
  },
  API_KEY_INVALID: {
    status: 401,
    message: ({ apiKeyHeader, apiKeyScheme }) =>
      `The header ${apiKeyHeader} must be ${apiKeyScheme}a valid API key.`,
  },
  ACCOUNT_INACTIVE: { status: 403, message: "The account of this API key has been deactivated." },
  ACCESS_DENIED: { status: 403, message: "The plan of this account does not include this endpoint." },
  RATE_LIMIT_EXCEEDED: { status: 429, message: "This API key has made too many requests; try again later." },
  GEOCODE_KEY_MISSING: {
    status: 401,
    message: ({ geocodeKeyHeader }) =>
      `The header ${geocodeKeyHeader} is missing; it must hold your key for the geocoding service.`,
  },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: "The header Content-Type must be application/json." },
  INVALID_REQUEST_BODY: { status: 422, message: "The request body must be a JSON object in UTF-8." },
  INVALID_BIRTHDATE: {
    status: 400,
    message: ({ birthdateForm }) =>
      `The field birthdate must be a real date written as ${birthdateForm}, in the years 1800 to 2199.`,
  },
  INVALID_BIRTHTIME: {
    status: 400,
    message: "The field birthtime must be a time written as HH:MM, from 00:00 to 23:59.",
  },
  INVALID_LOCATION: {
    status: 400,
    message: ({ locationLength }) =>
      `The field location must be a text of ${locationLength} characters, such as "City, Country".`,
  },
  INVALID_LATITUDE: { status: 400, message: "The field lat must be a number from -90 to 90." },
  INVALID_LONGITUDE: { status: 400, message: "The field lng must be a number from -180 to 180." },
  IDEMPOTENCY_KEY_INVALID: {
    status: 400,
    message: "The header Idempotency-Key must be 1 to 255 visible ASCII characters.",
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    message: "The header Idempotency-Key was used before with another request.",
  },
  IDEMPOTENCY_KEY_IN_USE: {
    status: 409,
    message: "A request with this Idempotency-Key is still being answered; try again soon.",
    headers: { "Retry-After": "1" },
  },
  CREDITS_EXHAUSTED: {
    status: 402,
    message: "The account has no credits left.",
    // The balance at the time of authentication may be out of date by now.
    headers: { "X-Credits-Remaining": "0" },
  },
  GEOCODE_KEY_INVALID: {
    status: 400,
    message: ({ geocodeKeyHeader }) =>
      `The geocoding service refuses the key in the header ${geocodeKeyHeader}.`,
  },
  GEOCODE_LOCATION_NOT_FOUND: {
    status: 400,
    message: "The field location names no city that the geocoding service knows.",
  },
  GEOCODE_RATE_LIMITED: {
    status: 429,
    message: ({ geocodeKeyHeader }) =>
      `The geocoding service's quota for the key in the header ${geocodeKeyHeader} is used up.`,
    headers: { "Retry-After": "60" },
  },
  GEOCODE_UNAVAILABLE: {
    status: 502,
    message: "The geocoding service could not answer; nothing was charged.",
  },
  GEOCODE_TIMEOUT: {
    status: 504,
    message: "The geocoding service did not answer in time; nothing was charged.",
  },
  TIMEZONE_LOOKUP_FAILED: {
    status: 500,
    message: "The time zone of the birth place could not be determined; nothing was charged.",
  },
  CHART_GENERATION_FAILED: { status: 500, message: "The chart could not be computed; nothing was charged." },
  INTERNAL_ERROR: { status: 500, message: "The service failed to answer this request." },
  SERVICE_UNAVAILABLE: {
    status: 503,
    message: "The service cannot answer at the moment; try again soon.",
    headers: { "Retry-After": "1" },
  },
};

/** Every code, in the order of the table. */
export const FAILURE_CODES = Object.keys(FAILURES) as readonly FailureCode[];

/** A failure with everything that an answer says of it. */
export interface DescribedFailure {
  readonly code: FailureCode;
  readonly status: number;
  readonly message: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** RFC 9110 asks every 401 to name a scheme that would be accepted: here the one of the key that lacks. */
function challengeOf(code: FailureCode, { challenge, geocodeKeyHeader }: Wording): string {
  return code === "GEOCODE_KEY_MISSING" ? geocodeKeyHeader : challenge;
}

export function describeFailure(failure: Failure, words: Wording): DescribedFailure {
  const { status, message, headers } = FAILURES[failure.code];
  return {
    code: failure.code,
    status,
    message: failure.message ?? (typeof message === "string" ? message : message(words)),
    headers: {
      ...headers,
      ...(status === 401 && { "WWW-Authenticate": challengeOf(failure.code, words) }),
      ...failure.headers,
    },
  };
}
