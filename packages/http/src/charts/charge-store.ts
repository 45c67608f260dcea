import type { IdempotentRequest } from "../idempotency/idempotent-request.js";

/** A charge for one request. */
export interface Charge {
  readonly accountId: string;
  /** Unique: a request is charged at most once. */
  readonly requestId: string;
  readonly endpoint?: string | undefined;
  readonly chargedAt: Date;
  /** Number of credits, by default one. A charge of none, which the API never makes, only stores its answer. */
  readonly credits?: number | undefined;
  /** Answer to store for retries, in the same transaction; undefined without an Idempotency-Key. */
  readonly answer?: KeptAnswer | undefined;
}

interface KeptAnswer extends IdempotentRequest {
  /** Data of the answer as JSON. */
  readonly data: string;
  readonly keptUntil: Date;
}

/**
 * Number of credits left after a charge, or the reason for which nothing was charged: "exhausted" if no credit was
 * left; the credits left if a charge of several needs more; "lease-lost" if the request's lease had ended and another
 * request has claimed its Idempotency-Key.
 */
export type ChargeOutcome = number | "exhausted" | { readonly creditsLeft: number } | "lease-lost";

/** A request whose charge has an unknown outcome. */
export type ChargedRequest = Pick<Charge, "accountId" | "requestId">;

export interface FoundCharge {
  readonly requestId: string;
  readonly creditsLeft: number;
}

/** Record of a refund, for the audit. */
interface RefundAudit {
  readonly at: Date;
  /** Always the service itself. */
  readonly actor: string;
  readonly action: "credits.refunded";
  readonly accountId: string;
  /** Short description of the refund. */
  readonly detail: string;
  readonly requestId: string;
}

/** Charges credits for answers. */
export interface ChargeStore {
  /**
   * Takes the credits of a charge, all of them or none. First renews the account, if its period has ended. Concurrent
   * charges share a commit, but each has its own outcome. The charge is on disk when the promise resolves.
   */
  charge(charge: Charge): Promise<ChargeOutcome>;

  /** Finds the charges of requests, once no other transaction holds their accounts; leaves out those not charged. */
  findCharges(requests: readonly ChargedRequest[], now: Date): Promise<readonly FoundCharge[]>;

  /**
   * Gives back the credits of a charge. Returns false, and changes nothing, if the request was not charged, or if its
   * charge was refunded before.
   *
   * @param reason Explanation in the ledger.
   */
  refund(request: ChargedRequest, reason: string, audit: RefundAudit): Promise<boolean>;
}
