import type { Coordinates } from "chart-core";
import type { Caller } from "./caller.js";

/** Place that was found for a text. */
export interface Place {
  readonly coords: Coordinates;
  /** IANA name of its time zone, if the provider knows it. */
  readonly zone?: string;
  /** Names to show, from the provider's data; absent for a place that the caller gave as coordinates. */
  readonly names?: PlaceNames;
  /** Other places that the text may mean, in other time zones; absent if there are none. */
  readonly alternatives?: readonly ZonedPlace[];
}

/** Names of a place, in English where the provider has them. */
export interface PlaceNames {
  /** Name of the city, town or village. */
  readonly name: string;
  /** Name of the first-level division; empty if unknown. */
  readonly region: string;
  /** Name of the country; empty if unknown. */
  readonly country: string;
  /** Name of the former city whose coordinates these are; absent for a place of today. */
  readonly formerName?: string;
}

export interface ZonedPlace {
  readonly coords: Coordinates;
  /** IANA name of the time zone. */
  readonly zone: string;
}

type GeocodeFailureCode =
  | "GEOCODE_KEY_INVALID"
  | "GEOCODE_LOCATION_NOT_FOUND"
  | "GEOCODE_RATE_LIMITED"
  | "GEOCODE_UNAVAILABLE"
  | "GEOCODE_TIMEOUT";

/** Reason why no place was found for a text. A value, because geocoders do not throw for it. */
export interface GeocodeFailure {
  readonly code: GeocodeFailureCode;
  /** Up to three places of the gazetteer that the text may mean, such as "Paris, Texas, United States". */
  readonly suggestions?: readonly string[];
  /** Whole seconds after which a retry makes sense, if known. */
  readonly retryAfterSeconds?: number;
  /** Error of the provider, for the log. It never contains the key, the URL or the text. */
  readonly cause?: unknown;
}

/** Port to a geocoding provider: finds the place of a text such as "Amsterdam, The Netherlands". */
export interface Geocoder {
  /**
   * Finds a place. A provider's failure is a result; the promise rejects only with the signal's reason after the caller
   * has aborted.
   *
   * @param key The caller's own key for the provider; not empty.
   */
  geocode(location: string, key: string, caller?: Caller): Promise<Place | GeocodeFailure>;

  /**
   * True if a lookup costs nothing and depends on nobody else. A replay then looks its place up again, to show it;
   * otherwise its headers have no place.
   */
  readonly isFree?: boolean;

  /** Number of callers' keys whose circuit is open. Absent if the provider is on this machine. */
  openCircuits?(): number;

  /** Releases the provider's resources. */
  close?(): Promise<void>;
}

/** Returns true if the result is a failure. */
export function isGeocodeFailure(result: Place | GeocodeFailure): result is GeocodeFailure {
  return "code" in result;
}
