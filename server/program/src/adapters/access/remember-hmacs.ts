import { hash } from "node:crypto";
import type { HashKey } from "@chart/accounts";
import { LruCache } from "@chart/base";

/** Maximum number of keys. Beyond it, the one is forgotten that was used least recently. */
const MAX_KEYS = 10_000;

/**
 * Remembers the HMACs of the keys used lately, which take six times as long as a plain hash. The keys themselves do not
 * stay in memory: each is known by its hash.
 */
export function rememberHmacs(hashKey: HashKey): HashKey {
  const hmacs = new LruCache<string, string>(MAX_KEYS);
  return (apiKey) => {
    const keyHash = hash("sha256", apiKey, "base64");
    const known = hmacs.get(keyHash);
    if (known !== undefined) return known;
    const hmac = hashKey(apiKey);
    hmacs.set(keyHash, hmac);
    return hmac;
  };
}
