/** Code of every error that a response can report; clients branch on it. */
export type FailureCode =
  | "BAD_REQUEST"
  | "REQUEST_TIMEOUT"
  | "REQUEST_HEADERS_TOO_LARGE"
  | "NOT_FOUND"
  | "METHOD_NOT_ALLOWED"
  | "REQUEST_TOO_LARGE"
  | "API_KEY_MISSING"
  | "API_KEY_INVALID"
  | "ACCOUNT_INACTIVE"
  | "ACCESS_DENIED"
  | "RATE_LIMIT_EXCEEDED"
  | "GEOCODE_KEY_MISSING"
  | "UNSUPPORTED_MEDIA_TYPE"
  | "INVALID_REQUEST_BODY"
  | "INVALID_BIRTHDATE"
  | "INVALID_BIRTHTIME"
  | "INVALID_LOCATION"
  | "INVALID_LATITUDE"
  | "INVALID_LONGITUDE"
  | "INVALID_QUERY"
  | "IDEMPOTENCY_KEY_INVALID"
  | "IDEMPOTENCY_KEY_REUSED"
  | "IDEMPOTENCY_KEY_IN_USE"
  | "CREDITS_EXHAUSTED"
  | "GEOCODE_KEY_INVALID"
  | "GEOCODE_LOCATION_NOT_FOUND"
  | "GEOCODE_RATE_LIMITED"
  | "GEOCODE_UNAVAILABLE"
  | "GEOCODE_TIMEOUT"
  | "TIMEZONE_LOOKUP_FAILED"
  | "CHART_GENERATION_FAILED"
  | "INTERNAL_ERROR"
  | "SERVICE_UNAVAILABLE";

/** Optional details of a failure. */
export interface FailureDetails {
  /** Replaces the message of the failure table; never contains the caller's input. */
  readonly message?: string;
  /** Response headers for this failure, such as `Allow`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Error behind a failure of the service: logged, never sent to the caller. */
  readonly cause?: unknown;
}

/**
 * Reason why a request fails. Functions return it and never throw it, so that the compiler makes every caller handle it.
 * `refusalOf` turns it into the error response.
 */
export class Failure {
  readonly code: FailureCode;
  readonly message: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly cause: unknown;

  constructor(code: FailureCode, { message, headers = {}, cause }: FailureDetails = {}) {
    this.code = code;
    this.message = message;
    this.headers = headers;
    this.cause = cause;
  }
}
