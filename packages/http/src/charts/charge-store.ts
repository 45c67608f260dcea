import type { IdempotentRequest } from "../idempotency/idempotent-request.js";

/** A charge of one credit for one request. */
export interface Charge {
  readonly accountId: string;
  /** Unique: a request is charged at most once. */
  readonly requestId: string;
  /** Path of the endpoint. */
  readonly endpoint?: string | undefined;
  readonly chargedAt: Date;
  /** Answer to store for retries, in the same transaction; undefined without an Idempotency-Key. */
  readonly answer?: KeptAnswer | undefined;
}

/** Answer to a request that holds an Idempotency-Key. */
interface KeptAnswer extends IdempotentRequest {
  /** Data of the answer as JSON. */
  readonly data: string;
  readonly keptUntil: Date;
}

/**
 * Number of credits left after a charge, or the reason for which nothing was charged: "exhausted" if no credit was
 * left; "lease-lost" if the request's lease had ended and another request has claimed its Idempotency-Key.
 */
export type ChargeOutcome = number | "exhausted" | "lease-lost";

/** Charges credits for answers. */
export interface ChargeStore {
  /**
   * Takes one credit, if one is left. First renews the account, if its period has ended. Concurrent charges share a
   * commit, but each has its own outcome. The charge is on disk when the promise resolves.
   */
  charge(charge: Charge): Promise<ChargeOutcome>;
}
