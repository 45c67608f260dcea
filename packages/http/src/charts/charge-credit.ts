import type { Account } from "../accounts/account.js";
import { Failure } from "../errors/failure.js";
import { ANSWER_TTL_MS, type IdempotentRequest } from "../idempotency/idempotent-request.js";
import type { MeasureStage } from "../telemetry/request-record.js";
import type { ChargeStore } from "./charge-store.js";

/** Dependencies of {@link chargeCredit}. */
export interface ChargeDeps {
  readonly charges: ChargeStore;
  readonly now: () => Date;
}

/** A request that costs a credit if it succeeds. */
export interface PaidRequest {
  readonly account: Account;
  readonly requestId: string;
  /** Path of the endpoint, for the ledger. */
  readonly endpoint: string;
  /** Undefined if the caller sent no Idempotency-Key. */
  readonly idempotency: IdempotentRequest | undefined;
  /** Measures the stages of this request. */
  readonly measure: MeasureStage;
}

/** An answer whose charge is on disk. */
export interface PaidAnswer {
  /** Data of the answer as JSON. The same text is sent and stored for retries. */
  readonly json: string;
  readonly creditsLeft: number;
  /** True if this is the stored answer to an earlier request, which paid for it. */
  readonly isReplayed: boolean;
}

/**
 * Takes the credit for an answer and stores the answer for retries, in one transaction; resolves once it is on disk.
 *
 * @param json Data of the answer.
 */
export async function chargeCredit(
  { charges, now }: ChargeDeps,
  { account, requestId, endpoint, idempotency, measure }: PaidRequest,
  json: string,
): Promise<PaidAnswer | Failure> {
  const chargedAt = now();
  const answer = idempotency && {
    ...idempotency,
    data: json,
    keptUntil: new Date(chargedAt.getTime() + ANSWER_TTL_MS),
  };
  const charge = { accountId: account.id, requestId, endpoint, chargedAt, answer };
  const outcome = await measure("charge", () => charges.charge(charge));
  // Since the first checks, another request may have taken the last credit, or claimed the key after the lease ended.
  if (outcome === "exhausted") return new Failure("CREDITS_EXHAUSTED");
  if (outcome === "lease-lost") return new Failure("IDEMPOTENCY_KEY_IN_USE");
  return { json, creditsLeft: outcome, isReplayed: false };
}
