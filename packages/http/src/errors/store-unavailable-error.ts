/** The store is locked, full, broken or unreachable; the request may succeed later. Every method of a store may reject with it. */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";
}
