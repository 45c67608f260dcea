import type { HonoRequest, MiddlewareHandler } from "hono";
import { type AuthenticationDeps, authenticate } from "../accounts/authenticate.js";
import { checkAccess } from "../accounts/check-access.js";
import type { Tier } from "../accounts/plan.js";
import { Failure } from "../failure.js";
import type { Env } from "./env.js";
import type { CountFailedAttempt } from "./failed-attempts.js";
import { limitRequests, type RequestLimitDeps } from "./request-limit.js";

/** Finds the key in a request's headers: each version has its own place for it. */
export type ReadKey = (request: HonoRequest) => string | Failure;

export interface RequireKeyDeps extends AuthenticationDeps, RequestLimitDeps {
  readonly store: AuthenticationDeps["store"] & RequestLimitDeps["store"];
  readonly countFailedAttempt: CountFailedAttempt;
}

/**
 * Lets a request through whose key is live, whose account may call an endpoint of this tier, and that is not
 * one too many. It is counted before its account is looked at, so that every answer to a known key tells the rate.
 */
export function requireKey(deps: RequireKeyDeps, readKey: ReadKey, tier: Tier): MiddlewareHandler<Env> {
  const countRequest = limitRequests(deps);
  return async (c, next) => {
    const refuse = c.get("refuse");
    const key = readKey(c.req);
    if (key instanceof Failure) return refuse(deps.countFailedAttempt(c, key));

    const account = await authenticate(deps, key);
    if (account instanceof Failure) return refuse(deps.countFailedAttempt(c, account));
    c.set("account", account);
    c.get("answerHeaders")["X-Credits-Remaining"] = String(account.credits);

    const tooMany = await countRequest(c, account.id);
    const refusal = checkAccess(account, tier) ?? tooMany;
    return refusal === undefined ? next() : refuse(refusal);
  };
}
