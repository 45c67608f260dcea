import { Failure } from "../errors/failure.js";
import type { Account } from "./account.js";
import type { AccountStore } from "./account-store.js";
import { type HashKey, isApiKey } from "./api-key.js";

/** Dependencies of {@link authenticate}. */
export interface AuthenticationDeps {
  readonly store: Pick<AccountStore, "findByKey">;
  readonly hashKey: HashKey;
  readonly now: () => Date;
}

/**
 * Finds the owner of an active key. Malformed, unknown and revoked keys get the same failure, so that a caller learns
 * nothing about the keys that exist.
 */
export async function authenticate(
  { store, hashKey, now }: AuthenticationDeps,
  apiKey: string,
): Promise<Account | Failure> {
  const account = isApiKey(apiKey) ? await store.findByKey(hashKey(apiKey), now()) : undefined;
  return account ?? new Failure("API_KEY_INVALID");
}
