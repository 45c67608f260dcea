/** Names of the API's own request headers. */
export interface HeaderNames {
  /** Header of the API key in v1. */
  readonly apiKey: string;
  /** Header of the caller's geocoding key, in both versions. */
  readonly geocodeKey: string;
}

/**
 * Returns the header names for a prefix.
 *
 * @param prefix Configured first word of the names; `Chart` by default.
 */
export function headerNames(prefix: string): HeaderNames {
  return { apiKey: `${prefix}-Api-Key`, geocodeKey: `${prefix}-Geocode-Key` };
}
