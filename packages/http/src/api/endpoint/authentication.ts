import type { Context, HonoRequest } from "hono";
import type { Account } from "../../accounts/account.js";
import { type AuthenticationDeps, authenticate } from "../../accounts/authenticate.js";
import { checkAccess } from "../../accounts/check-access.js";
import type { Tier } from "../../accounts/plan.js";
import { Failure } from "../../errors/failure.js";
import type { Env } from "../../routing/env.js";
import type { CountFailedAttempt } from "./failed-attempts.js";
import { limitRequests, type RequestLimitDeps } from "./request-limit.js";

/** Finds the key in a request's headers: each version has its own place for it. */
export type ReadKey = (request: HonoRequest) => string | Failure;

export interface RequireKeyDeps extends Omit<AuthenticationDeps, "store">, RequestLimitDeps {
  readonly store: RequestLimitDeps["store"] & { readonly accounts: AuthenticationDeps["store"] };
  readonly countFailedAttempt: CountFailedAttempt;
}

/** The account on whose behalf a request comes, or why it may not. */
export type RequireKey = (c: Context<Env>) => Promise<Account | Failure>;

/**
 * Lets a request through whose key is live, whose account may call an endpoint of this tier, and that is not
 * one too many. It is counted before its account is looked at, so that every answer to a known key tells the rate.
 */
export function requireKey(
  deps: RequireKeyDeps,
  { readKey, tier }: { readonly readKey: ReadKey; readonly tier: Tier },
): RequireKey {
  const { hashKey, now } = deps;
  const authentication = { store: deps.store.accounts, hashKey, now };
  const countRequest = limitRequests(deps);
  return async (c) => {
    const key = readKey(c.req);
    if (key instanceof Failure) return deps.countFailedAttempt(c, key);

    const account = await authenticate(authentication, key);
    if (account instanceof Failure) return deps.countFailedAttempt(c, account);
    c.set("account", account);
    c.get("answerHeaders")["X-Credits-Remaining"] = String(account.credits);

    const tooMany = await countRequest(c, account.id);
    return checkAccess(account, tier) ?? tooMany ?? account;
  };
}
