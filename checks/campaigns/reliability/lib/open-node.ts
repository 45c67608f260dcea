import { byPlan, fingerprintPeppers } from "@chart/accounts";
import { PEPPER } from "@chart/kit/stand-ins/pepper";
import type { PrivateDatabase } from "@chart/kit/stores/databases";
import { readDatabaseUrl } from "@chart/program";
import type { Stores } from "@chart/store";
import { openStore } from "@chart/store";

/** Opens the store in this process, as one more node that uses it. Its plans have no monthly credits. */
export function openNode({ url }: PrivateDatabase): Promise<Stores> {
  return openStore(readDatabaseUrl(url, new URL("file:///")), {
    planCredits: byPlan(() => 0),
    pepper: fingerprintPeppers({ keyPepper: PEPPER, previousKeyPepper: undefined }),
  });
}
