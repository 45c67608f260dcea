import { randomId } from "../random-id.js";
import type { Store } from "../storage/store.js";
import { createApiKey, type HashKey, keyHint } from "./api-key.js";

export interface RotateKeyDeps {
  readonly store: Pick<Store, "rotateKey">;
  readonly hashKey: HashKey;
  readonly now: () => Date;
}

/** Replaces an account's key by a new one, which is returned and can never be shown again. */
export async function rotateKey({ store, hashKey, now }: RotateKeyDeps, accountId: string): Promise<string> {
  const apiKey = createApiKey();
  await store.rotateKey(accountId, { id: randomId("key"), hmac: hashKey(apiKey), ...keyHint(apiKey) }, now());
  return apiKey;
}
