import type { Context, HonoRequest } from "hono";
import { isPromise } from "../../base/steps.js";
import { Failure } from "../../errors/failure.js";
import type { Access, ApiAccount, Tier } from "../../ports/access.js";
import type { Env } from "../../routing/env.js";
import type { CountFailedAttempt } from "./failed-attempts.js";
import { FarOverLimit, limitRequests, type RequestLimitDeps } from "./request-limit.js";

/** Reads the API key from the request headers; each version has its own header. */
export type ReadKey = (request: HonoRequest) => string | Failure;

export interface RequireKeyDeps {
  readonly access: Access;
  readonly requestLimit: Omit<RequestLimitDeps, "access">;
  readonly countFailedAttempt: CountFailedAttempt;
  /** True if responses show the credits that the account has left. */
  readonly showsCredits: boolean;
}

/** Account of all requests to an API without keys. */
const ANYBODY: ApiAccount = { id: "anybody", keyId: "none" };

/**
 * Returns the account that a request belongs to, or the reason to reject the request.
 *
 * @param tokens Tokens that the request takes from its rate limit, by default one.
 */
export type RequireKey = (c: Context<Env>, tokens?: number) => Promise<ApiAccount | Failure>;

/**
 * Admits a request whose key is active, whose account may call an endpoint of this tier, and that is within the rate
 * limit. Every response to a known key reports the limit, so a request of an account without access takes a token too.
 *
 * @param deps Undefined to admit every request without a key.
 */
export function requireKey(
  deps: RequireKeyDeps | undefined,
  { readKey, tier }: { readonly readKey: ReadKey; readonly tier: Tier },
): RequireKey {
  if (deps === undefined) return async () => ANYBODY;
  const { access, requestLimit, countFailedAttempt, showsCredits } = deps;
  const takeTokens = limitRequests({ access, ...requestLimit });
  const farOverLimit = new FarOverLimit();
  return async (c, tokens = 1) => {
    const key = readKey(c.req);
    if (key instanceof Failure) return countFailedAttempt(c, key);

    const now = requestLimit.now();
    const again = farOverLimit.refusalOf(c, key, now);
    if (again !== undefined) return again;
    const account = await access.findAccount(key, now);
    // Malformed, unknown and revoked keys get the same failure, so that a caller learns nothing about the keys that exist.
    if (account === undefined) return countFailedAttempt(c, new Failure("API_KEY_INVALID"));
    c.set("account", account);
    if (showsCredits) c.get("answerHeaders")["X-Credits-Remaining"] = String(account.credits ?? 0);

    const noAccess = access.refusalOf(account, tier);
    const taken = takeTokens(c, account.id, noAccess === undefined ? tokens : 1);
    const tooMany = isPromise(taken) ? await taken : taken;
    const failure = noAccess === undefined ? tooMany : new Failure(noAccess);
    if (failure !== undefined && tooMany !== undefined && tokens < 2) farOverLimit.note(c, key, failure, now);
    if (failure === undefined) farOverLimit.noteAdmitted(key);
    return failure ?? account;
  };
}
