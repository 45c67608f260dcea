/** Parts of error messages that differ between v1 and v2, with names in backticks as in the records. */
export interface Wording {
  /** Value of `WWW-Authenticate` for a missing or invalid API key. */
  readonly challenge: string;
  /** Header line with the API key, such as `Authorization: Bearer <key>`. */
  readonly apiKeyHeaderLine: string;
  readonly geocodeKeyHeader: string;
  /** Format of a date, with its preposition: `as YYYY-MM-DD`. */
  readonly birthdateFormat: string;
  /** Number of characters in a location: `4 to 200`, `at least 4`. */
  readonly locationLength: string;
  /** Advice to callers whose place cannot be looked up, such as `send coordinates to /v2/charts/coordinates`. */
  readonly withoutGeocoding: string;
  /** Paths for births without an exact time, such as `/v2/charts/window`. */
  readonly windowPaths: string;
  /** Ways to send a birth, such as "`birthdate` and `birthtime` with `timeZone`; or `utc` alone". */
  readonly birthWays: string;
}
