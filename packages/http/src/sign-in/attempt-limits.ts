import { addressKey } from "../rate-limit/address-key.js";
import { MemoryBuckets } from "../rate-limit/memory-buckets.js";
import type { RateLimit } from "../rate-limit/token-bucket.js";

const QUARTER_SECONDS = 15 * 60;
/** What a person who has forgotten which password it was needs; some behind one address; what two cores can hash. */
const PER_EMAIL: RateLimit = { requests: 10, windowSeconds: QUARTER_SECONDS };
const PER_ADDRESS: RateLimit = { requests: 50, windowSeconds: QUARTER_SECONDS };
const IN_ALL: RateLimit = { requests: 300, windowSeconds: 60 };

/** Counts what guesses passwords, addresses or links, or sends e-mail: by e-mail address, by address, and in all. */
export class AttemptLimits {
  readonly #buckets = new MemoryBuckets();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /**
   * Counts one attempt; returns after how many seconds the next is admitted where this one is not. What an address
   * sends beyond its own limit counts for nothing else: one caller cannot use up everybody's attempts.
   */
  refusedForSeconds(what: string, address: string | undefined, email?: string): number | undefined {
    const now = this.#now();
    const limits: (readonly [string, RateLimit])[] = [];
    if (address !== undefined) limits.push([`address ${addressKey(address)}`, PER_ADDRESS]);
    if (email !== undefined) limits.push([`e-mail ${what} ${email.toLowerCase()}`, PER_EMAIL]);
    limits.push(["all", IN_ALL]);
    for (const [bucket, limit] of limits) {
      const { admitted, retryAfterSeconds } = this.#buckets.takeToken(bucket, limit, now);
      if (!admitted) return Math.max(1, retryAfterSeconds);
    }
    return undefined;
  }
}
