/** Writes one log line: its fields and its message, or the message alone. */
interface WriteLine {
  (fields: object, message?: string): void;
  (message: string): void;
}

/** Log of the service, as pino and most other loggers have it. */
export interface Logger {
  readonly debug: WriteLine;
  readonly info: WriteLine;
  readonly warn: WriteLine;
  readonly error: WriteLine;
}
