import { ANSWER_TTL_MS } from "../base/answer-ttl.js";
import type { MeasureStage } from "../base/request-record.js";
import { StoreUnavailableError } from "../base/store-unavailable-error.js";
import { Failure } from "../errors/failure.js";
import type { IdempotentRequest } from "../idempotency/idempotent-request.js";
import type { ApiAccount } from "../ports/access.js";
import type { Caller } from "../ports/caller.js";
import type { Charge, ChargeOutcome, ChargeStore } from "./charge-store.js";
import type { InDoubtCharges } from "./in-doubt-charges.js";
import { writeKept } from "./kept-answer.js";
import type { Draft } from "./order.js";

export interface ChargeDeps {
  /** Undefined if results cost nothing. */
  readonly charges: Pick<ChargeStore, "charge"> | undefined;
  readonly inDoubt: Pick<InDoubtCharges, "settle"> | undefined;
  readonly now: () => Date;
}

export interface PaidRequest {
  readonly account: Pick<ApiAccount, "id" | "credits">;
  readonly requestId: string;
  readonly endpoint: string;
  /** Undefined if the caller sent no Idempotency-Key. */
  readonly idempotency: IdempotentRequest | undefined;
  readonly measure: MeasureStage;
  readonly caller: Caller;
}

/** An answer whose charge is on disk, if it costs anything. */
export interface PaidAnswer {
  /** Data of the answer as JSON; of a stored answer, the text that was kept. */
  readonly json: string;
  /** Undefined if results cost nothing. */
  readonly creditsLeft?: number | undefined;
  /** Number of credits that this request was charged. */
  readonly credits: number;
  /** True if this is the stored answer to an earlier request, which paid for it. */
  readonly isReplayed: boolean;
}

/**
 * Takes the credits and stores what the answer keeps for retries, in one transaction; resolves once on disk. An answer
 * that costs nothing is not stored: to compute it again is no loss, and a batch may succeed the next time.
 */
export async function chargeCredits(
  { charges, inDoubt, now }: ChargeDeps,
  { account, requestId, endpoint, idempotency, measure, caller }: PaidRequest,
  draft: Draft,
): Promise<PaidAnswer | Failure> {
  const { json, credits = 1 } = draft;
  if (charges === undefined) return { json, credits: 0, isReplayed: false };
  if (credits === 0) return { json, creditsLeft: account.credits, credits, isReplayed: false };
  const chargedAt = now();
  const answer = idempotency && {
    keyHmac: idempotency.keyHmac,
    fingerprint: idempotency.fingerprint,
    previous: idempotency.previous,
    data: writeKept(draft),
    keptUntil: new Date(chargedAt.getTime() + ANSWER_TTL_MS),
  };
  const charge = { accountId: account.id, requestId, endpoint, chargedAt, credits, answer };
  const outcome = await measure("charge", () => chargeOrSettle({ charges, inDoubt }, charge, caller));
  // Since the first checks, another request may have taken the last credit, or claimed the key after the lease ended.
  if (outcome === "exhausted") return new Failure("CREDITS_EXHAUSTED");
  if (outcome === "lease-lost") return new Failure("IDEMPOTENCY_KEY_IN_USE");
  if (typeof outcome === "object") return tooFewCredits(outcome.creditsLeft, credits);
  return { json, creditsLeft: outcome, credits, isReplayed: false };
}

/** Creates the failure of a request that needs more credits than its account has. */
export function tooFewCredits(creditsLeft: number, needed: number): Failure {
  if (needed === 1) return new Failure("CREDITS_EXHAUSTED");
  return new Failure("CREDITS_EXHAUSTED", {
    message: `This request needs ${needed} credits, one for each birth. Your account has ${creditsLeft}.`,
    headers: { "X-Credits-Remaining": String(creditsLeft) },
  });
}

/**
 * Makes a charge. If the store fails without reporting the outcome, waits until it is known.
 *
 * @throws StoreUnavailableError if nothing was charged, or if the outcome is not known in time.
 */
async function chargeOrSettle(
  { charges, inDoubt }: { charges: Pick<ChargeStore, "charge">; inDoubt: ChargeDeps["inDoubt"] },
  charge: Charge,
  caller: Caller,
): Promise<ChargeOutcome> {
  try {
    return await charges.charge(charge);
  } catch (error) {
    const isInDoubt = error instanceof StoreUnavailableError && error.isOutcomeUnknown;
    const creditsLeft = isInDoubt ? await inDoubt?.settle(charge, caller) : undefined;
    if (creditsLeft === undefined) throw error;
    return creditsLeft;
  }
}
