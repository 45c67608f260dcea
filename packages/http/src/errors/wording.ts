/** The words in which the messages of the versions differ. */
export interface Wording {
  /** What WWW-Authenticate names. */
  readonly challenge: string;
  readonly apiKeyHeader: string;
  /** What stands before the key in that header: "Bearer, a space and ", or nothing. */
  readonly apiKeyScheme: string;
  readonly geocodeKeyHeader: string;
  /** How a date is written. */
  readonly birthdateForm: string;
  /** "4 to 200", "at least 4". */
  readonly locationLength: string;
}
