export interface GeocodeKeyFacts {
  readonly geocodeKeyHeader: string;
  /** Value of that header which works, or a placeholder for the reader's own key. */
  readonly geocodeKeyExample: string;
}

/** Explains the value of the geocoding key in examples. The service accepts any value if it looks up places itself. */
export function geocodeKeyNote({ geocodeKeyHeader, geocodeKeyExample }: GeocodeKeyFacts): string {
  return geocodeKeyExample === "any"
    ? `You need no geocoding key of your own: this service looks up places itself. Send ${geocodeKeyHeader} with any value.`
    : `Replace ${geocodeKeyExample} with your own key for Google's Geocoding API.`;
}
