import type { GeocodeFailure, Place } from "chart-http";

/**
 * Error of a provider, with a message that the service words itself. It never wraps the original error, whose message may
 * contain the URL with the caller's key and the place.
 */
export class ProviderFault extends Error {
  override readonly name = "ProviderFault";
}

export interface TryOutcome {
  readonly result: Place | GeocodeFailure;
  /** Maximum total number of retries if a try ends like this. */
  readonly retries: 0 | 1 | 2;
  /** Minimum delay before the first retry. A random part adds up to as much again; later delays are multiples. */
  readonly retryDelayMs: number;
}

/** Outcome that a retry would not change. */
export function settled(result: Place | GeocodeFailure): TryOutcome {
  return { result, retries: 0, retryDelayMs: 0 };
}

/** Outcome of a provider's error that may be temporary. */
export function retryable(reason: string, retryAfterSeconds?: number): TryOutcome {
  return { result: unavailable(reason, retryAfterSeconds), retries: 2, retryDelayMs: 150 };
}

/** Outcome if the caller's key is over its quota, which may last only a second. */
export function overQuota(retryAfterSeconds = 60): TryOutcome {
  return { result: { code: "GEOCODE_RATE_LIMITED", retryAfterSeconds }, retries: 1, retryDelayMs: 200 };
}

/** Outcome of a try that timed out. */
export function timedOut(): TryOutcome {
  return { result: { code: "GEOCODE_TIMEOUT" }, retries: 2, retryDelayMs: 0 };
}

/** Makes the failure of a provider without a usable reply. `reason` is logged: it has no part of the request. */
export function unavailable(reason: string, retryAfterSeconds?: number): GeocodeFailure {
  return {
    code: "GEOCODE_UNAVAILABLE",
    cause: new ProviderFault(reason),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}
