import { Failure } from "../errors/failure.js";
import type { AccountOfKey } from "./account.js";
import type { AccountStore } from "./account-store.js";
import { type HashKey, isApiKey } from "./api-key.js";

export interface AuthenticationDeps {
  readonly store: Pick<AccountStore, "findByKey">;
  readonly hashKey: HashKey;
  /** Hashes under the previous pepper; undefined unless the pepper is being replaced. */
  readonly hashUnderPrevious?: HashKey | undefined;
  readonly now: () => Date;
}

/** Finds the owner of an active key. All unusable keys fail alike, so that a caller learns nothing about them. */
export async function authenticate(
  { store, hashKey, hashUnderPrevious, now }: AuthenticationDeps,
  apiKey: string,
): Promise<AccountOfKey | Failure> {
  const account = isApiKey(apiKey)
    ? await store.findByKey(hashKey(apiKey), now(), hashUnderPrevious?.(apiKey))
    : undefined;
  return account ?? new Failure("API_KEY_INVALID");
}
