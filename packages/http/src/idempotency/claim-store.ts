import type { IdempotentRequest } from "./idempotent-request.js";

/** Attempt of a request to become the only one that runs under its Idempotency-Key. */
export interface KeyClaim extends IdempotentRequest {
  /** Account of the request. The key's row names it, so that deleting the account finds the row. */
  readonly accountId: string;
  /** Request that holds the key if the claim succeeds. */
  readonly requestId: string;
  readonly claimedAt: Date;
  /** End of the claim if its request never finishes, for example after a crash. */
  readonly leaseEndsAt: Date;
}

export type ClaimOutcome =
  /** This request now holds the key. */
  | { readonly kind: "claimed" }
  /** The same request holds the key and has not finished; its lease ends then. */
  | { readonly kind: "in-use"; readonly leaseEndsAt: Date }
  /** The same request succeeded before and was charged, with this data. */
  | { readonly kind: "answered"; readonly data: string }
  /** The key was used for a request with a different endpoint or body. */
  | { readonly kind: "reused" };

export interface ClaimStore {
  /** Claims an Idempotency-Key, if it has neither a holder nor an answer. */
  claimKey(claim: KeyClaim): Promise<ClaimOutcome>;

  /** Releases a key that the request still holds, so that a retry runs again. */
  releaseKey(keyHmac: string, requestId: string): Promise<void>;

  /** Deletes expired answers and leases, up to a limit for each call; returns their number. */
  purgeExpired(now: Date): Promise<number>;

  /** Shortens the expiry of answers that were stored by a clock that was ahead; returns their number. */
  limitRetention(now: Date): Promise<number>;
}
