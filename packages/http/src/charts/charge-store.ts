import type { IdempotentRequest } from "../idempotency/idempotent-request.js";

/** One credit, for one answered request. */
export interface Charge {
  readonly accountId: string;
  /** At most one charge ever exists for a request. */
  readonly requestId: string;
  /** The path of the endpoint that answered. */
  readonly endpoint?: string | undefined;
  readonly chargedAt: Date;
  /** Written together with the charge, for repeats of the request. */
  readonly answer?: KeptAnswer | undefined;
}

/** The answer to a request with an Idempotency-Key, whose lease the request holds. */
interface KeptAnswer extends IdempotentRequest {
  /** The endpoint's data, as JSON. */
  readonly data: string;
  readonly keptUntil: Date;
}

/**
 * The credits left after a charge, or the reason why nothing was charged: no credit was left, or the request's
 * lease ended and another request has taken its Idempotency-Key.
 */
export type ChargeOutcome = number | "exhausted" | "lease-lost";

/** Charges for answered requests. */
export interface ChargeStore {
  /**
   * Takes one credit, if one is left; a resolved charge is on disk. Begins the account's new period first, if one
   * is due. Concurrent charges share a commit; each has its own outcome.
   */
  charge(charge: Charge): Promise<ChargeOutcome>;
}
