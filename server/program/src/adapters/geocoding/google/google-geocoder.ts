import { setTimeout as delay } from "node:timers/promises";
import { type Caller, type GeocodeFailure, type Geocoder, isGeocodeFailure, type Place } from "chart-http";
import { CircuitBreaker } from "../circuit-breaker.js";
import { InFlight } from "../in-flight.js";
import { createSecretHasher } from "../secret-hasher.js";
import { askGoogleWithRetries, type RetryDeps } from "./ask-google-with-retries.js";
import { unavailable } from "./try-outcome.js";

export interface GoogleGeocoderOptions extends Partial<RetryDeps> {
  /** Full URL of the endpoint, http or https. The address and the key are added to its query. */
  readonly url: URL;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
}

const BREAKER = { failuresToOpen: 5, coolDownMs: 30_000, capacity: 10_000 };

/**
 * Creates a geocoder that uses Google's Geocoding API v3 with the caller's key. Concurrent requests with the same text
 * and key share one call. Results are not cached (see docs/decisions/0009).
 */
export function createGoogleGeocoder({ url, now, ...options }: GoogleGeocoderOptions): Geocoder {
  return new GoogleGeocoder(
    url,
    {
      fetch: globalThis.fetch,
      timeouts: { tryMs: 3000, totalMs: 8000 },
      sleep: (ms, signal) => delay(ms, undefined, { signal }),
      random: Math.random,
      ...options,
    },
    new CircuitBreaker({ ...BREAKER, now: now ?? (() => performance.now()) }),
  );
}

class GoogleGeocoder implements Geocoder {
  readonly #endpoint: URL;
  readonly #deps: RetryDeps;
  readonly #breaker: CircuitBreaker;
  readonly #inFlight = new InFlight<Place | GeocodeFailure>();
  readonly #hash = createSecretHasher();

  constructor(endpoint: URL, deps: RetryDeps, breaker: CircuitBreaker) {
    this.#endpoint = endpoint;
    this.#deps = deps;
    this.#breaker = breaker;
  }

  geocode(location: string, key: string, caller?: Caller): Promise<Place | GeocodeFailure> {
    return this.#inFlight.share(
      this.#hash(key, location),
      (shared) => this.#ask(location, key, shared),
      caller?.signal,
    );
  }

  openCircuits(): number {
    return this.#breaker.openCount;
  }

  async #ask(location: string, key: string, signal: AbortSignal): Promise<Place | GeocodeFailure> {
    const circuit = this.#hash(key);
    const waitMs = this.#breaker.admit(circuit);
    if (waitMs > 0) return unavailable("circuit open after repeated failures", Math.ceil(waitMs / 1000));

    const result = await askGoogleWithRetries(this.#deps, this.#urlFor(location, key), signal);
    if (isFault(result)) this.#breaker.reportFailure(circuit);
    else this.#breaker.reportSuccess(circuit);
    return result;
  }

  #urlFor(location: string, key: string): URL {
    const url = new URL(this.#endpoint);
    url.searchParams.set("address", location);
    url.searchParams.set("key", key);
    return url;
  }
}

/** Returns true if the provider failed, false if it answered, even with a refusal. */
function isFault(result: Place | GeocodeFailure): boolean {
  return (
    isGeocodeFailure(result) && (result.code === "GEOCODE_UNAVAILABLE" || result.code === "GEOCODE_TIMEOUT")
  );
}
