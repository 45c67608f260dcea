/**
 * Ports of the API to its host, one file for each. They are types of the API's own. Start here: a key leads to the
 * account that a request is made for.
 *
 * @module
 */
import type { RateLimit, TokenResult } from "../base/token-bucket.js";

/** Tier that an endpoint requires. Accounts of the advanced tier may also call the basic endpoints. */
export type Tier = "basic" | "advanced";

/** Account that a request is made for, as its key found it. */
export interface ApiAccount {
  readonly id: string;
  /** Id of the key. */
  readonly keyId: string;
  /** Credits left; without a port for charges, they are not read. A concurrent request may spend them at any time. */
  readonly credits?: number;
}

/** Facts about an account and its key that GET /v2/account shows. */
export interface AccountFacts {
  /** Name of the plan. */
  readonly plan: string;
  readonly tier: Tier;
  /** Credits left; absent if results cost nothing. */
  readonly credits?: {
    readonly allocation: {
      /** Credits of the current month that are left. */
      readonly left: number;
      /** Credits that the current month began with. */
      readonly monthly: number;
      readonly renewsAt: Date;
    };
    /** Credits left that never expire. */
    readonly granted: number;
  };
  readonly key: {
    readonly name: string;
    /** First characters, which all keys share. */
    readonly prefix: string;
    readonly lastFour: string;
    readonly createdAt: Date;
  };
}

/** Port to the accounts whose keys may call the API. */
export interface Access {
  /** Finds the owner of an active key; undefined for malformed, unknown and revoked keys. */
  findAccount(apiKey: string, now: Date): Promise<ApiAccount | undefined>;

  /** Describes an account with the key that found it; undefined if the key was revoked since. */
  describe(account: ApiAccount, now: Date): Promise<AccountFacts | undefined>;

  /** Returns the reason why an account may not call endpoints of a tier; undefined if it may. */
  refusalOf(account: ApiAccount, tier: Tier): "ACCOUNT_INACTIVE" | "ACCESS_DENIED" | undefined;

  /**
   * Returns how many requests an account may make in a minute; undefined for the limit of the API. Without it, all
   * accounts have that.
   */
  readonly requestsPerMinuteOf?: (account: ApiAccount) => number | undefined;

  /**
   * Takes the tokens of a request from a bucket of the rate limit. A new bucket is full, and a request that is not
   * admitted takes no token.
   *
   * @param bucket Id of the account, with a prefix for limits of their own.
   * @param tokens At most as many as the limit has. A negative number gives back what was taken.
   */
  takeToken(bucket: string, limit: RateLimit, now: Date, tokens: number): TokenResult | Promise<TokenResult>;
}
