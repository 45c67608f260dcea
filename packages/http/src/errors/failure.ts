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
  | "NOT_ACCEPTABLE"
  | "UNSUPPORTED_MEDIA_TYPE"
  | "INVALID_REQUEST_BODY"
  | "INVALID_BIRTHDATE"
  | "INVALID_BIRTHTIME"
  | "INVALID_LOCATION"
  | "INVALID_LATITUDE"
  | "INVALID_LONGITUDE"
  | "INVALID_WINDOW"
  | "INVALID_MOMENT"
  | "INVALID_PEOPLE"
  | "INVALID_BIRTHS"
  | "INVALID_KINDS"
  | "INVALID_INCLUDE"
  | "INVALID_PICTURE"
  | "INVALID_QUERY"
  | "RESULT_TOO_LARGE"
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
  readonly message?: string | undefined;
  /** Response headers for this failure, such as `Allow`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Error behind a failure of the service: logged, never sent to the caller. */
  readonly cause?: unknown;
  /** Item of a list that the failure is about, such as `people[1]`. */
  readonly item?: string | undefined;
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
  readonly item: string | undefined;

  constructor(code: FailureCode, { message, headers = {}, cause, item }: FailureDetails = {}) {
    this.code = code;
    this.message = message;
    this.headers = headers;
    this.cause = cause;
    this.item = item;
  }

  /** Returns the same failure with the item of a list that it is about; undefined if it is about no list. */
  within(item: string | undefined): Failure {
    return item === undefined ? this : new Failure(this.code, { ...this, item });
  }
}
