import type { AccountOfKey, AccountStore, KeyStore, Plan } from "@chart/accounts";
import { type HashKey, isApiKey, planIncludes } from "@chart/accounts";
import type { Access } from "chart-http";
import type { TokenBuckets } from "chart-http/base";

/** Dependencies of {@link accountAccess}. */
export interface AccountAccessDeps {
  readonly store: TokenBuckets & {
    readonly accounts: Pick<AccountStore, "findByKey" | "find">;
    readonly keys: Pick<KeyStore, "find">;
  };
  readonly hashKey: HashKey;
  /** Hashes under the previous pepper; undefined unless the pepper is being replaced. */
  readonly hashUnderPrevious?: HashKey | undefined;
  /** Requests that an account of each plan may make in a minute; undefined for one limit, which is the API's. */
  readonly rateLimits?: Readonly<Record<Plan, number>> | undefined;
  /** Is told which account a key has led to, undefined if to none. */
  readonly noteKey?: ((apiKey: string, accountId: string | undefined) => void) | undefined;
}

/** Access of the API to the accounts of the store. */
export function accountAccess({
  store,
  hashKey,
  hashUnderPrevious,
  rateLimits,
  noteKey,
}: AccountAccessDeps): Access {
  return {
    findAccount(apiKey, now) {
      if (!isApiKey(apiKey)) return Promise.resolve(undefined);
      return store.accounts.findByKey(hashKey(apiKey), now, hashUnderPrevious?.(apiKey)).then((account) => {
        noteKey?.(apiKey, account?.id);
        return account;
      });
    },
    async describe({ id, keyId }, now) {
      const [account, key] = await Promise.all([store.accounts.find(id, now), store.keys.find(id, keyId)]);
      if (account === undefined || key === undefined || key.revokedAt !== undefined) return undefined;
      const { plan, allocationCredits, periodCredits, renewsAt, grantedCredits } = account;
      const { name, prefix, lastFour, createdAt } = key;
      return {
        plan,
        tier: planIncludes(plan, "advanced") ? "advanced" : "basic",
        credits: {
          allocation: { left: allocationCredits, monthly: periodCredits, renewsAt },
          granted: grantedCredits,
        },
        key: { name, prefix, lastFour, createdAt },
      };
    },
    refusalOf: (account: AccountOfKey, tier) => {
      if (account.status !== "active") return "ACCOUNT_INACTIVE";
      return planIncludes(account.plan, tier) ? undefined : "ACCESS_DENIED";
    },
    requestsPerMinuteOf: (account) => rateLimits?.[(account as AccountOfKey).plan],
    takeToken: (bucket, limit, now, tokens) => store.takeToken(bucket, limit, now, tokens),
  };
}
