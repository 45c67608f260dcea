/** Every way in which an answer can refuse; clients branch on these words. */
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

/** What a failure may carry besides its code. */
export interface FailureDetails {
  /** A sentence that replaces the table's; never the caller's input. */
  readonly message?: string;
  /** Headers that this failure alone needs, such as `Allow`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The error behind a fault of ours: for the log, never for the answer. */
  readonly cause?: unknown;
}

/**
 * Why a request is refused, as a value: returned, never thrown. The edge turns it into an answer through
 * its one table.
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
