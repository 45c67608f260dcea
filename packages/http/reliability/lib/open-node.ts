import type { PrivateDatabase } from "testkit/databases";
import { PEPPER } from "testkit/pepper";
import { fingerprintPeppers } from "../../src/accounts/pepper-fingerprint.js";
import { readDatabaseUrl } from "../../src/config/database-url.js";
import { openStore } from "../../src/database/open-store.js";
import type { Stores } from "../../src/database/stores.js";

/** Opens the store in this process, as one more node that uses it. Its plans have no monthly credits. */
export function openNode({ url }: PrivateDatabase): Promise<Stores> {
  return openStore(readDatabaseUrl(url, new URL("file:///")), {
    planCredits: { hobbyist: 0, developer: 0, scale: 0, lifetime: 0 },
    pepper: fingerprintPeppers({ keyPepper: PEPPER, previousKeyPepper: undefined }),
  });
}
