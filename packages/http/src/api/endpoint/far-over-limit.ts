import type { Context } from "hono";
import type { Failure } from "../../errors/failure.js";
import type { ApiAccount } from "../../ports/access.js";
import type { Env } from "../../routing/env.js";

/** Span in which refusals are counted, and for which one may be repeated. */
const SPAN_MS = 1000;

/** Refusals of a key in a span after which the host is asked no more. */
const MOST_REFUSALS = 20;

/** Headers of a refusal that say what is left. */
const HEADERS = ["X-Credits-Remaining", "RateLimit-Policy", "RateLimit"];

interface Refusals {
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
