import type { Coordinates } from "chart-core";

/** A place that a text names. */
export interface Place {
  readonly coords: Coordinates;
  /** The IANA name of its time zone, where the source knows it. */
  readonly zone?: string;
}

type GeocodeFailureCode =
  | "GEOCODE_KEY_INVALID"
  | "GEOCODE_LOCATION_NOT_FOUND"
  | "GEOCODE_RATE_LIMITED"
  | "GEOCODE_UNAVAILABLE"
  | "GEOCODE_TIMEOUT";

/** Why a text did not become a place, as a value. */
export interface GeocodeFailure {
  readonly code: GeocodeFailureCode;
  /** Whole seconds after which another try makes sense, where that is known. */
  readonly retryAfterSeconds?: number;
  /** What lies behind a fault of the provider, for the log: it never holds the key, the URL or the text. */
  readonly cause?: unknown;
}

/** Whoever waits for a place: a `Request`, whose signal is made when it is first looked at, at some cost. */
export interface Caller {
  /** Aborted once nobody waits any more. */
  readonly signal?: AbortSignal;
}

/** Turns a text such as "Amsterdam, The Netherlands" into a place: the port behind which the providers stand. */
export interface Geocoder {
  /**
   * Never rejects for a fault of the provider; rejects with the signal's reason once the caller has aborted.
   *
   * @param key The caller's own key for the provider; not empty.
   */
  geocode(location: string, key: string, caller?: Caller): Promise<Place | GeocodeFailure>;

  /** For how many callers' keys the provider is left alone at the moment; absent where it is on this machine. */
  openCircuits?(): number;

  close?(): Promise<void>;
}

export function isGeocodeFailure(result: Place | GeocodeFailure): result is GeocodeFailure {
  return "code" in result;
}
