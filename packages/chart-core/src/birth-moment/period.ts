/** A stretch of time in which a zone kept one offset. It ends where the next one starts. */
export interface Period {
  /** Its first instant, whole UTC seconds since 1970; -Infinity where nothing came before. */
  readonly startUtcSeconds: number;
  /** Local time minus UTC, whole seconds, east positive. */
  readonly offsetSeconds: number;
}
