import { bucketKey, clientAddress } from "@chart/base";
import type { RateLimit } from "chart-http/base";
import { addressKey, MemoryBuckets, RefusalDelay } from "chart-http/base";
import type { Context, MiddlewareHandler } from "hono";
import type { RouteDeps } from "../base/deps.js";
import type { DashboardEnv } from "../base/env.js";

/** Limit for one account: more than a person clicks, and little work for a processor. */
const PER_ACCOUNT: RateLimit = { requests: 60, windowSeconds: 60 };
/** Limit for one network address: enough for several people behind it. */
const PER_ADDRESS: RateLimit = { requests: 300, windowSeconds: 60 };

export interface PageLimitDeps extends Pick<RouteDeps, "now" | "trustProxy" | "renderMessage"> {
  readonly wait?: (ms: number) => Promise<unknown>;
}

/**
 * Limits how many pages an account and a network address may open, in each process separately, so that nobody can stall
 * the charts of others by reading pages.
 */
export class PageLimits {
  readonly #deps: PageLimitDeps;
  readonly #buckets = new MemoryBuckets();
  readonly #refusals: RefusalDelay;

  constructor(deps: PageLimitDeps) {
    this.#deps = deps;
    this.#refusals = new RefusalDelay(deps.wait);
  }

  perAddress(): MiddlewareHandler<DashboardEnv> {
    return this.#limit(PER_ADDRESS, (c) => {
      const address = clientAddress(c, this.#deps.trustProxy);
      return address && bucketKey("address", addressKey(address));
    });
  }

  perAccount(): MiddlewareHandler<DashboardEnv> {
    return this.#limit(PER_ACCOUNT, (c) => `account ${c.var.viewer.account.id}`);
  }

  /** Resolves when a refusal may be sent. */
  delayRefusal(): Promise<void> {
    return this.#refusals.pass();
  }

  #limit(
    limit: RateLimit,
    bucketOf: (c: Context<DashboardEnv>) => string | undefined,
  ): MiddlewareHandler<DashboardEnv> {
    const { now, renderMessage } = this.#deps;
    return async (c, next) => {
      const bucket = bucketOf(c);
      if (bucket === undefined) return next();
      const { admitted, retryAfterSeconds } = this.#buckets.takeToken(bucket, limit, now());
      if (admitted) return next();
      await this.delayRefusal();
      c.header("Retry-After", String(Math.max(1, retryAfterSeconds)));
      return renderMessage(c, 429, "Too many requests", "Wait a few seconds, then reload the page.");
    };
  }
}
