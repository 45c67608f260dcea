import type { FailureCode } from "./types.js";

/**
 * Reason why a call failed without an answer of the API:
 *
 * - `NO_RESPONSE`: no complete response came in time. The network or the service failed.
 * - `UNEXPECTED_RESPONSE`: the response is not the API's, such as the error page of a proxy. Check `baseUrl`.
 * - `ABORTED`: your signal, or a newer search of the same picker, ended the call.
 */
export type ClientFailureCode = "NO_RESPONSE" | "UNEXPECTED_RESPONSE" | "ABORTED";

/** Facts about a failed call, apart from its message. */
export interface ChartApiErrorFacts {
  /** Reason of the failure: an `errorCode` of the API, or one of the client's own. Branch on it. */
  readonly code: FailureCode | ClientFailureCode;
  /** HTTP status of the last try; 0 if it had no response, was aborted, or was redirected in a browser. */
  readonly status: number;
  /** Seconds to wait before the next attempt, as the last try's response said; undefined if it did not. */
  readonly retryAfterSeconds: number | undefined;
  /** ID of the last try. Report it to the operator if an error from status 500 on persists. */
  readonly requestId: string | undefined;
  /** `Idempotency-Key` of the call; undefined for calls that cost nothing. */
  readonly idempotencyKey: string | undefined;
  /**
   * `"no"` if the call certainly cost nothing. `"unknown"` if a request may have been charged, although its result was
   * lost: the same call with this `idempotencyKey` within 24 hours gets that result at no further cost. Of a batch, it
   * speaks of the request that failed: run the batch again with its own `key`.
   */
  readonly charged: "no" | "unknown";
}

/** A call that failed, after its retries. */
export class ChartApiError extends Error implements ChartApiErrorFacts {
  override readonly name = "ChartApiError";
  readonly code: FailureCode | ClientFailureCode;
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;
  readonly requestId: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly charged: "no" | "unknown";

  /** @param message One or two sentences for people. Its words may change. */
  constructor(message: string, facts: ChartApiErrorFacts, options?: { readonly cause: unknown }) {
    super(message, options);
    this.code = facts.code;
    this.status = facts.status;
    this.retryAfterSeconds = facts.retryAfterSeconds;
    this.requestId = facts.requestId;
    this.idempotencyKey = facts.idempotencyKey;
    this.charged = facts.charged;
  }
}
