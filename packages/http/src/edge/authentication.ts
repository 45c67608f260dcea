import type { HonoRequest, MiddlewareHandler } from "hono";
import { type AuthenticationDeps, authenticate } from "../accounts/authenticate.js";
import { checkAccess } from "../accounts/check-access.js";
import type { Tier } from "../accounts/plan.js";
import { Failure } from "../failure.js";
import type { Env } from "./env.js";

/** Finds the key in a request's headers: each version has its own place for it. */
export type ReadKey = (request: HonoRequest) => string | Failure;

/** Lets a request through whose key is live and whose account may call an endpoint of this tier. */
export function requireKey(deps: AuthenticationDeps, readKey: ReadKey, tier: Tier): MiddlewareHandler<Env> {
  return async (c, next) => {
    const key = readKey(c.req);
    if (key instanceof Failure) return c.var.refuse(key);

    const account = await authenticate(deps, key);
    if (account instanceof Failure) return c.var.refuse(account);
    c.set("account", account);
    c.header("X-Credits-Remaining", String(account.credits));

    const refusal = checkAccess(account, tier);
    return refusal === undefined ? next() : c.var.refuse(refusal);
  };
}
