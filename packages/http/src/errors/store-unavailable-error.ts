/**
 * The store is locked, full, broken or unreachable. Every method of a store may reject with this error; the request may
 * succeed later.
 */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";
}
