interface StoreFault extends ErrorOptions {
  /** Code of the database, such as `SQLITE_FULL` or the SQLSTATE `53100`. */
  readonly code?: string | undefined;
  readonly isOutcomeUnknown?: boolean;
}

/** The store is locked, full, broken or unreachable. Every method may reject with it and succeed later. */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";
  /** Code of the database, if it reported one. It is logged. */
  readonly code: string | undefined;
  /** True if the connection broke, or the disk failed, before the store reported its commit: it may have happened. */
  readonly isOutcomeUnknown: boolean;

  constructor(message?: string, { code, isOutcomeUnknown = false, ...options }: StoreFault = {}) {
    super(message, options);
    this.code = code;
    this.isOutcomeUnknown = isOutcomeUnknown;
  }
}
