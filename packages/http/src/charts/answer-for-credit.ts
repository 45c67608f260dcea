import type { Account } from "../accounts/account.js";
import { Failure } from "../errors/failure.js";
import type { ClaimStore } from "../idempotency/claim-store.js";
import { ANSWER_TTL_MS, type IdempotentRequest, LEASE_MS } from "../idempotency/idempotent-request.js";
import { type Logger, loggableError } from "../telemetry/log.js";
import type { MeasureStage } from "../telemetry/measure-stage.js";
import type { ChargeStore } from "./charge-store.js";

export interface AnswerDeps {
  readonly store: {
    readonly charges: ChargeStore;
    readonly claims: Pick<ClaimStore, "claimKey" | "releaseKey">;
  };
  readonly now: () => Date;
  readonly logger: Pick<Logger, "warn">;
}

/** A request whose answer costs a credit. */
export interface PaidRequest {
  readonly account: Account;
  readonly requestId: string;
  /** The path that was called, for the ledger. */
  readonly endpoint: string;
  /** Undefined where the caller sent no Idempotency-Key. */
  readonly idempotency: IdempotentRequest | undefined;
  readonly measure: MeasureStage;
}

/** An answer whose credit has been taken, durably. */
export interface PaidAnswer {
  /** The answer's data, as JSON: what is charged, kept for repeats and sent is one and the same text. */
  readonly json: string;
  readonly creditsLeft: number;
  /** Whether it is the answer to an earlier request, which took the credit. */
  readonly isReplayed: boolean;
}

/** Makes an answer's data as JSON, or tells why it cannot. */
export type Compute = () => string | Failure | Promise<string | Failure>;

/**
 * An answer for a credit, once for each Idempotency-Key. The order is that of the interface: the key, a
 * credit, the answer, and the charge last, so that no failure costs a credit.
 */
export async function answerForCredit(
  deps: AnswerDeps,
  request: PaidRequest,
  compute: Compute,
): Promise<PaidAnswer | Failure> {
  const { account, requestId, idempotency } = request;
  if (idempotency === undefined) return computeAndCharge(deps, request, compute);

  const claimedAt = deps.now();
  const leaseEndsAt = new Date(claimedAt.getTime() + LEASE_MS);
  const claim = await deps.store.claims.claimKey({ ...idempotency, requestId, claimedAt, leaseEndsAt });
  switch (claim.kind) {
    case "reused":
      return new Failure("IDEMPOTENCY_KEY_REUSED");
    case "in-use":
      return new Failure("IDEMPOTENCY_KEY_IN_USE");
    case "answered":
      return { json: claim.data, creditsLeft: account.credits, isReplayed: true };
    case "claimed":
  }

  let answer: PaidAnswer | Failure | undefined;
  try {
    answer = await computeAndCharge(deps, request, compute);
    return answer;
  } finally {
    const isAnswered = answer !== undefined && !(answer instanceof Failure);
    if (!isAnswered) await release(deps, idempotency.keyHmac, requestId);
  }
}

/** A lease that cannot be given up ends by itself; the answer stays what it is. */
async function release({ store, logger }: AnswerDeps, keyHmac: string, requestId: string): Promise<void> {
  try {
    await store.claims.releaseKey(keyHmac, requestId);
  } catch (error) {
    logger.warn(
      { requestId, error: loggableError(error) },
      "an Idempotency-Key stays taken until its lease ends",
    );
  }
}

async function computeAndCharge(
  { store, now }: AnswerDeps,
  { account, requestId, endpoint, idempotency, measure }: PaidRequest,
  compute: Compute,
): Promise<PaidAnswer | Failure> {
  if (account.credits === 0) return new Failure("CREDITS_EXHAUSTED");

  const json = await compute();
  if (json instanceof Failure) return json;

  const chargedAt = now();
  const answer = idempotency && {
    ...idempotency,
    data: json,
    keptUntil: new Date(chargedAt.getTime() + ANSWER_TTL_MS),
  };
  const charge = { accountId: account.id, requestId, endpoint, chargedAt, answer };
  const outcome = await measure("charge", () => store.charges.charge(charge));
  // A concurrent request may have taken the last credit, or this one's lease, meanwhile.
  if (outcome === "exhausted") return new Failure("CREDITS_EXHAUSTED");
  if (outcome === "lease-lost") return new Failure("IDEMPOTENCY_KEY_IN_USE");
  return { json, creditsLeft: outcome, isReplayed: false };
}
