/** The names of the interface's own request headers. */
export interface HeaderNames {
  /** v1: the API key. */
  readonly apiKey: string;
  /** Both versions: the caller's key for the geocoding service. */
  readonly geocodeKey: string;
}

/** @param prefix The configured word that the names start with, `Chart` unless changed. */
export function headerNames(prefix: string): HeaderNames {
  return { apiKey: `${prefix}-Api-Key`, geocodeKey: `${prefix}-Geocode-Key` };
}
