/** Caller of a request, who waits for a place or a picture. Creating its signal costs time, so read that only if there is a wait. */
export interface Caller {
  /** Aborts once the caller no longer waits. */
  readonly signal?: AbortSignal;
  /** Id of the account whose key the request has. */
  readonly account?: string | undefined;
  /** True if the request's work runs in steps, between which it waits. */
  readonly isPaced?: boolean | undefined;
}
