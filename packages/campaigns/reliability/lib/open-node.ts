import { fingerprintPeppers } from "@chart/accounts";
import { readDatabaseUrl } from "@chart/service";
import type { Stores } from "@chart/store";
import { openStore } from "@chart/store";
import type { PrivateDatabase } from "@chart/testkit/databases";
import { PEPPER } from "@chart/testkit/pepper";

/** Opens the store in this process, as one more node that uses it. Its plans have no monthly credits. */
export function openNode({ url }: PrivateDatabase): Promise<Stores> {
  return openStore(readDatabaseUrl(url, new URL("file:///")), {
    planCredits: { hobbyist: 0, developer: 0, scale: 0, lifetime: 0 },
    pepper: fingerprintPeppers({ keyPepper: PEPPER, previousKeyPepper: undefined }),
  });
}
