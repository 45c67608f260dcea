import type { Context } from "hono";
import { isPromise } from "../../base/steps.js";
import type { RateLimit, TokenResult } from "../../base/token-bucket.js";
import { Failure } from "../../errors/failure.js";
import type { Access, ApiAccount } from "../../ports/access.js";
import type { Env } from "../../routing/env.js";

export interface RequestLimitDeps {
  readonly access: Pick<Access, "requestsPerMinuteOf" | "takeToken">;
  /** Limit of accounts that have none of their own. */
  readonly rateLimitPerMinute: number;
  /** Number by which the limit of an account is multiplied; 1 by default. */
  readonly factor?: number;
  /** Prefix of the buckets' names, for a limit that is counted apart from that of the other endpoints. */
  readonly bucketPrefix?: string;
  readonly now: () => Date;
}

/**
 * Takes the tokens of an authenticated request; returns a failure if the account is over its limit.
 *
 * @param tokens Number of tokens. A request that needs more than the limit holds takes all of them.
 */
type TakeRequestTokens = (
  c: Context<Env>,
  accountId: string,
  tokens: number,
) => Failure | undefined | Promise<Failure | undefined>;

/** Takes further tokens of a request that is admitted, at most as many as are left. */
type TakeFurtherTokens = (c: Context<Env>, accountId: string, tokens: number) => Promise<void>;

/**
 * Limits the authenticated requests of each account and reports the limit in response headers. `RateLimit` says that
 * `r` requests are left now. The bucket is full again after at most `t` seconds.
 */
export function limitRequests(deps: RequestLimitDeps): TakeRequestTokens {
  const takeTokens = tokenTaker(deps);
  const failureOf = ({ admitted, retryAfterSeconds }: TokenResult) =>
    admitted ? undefined : tooMany(retryAfterSeconds);
  return (c, accountId, tokens) => {
    const taken = takeTokens(c, accountId, tokens);
    return isPromise(taken) ? taken.then(failureOf) : failureOf(taken);
  };
}

/**
 * Creates the function that takes the tokens of a request whose body tells their number, less the one that
 * {@link limitRequests} took before the body. If there are too few, it gives that one back.
 *
 * @param deps Undefined if nothing is limited.
 */
export function limitByBody(deps: RequestLimitDeps | undefined): TakeRequestTokens {
  if (deps === undefined) return async () => undefined;
  const takeTokens = tokenTaker(deps);
  return async (c, accountId, tokens) => {
    const rest = Math.min(tokens, limitOf(deps, c.get("account"))) - 1;
    if (rest === 0) return undefined;
    const { admitted, retryAfterSeconds } = await takeTokens(c, accountId, rest);
    if (admitted) return undefined;
    await takeTokens(c, accountId, -1);
    return tooMany(retryAfterSeconds);
  };
}

function tooMany(retryAfterSeconds: number): Failure {
  return new Failure("RATE_LIMIT_EXCEEDED", { headers: { "Retry-After": String(retryAfterSeconds) } });
}

/**
 * Creates the function that takes tokens for work whose extent is known only once it is done, after those that
 * {@link limitRequests} took. The headers then report what is left.
 *
 * @param deps Undefined if nothing is limited.
 */
export function limitFurtherWork(deps: RequestLimitDeps | undefined): TakeFurtherTokens {
  if (deps === undefined) return async () => {};
  const takeTokens = tokenTaker(deps);
  return async (c, accountId, tokens) => {
    // A bucket that has fewer gives none. Other requests may take some in between, so each attempt wants fewer.
    for (let wanted = tokens; wanted > 0; ) {
      const { admitted, remaining } = await takeTokens(c, accountId, wanted);
      if (admitted) return;
      wanted = Math.min(wanted - 1, remaining);
    }
  };
}

/** Creates the function that takes tokens from an account's bucket, and sets the headers about the limit. */
function tokenTaker(deps: RequestLimitDeps) {
  const { access, bucketPrefix = "", now } = deps;
  const report = (c: Context<Env>, { requests }: RateLimit, taken: TokenResult): TokenResult => {
    const headers = c.get("answerHeaders");
    headers["RateLimit-Policy"] = `"default";q=${requests};w=${WINDOW_SECONDS}`;
    headers["RateLimit"] = `"default";r=${taken.remaining};t=${WINDOW_SECONDS}`;
    return taken;
  };
  return (c: Context<Env>, accountId: string, tokens: number): TokenResult | Promise<TokenResult> => {
    const limit: RateLimit = { requests: limitOf(deps, c.get("account")), windowSeconds: WINDOW_SECONDS };
    const wanted = Math.min(tokens, limit.requests);
    const taken = access.takeToken(bucketPrefix + accountId, limit, now(), wanted);
    return isPromise(taken) ? taken.then((result) => report(c, limit, result)) : report(c, limit, taken);
  };
}

/** Returns the limit of an account, which is the same in every request until its plan changes. */
function limitOf({ access, rateLimitPerMinute, factor = 1 }: RequestLimitDeps, account: ApiAccount): number {
  return (access.requestsPerMinuteOf?.(account) ?? rateLimitPerMinute) * factor;
}

/** Time in which an empty bucket is full again. */
const WINDOW_SECONDS = 60;

/** Span in which refusals are counted, and for which one may be repeated. */
const SPAN_MS = 1000;

/** Refusals of a key in a span, beyond what it is served, after which the host is asked no more. */
const MOST_REFUSALS = 20;

/** Headers of a refusal that say what is left. */
const HEADERS = ["X-Credits-Remaining", "RateLimit-Policy", "RateLimit"];

interface Refusals {
  /** Refusals less admissions since the first. */
  count: number;
  readonly account: ApiAccount;
  readonly failure: Failure;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Repeats the refusal of a key whose account is far over its rate limit: after 20 within a second, without asking for the
 * account and its tokens until the second is over. What becomes free meanwhile is there for the next one.
 */
export class FarOverLimit {
  /** Refusals of the current span, by key. */
  readonly #refusals = new Map<string, Refusals>();
  #sinceMs = 0;

  /** Notes that a request with a key was refused because of the limit. */
  note(c: Context<Env>, key: string, failure: Failure, now: Date): void {
    this.#endSpan(now.getTime());
    const refusals = this.#refusals.get(key);
    if (refusals !== undefined) {
      refusals.count++;
      return;
    }
    const given = c.get("answerHeaders");
    const headers = Object.fromEntries(
      HEADERS.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])),
    );
    this.#refusals.set(key, { count: 1, account: c.get("account"), failure, headers });
  }

  /** Notes that a request with a key was admitted. */
  noteAdmitted(key: string): void {
    if (this.#refusals.size === 0) return;
    const refusals = this.#refusals.get(key);
    if (refusals !== undefined) refusals.count--;
  }

  /** Returns the refusal of a request whose key is far over the limit, and sets its headers; undefined otherwise. */
  refusalOf(c: Context<Env>, key: string, now: Date): Failure | undefined {
    if (this.#refusals.size === 0) return undefined;
    this.#endSpan(now.getTime());
    const refusals = this.#refusals.get(key);
    if (refusals === undefined || refusals.count < MOST_REFUSALS) return undefined;
    c.set("account", refusals.account);
    Object.assign(c.get("answerHeaders"), refusals.headers);
    return refusals.failure;
  }

  #endSpan(nowMs: number): void {
    const elapsedMs = nowMs - this.#sinceMs;
    // Negative after the clock was set back.
    if (elapsedMs >= 0 && elapsedMs < SPAN_MS) return;
    this.#sinceMs = nowMs;
    this.#refusals.clear();
  }
}
