import type { Context, HonoRequest } from "hono";
import type { AccountOfKey } from "../../accounts/account.js";
import { type AuthenticationDeps, authenticate } from "../../accounts/authenticate.js";
import { checkAccess } from "../../accounts/check-access.js";
import type { Tier } from "../../accounts/plan.js";
import { Failure } from "../../errors/failure.js";
import type { Env } from "../../routing/env.js";
import type { CountFailedAttempt } from "./failed-attempts.js";
import { limitRequests, type RequestLimitDeps } from "./request-limit.js";

/** Reads the API key from the request headers; each version has its own header. */
export type ReadKey = (request: HonoRequest) => string | Failure;

export interface RequireKeyDeps {
  readonly authentication: AuthenticationDeps;
  readonly requestLimit: RequestLimitDeps;
  readonly countFailedAttempt: CountFailedAttempt;
}

/** Returns a request's account, or the reason to reject it. Takes `countTokens()` tokens or one from its limit. */
export type RequireKey = (c: Context<Env>, countTokens?: () => number) => Promise<AccountOfKey | Failure>;

/**
 * Admits a request whose key is active, whose account may call an endpoint of this tier, and that is within the rate
 * limit. Every response to a known key reports the limit, so a request of an account without access takes a token too.
 */
export function requireKey(
  deps: RequireKeyDeps,
  { readKey, tier }: { readonly readKey: ReadKey; readonly tier: Tier },
): RequireKey {
  const takeRequestTokens = limitRequests(deps.requestLimit);
  return async (c, countTokens = () => 1) => {
    const key = readKey(c.req);
    if (key instanceof Failure) return deps.countFailedAttempt(c, key);

    const account = await authenticate(deps.authentication, key);
    if (account instanceof Failure) return deps.countFailedAttempt(c, account);
    c.set("account", account);
    c.get("answerHeaders")["X-Credits-Remaining"] = String(account.credits);

    const noAccess = checkAccess(account, tier);
    const tooMany = await takeRequestTokens(c, account.id, noAccess === undefined ? countTokens() : 1);
    return noAccess ?? tooMany ?? account;
  };
}
