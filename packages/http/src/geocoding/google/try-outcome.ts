import type { GeocodeFailure, Place } from "../geocoder.js";

/**
 * Fault of a provider, in our own words. It never wraps the error behind it, whose message may hold the URL and with it
 * the caller's key and the place.
 */
export class ProviderFault extends Error {
  override readonly name = "ProviderFault";
}

/** Result of one try. */
export interface TryOutcome {
  readonly result: Place | GeocodeFailure;
  /** Further tries that the same question is worth after this outcome. */
  readonly retries: 0 | 1 | 2;
  /** Shortest delay before the next try; the longest is twice as long. */
  readonly retryDelayMs: number;
}

/** Outcome that another try would not change. */
export function settled(result: Place | GeocodeFailure): TryOutcome {
  return { result, retries: 0, retryDelayMs: 0 };
}

/** Outcome of a provider's fault that may pass. */
export function retryable(reason: string, retryAfterSeconds?: number): TryOutcome {
  return { result: unavailable(reason, retryAfterSeconds), retries: 2, retryDelayMs: 150 };
}

/** Outcome of a caller's key over its quota, perhaps for a second only. */
export function overQuota(retryAfterSeconds = 60): TryOutcome {
  return { result: { code: "GEOCODE_RATE_LIMITED", retryAfterSeconds }, retries: 1, retryDelayMs: 200 };
}

/** Outcome of a try without an answer in time. */
export function timedOut(): TryOutcome {
  return { result: { code: "GEOCODE_TIMEOUT" }, retries: 2, retryDelayMs: 0 };
}

/**
 * Failure of a provider that did not answer properly.
 *
 * @param reason In our own words; no part of the request.
 */
export function unavailable(reason: string, retryAfterSeconds?: number): GeocodeFailure {
  return {
    code: "GEOCODE_UNAVAILABLE",
    cause: new ProviderFault(reason),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}
