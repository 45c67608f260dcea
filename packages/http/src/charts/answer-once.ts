import { loggableError } from "../base/loggable-error.js";
import type { Logger } from "../base/logger.js";
import { Failure } from "../errors/failure.js";
import type { ClaimStore } from "../idempotency/claim-store.js";
import { type IdempotentRequest, LEASE_MS } from "../idempotency/idempotent-request.js";
import type { PaidAnswer, PaidRequest } from "./charge-credits.js";

export interface AnswerOnceDeps {
  readonly claims: Pick<ClaimStore, "claimKey" | "releaseKey">;
  readonly now: () => Date;
  readonly logger: Pick<Logger, "warn">;
}

/** A request with an Idempotency-Key. */
export interface KeyedRequest extends Pick<PaidRequest, "account" | "requestId"> {
  readonly idempotency: IdempotentRequest;
}

/**
 * Runs a request once for each Idempotency-Key: a retry gets the stored answer. A request that fails or costs nothing
 * has none, so its retry runs again.
 */
export async function answerOnce<Answer extends PaidAnswer>(
  deps: AnswerOnceDeps,
  { account, requestId, idempotency }: KeyedRequest,
  answer: () => Promise<Answer | Failure>,
): Promise<Answer | PaidAnswer | Failure> {
  const { claims } = deps;
  const claimedAt = deps.now();
  const leaseEndsAt = new Date(claimedAt.getTime() + LEASE_MS);
  const { earlier, ...current } = idempotency;
  const holder = { accountId: account.id, requestId, claimedAt, leaseEndsAt };
  let claim = await claims.claimKey({ ...current, ...holder });
  if (claim.kind === "reused" && earlier) claim = await claims.claimKey({ ...earlier, ...holder });
  switch (claim.kind) {
    case "reused":
      return new Failure("IDEMPOTENCY_KEY_REUSED");
    case "in-use":
      return new Failure("IDEMPOTENCY_KEY_IN_USE", {
        headers: { "Retry-After": secondsUntil(claim.leaseEndsAt, claimedAt) },
      });
    case "answered":
      return { json: claim.data, creditsLeft: account.credits, credits: 0, isReplayed: true };
    case "claimed":
  }

  let result: Answer | Failure | undefined;
  try {
    result = await answer();
    return result;
  } finally {
    const isKept = result !== undefined && !(result instanceof Failure) && result.credits > 0;
    if (!isKept) await release(deps, idempotency.keyHmac, { requestId, accountId: account.id });
  }
}

/**
 * Releases the key of a request without a stored answer, so that a retry can run. If that fails, it is only logged: the
 * caller gets the result or the first failure, and the key is free when its lease ends.
 */
async function release(
  { claims, logger }: AnswerOnceDeps,
  keyHmac: string,
  holder: { readonly requestId: string; readonly accountId: string },
): Promise<void> {
  try {
    await claims.releaseKey(keyHmac, holder.requestId);
  } catch (error) {
    logger.warn(
      { ...holder, error: loggableError(error) },
      "could not release an Idempotency-Key: it stays in use until its lease ends",
    );
  }
}

/** Returns the whole seconds until a lease ends, at least one. */
function secondsUntil(leaseEndsAt: Date, now: Date): string {
  return String(Math.max(1, Math.ceil((leaseEndsAt.getTime() - now.getTime()) / 1000)));
}
