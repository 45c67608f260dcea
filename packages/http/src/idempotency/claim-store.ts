import type { IdempotentRequest } from "./idempotent-request.js";

/** A request's claim to be the one that is answered under an Idempotency-Key. */
export interface KeyClaim extends IdempotentRequest {
  /** The request that holds the key if the claim succeeds. */
  readonly requestId: string;
  readonly claimedAt: Date;
  readonly leaseEndsAt: Date;
}

/** Result of a claim. */
export type ClaimOutcome =
  /** The request holds the key now. */
  | { readonly kind: "claimed" }
  /** Another request holds the key. */
  | { readonly kind: "in-use" }
  /** The same request was answered before, with these data. */
  | { readonly kind: "answered"; readonly data: string }
  /** The key belongs to a different request. */
  | { readonly kind: "reused" };

/** Leases on Idempotency-Keys, and the answers kept under them. */
export interface ClaimStore {
  /** Takes an Idempotency-Key that has neither a holder nor an answer. */
  claimKey(claim: KeyClaim): Promise<ClaimOutcome>;

  /** Releases a key that the request still holds, so that a repeat is answered anew. */
  releaseKey(keyHmac: string, requestId: string): Promise<void>;

  /** Deletes expired answers and leases, up to a limit. */
  purgeExpired(now: Date): Promise<void>;
}
