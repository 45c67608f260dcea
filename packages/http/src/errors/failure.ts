import type { AccessCode } from "./records/access.js";
import type { BirthCode } from "./records/birth.js";
import type { IdempotencyCode } from "./records/idempotency.js";
import type { LimitCode } from "./records/limits.js";
import type { PlaceCode } from "./records/places.js";
import type { RequestCode } from "./records/request.js";
import type { ServiceCode } from "./records/service.js";

/** Code of every error that a response can report; clients branch on it. */
export type FailureCode =
  | AccessCode
  | LimitCode
  | BirthCode
  | PlaceCode
  | RequestCode
  | IdempotencyCode
  | ServiceCode;

export interface FailureDetails {
  /** Replaces the message of the record, without marks; never contains the caller's input. */
  readonly message?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Error behind a failure of the service: logged, never sent to the caller. */
  readonly cause?: unknown;
  /** Item of a list that the failure is about, such as `people[1]`. */
  readonly item?: string | undefined;
  /** True if the request lacks the field that the failure is about; the message says so. */
  readonly isMissing?: boolean;
  /** Sentence that follows the message; of the caller's input it contains names of members alone. */
  readonly note?: string | undefined;
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
  readonly isMissing: boolean;
  readonly note: string | undefined;

  constructor(
    code: FailureCode,
    { message, headers = {}, cause, item, isMissing = false, note }: FailureDetails = {},
  ) {
    this.code = code;
    this.message = message;
    this.headers = headers;
    this.cause = cause;
    this.item = item;
    this.isMissing = isMissing;
    this.note = note;
  }

  /** Returns the same failure with the item of a list that it is about; undefined if it is about no list. */
  within(item: string | undefined): Failure {
    return item === undefined ? this : new Failure(this.code, { ...this, item });
  }
}
