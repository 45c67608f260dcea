export interface HeaderNames {
  /** Request header of the API key in v1. */
  readonly apiKey: string;
  /** Request header of the caller's geocoding key, in both versions. */
  readonly geocodeKey: string;
  /** Response header of the birthplace's name. */
  readonly place: string;
  /** Response header of the birthplace's coordinates. */
  readonly coordinates: string;
  /** Response header of the birthplace's time zone. */
  readonly timeZone: string;
  /** Response header of local time minus UTC at the birth. */
  readonly utcOffset: string;
  /** Response header that says how the local time was read. */
  readonly localTimeKind: string;
  /** Response header that counts the other places that the text may mean. */
  readonly placeAlternatives: string;
}

/** Returns the header names for a prefix, their configured first word. */
export function headerNames(prefix: string): HeaderNames {
  return {
    apiKey: `${prefix}-Api-Key`,
    geocodeKey: `${prefix}-Geocode-Key`,
    place: `${prefix}-Place`,
    coordinates: `${prefix}-Coordinates`,
    timeZone: `${prefix}-Time-Zone`,
    utcOffset: `${prefix}-Utc-Offset`,
    localTimeKind: `${prefix}-Local-Time-Kind`,
    placeAlternatives: `${prefix}-Place-Alternatives`,
  };
}
