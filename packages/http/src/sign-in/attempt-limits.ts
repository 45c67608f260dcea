import { addressKey } from "../rate-limit/address-key.js";
import { MemoryBuckets } from "../rate-limit/memory-buckets.js";
import type { RateLimit } from "../rate-limit/token-bucket.js";

const QUARTER_SECONDS = 15 * 60;
/** Limit for one email address: enough for a person who tries several remembered passwords. */
const PER_EMAIL: RateLimit = { requests: 10, windowSeconds: QUARTER_SECONDS };
/** Limit for one network address: enough for several people behind it. */
const PER_ADDRESS: RateLimit = { requests: 50, windowSeconds: QUARTER_SECONDS };
/** Limit for all attempts together: as many passwords as two cores can hash. */
const OVERALL: RateLimit = { requests: 300, windowSeconds: 60 };

/**
 * Limits attempts that could guess a password, an email address or a link, or that send an email. Counts by email
 * address, by network address and overall, in each process separately. See docs/decisions/0010-dashboard-sign-in.md.
 */
export class AttemptLimits {
  readonly #buckets = new MemoryBuckets();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /**
   * Counts one attempt. Returns the seconds until the next one is admitted if this one is not; otherwise undefined.
   *
   * The limit of the network address is checked first, and an attempt beyond it counts nowhere else. So one caller
   * cannot use up the attempts of everybody.
   *
   * @param action Kind of attempt. An email address has a separate limit for each kind.
   */
  refusedForSeconds(action: string, address: string | undefined, email?: string): number | undefined {
    const now = this.#now();
    const limits: (readonly [string, RateLimit])[] = [];
    if (address !== undefined) limits.push([`address ${addressKey(address)}`, PER_ADDRESS]);
    if (email !== undefined) limits.push([`email ${action} ${email.toLowerCase()}`, PER_EMAIL]);
    limits.push(["all", OVERALL]);
    for (const [bucket, limit] of limits) {
      const { admitted, retryAfterSeconds } = this.#buckets.takeToken(bucket, limit, now);
      if (!admitted) return Math.max(1, retryAfterSeconds);
    }
    return undefined;
  }
}
