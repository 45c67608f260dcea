/** Optional details of a {@link StoreUnavailableError}. */
interface StoreFault extends ErrorOptions {
  readonly isOutcomeUnknown?: boolean;
}

/**
 * The store is locked, full, broken or unreachable. Every method of a store may reject with this error; the request may
 * succeed later.
 */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";
  /** True if the connection broke, or the disk failed, before the store reported its commit: it may have happened. */
  readonly isOutcomeUnknown: boolean;

  constructor(message?: string, { isOutcomeUnknown = false, ...options }: StoreFault = {}) {
    super(message, options);
    this.isOutcomeUnknown = isOutcomeUnknown;
  }
}
