import { randomId } from "../lib/random-id.js";
import type { AccountStore, NewKey } from "./account-store.js";
import { createApiKey, type HashKey, keyHint } from "./api-key.js";
import type { AuditEntry } from "./audit-entry.js";

/** Dependencies of {@link rotateKey} and {@link rotateThisKey}. */
export interface RotateKeyDeps {
  readonly store: Pick<AccountStore, "rotateKey">;
  readonly hashKey: HashKey;
  readonly now: () => Date;
}

/** Replaces an account's key; returns the new one, which can never be shown again. */
export async function rotateKey(deps: RotateKeyDeps, accountId: string, audit: AuditEntry): Promise<string> {
  const { apiKey, newKey } = makeKey(deps);
  await deps.store.rotateKey(accountId, newKey, deps.now(), { audit });
  return apiKey;
}

/**
 * Replaces one specific key; returns undefined, and does nothing, if it is no longer active. A form that is sent twice
 * therefore rotates only once.
 */
export async function rotateThisKey(
  deps: RotateKeyDeps,
  accountId: string,
  replacedKeyId: string,
  audit: AuditEntry,
): Promise<string | undefined> {
  const { apiKey, newKey } = makeKey(deps);
  const isReplaced = await deps.store.rotateKey(accountId, newKey, deps.now(), { audit, replacedKeyId });
  return isReplaced ? apiKey : undefined;
}

function makeKey({ hashKey }: RotateKeyDeps): { readonly apiKey: string; readonly newKey: NewKey } {
  const apiKey = createApiKey();
  return { apiKey, newKey: { id: randomId("key"), hmac: hashKey(apiKey), ...keyHint(apiKey) } };
}
