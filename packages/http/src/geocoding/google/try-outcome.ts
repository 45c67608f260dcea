import type { GeocodeFailure, Place } from "../geocoder.js";
import { ProviderFault } from "../provider-fault.js";

/** What one try came to. */
export interface TryOutcome {
  readonly result: Place | GeocodeFailure;
  /** How many more tries the same question is worth after this outcome. */
  readonly retries: 0 | 1 | 2;
  /** How long to wait before the next of them: from this to twice this. */
  readonly retryDelayMs: number;
}

/** No other try would end differently. */
export function final(result: Place | GeocodeFailure): TryOutcome {
  return { result, retries: 0, retryDelayMs: 0 };
}

/** The provider is in trouble, which may pass. */
export function trouble(reason: string, retryAfterSeconds?: number): TryOutcome {
  return { result: unavailable(reason, retryAfterSeconds), retries: 2, retryDelayMs: 150 };
}

/** The provider is over the quota of the caller's key, perhaps for a second only. */
export function overQuota(retryAfterSeconds = 60): TryOutcome {
  return { result: { code: "GEOCODE_RATE_LIMITED", retryAfterSeconds }, retries: 1, retryDelayMs: 200 };
}

/** The provider did not answer this try. */
export function noAnswer(): TryOutcome {
  return { result: { code: "GEOCODE_TIMEOUT" }, retries: 2, retryDelayMs: 0 };
}

/** @param reason In our own words; no part of what was sent. */
export function unavailable(reason: string, retryAfterSeconds?: number): GeocodeFailure {
  return {
    code: "GEOCODE_UNAVAILABLE",
    cause: new ProviderFault(reason),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}
