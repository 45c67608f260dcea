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

/** A request whose answer costs a credit. */
export interface PaidRequest {
  readonly account: Account;
  readonly requestId: string;
  /** Path of the endpoint, for the ledger. */
  readonly endpoint: string;
  /** Undefined if the caller sent no Idempotency-Key. */
  readonly idempotency: IdempotentRequest | undefined;
  readonly measure: MeasureStage;
}

/** An answer whose credit has been taken, durably. */
export interface PaidAnswer {
  /** Data of the answer, as JSON: the text that is charged, kept for repeats and sent. */
  readonly json: string;
  readonly creditsLeft: number;
  /** True for the answer to an earlier request, which took the credit. */
  readonly isReplayed: boolean;
}

/** Takes the credit of an answer and keeps the answer for repeats; resolves once both are durable. */
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
  // A concurrent request may have taken the last credit, or this one's lease, meanwhile.
  if (outcome === "exhausted") return new Failure("CREDITS_EXHAUSTED");
  if (outcome === "lease-lost") return new Failure("IDEMPOTENCY_KEY_IN_USE");
  return { json, creditsLeft: outcome, isReplayed: false };
}
