import { createKeyHasher } from "../accounts/api-key.js";
import { readAccountsConfig } from "../config.js";
import { openStore } from "../storage/open-store.js";
import { StoreUnavailableError } from "../storage/store.js";
import type { RunWithStore } from "./command.js";
import { createProgram } from "./program.js";

/** The repository's folder, seen from dist/admin. */
const ROOT = new URL("../../../../", import.meta.url);

const readConfig = () => readAccountsConfig(process.env, ROOT);

const runWithStore: RunWithStore = async (action) => {
  const config = readConfig();
  const store = await openStore(config.database, config);
  try {
    const { planCredits, keyPepper } = config;
    return await action({ store, planCredits, hashKey: createKeyHasher(keyPepper), now: () => new Date() });
  } finally {
    await store.close();
  }
};

const program = createProgram(runWithStore, () => readConfig().database);

try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = 1;
}

function reasonOf(error: unknown): string {
  if (error instanceof StoreUnavailableError) return `The store is busy or out of reach (${error.message}).`;
  return error instanceof Error ? error.message : String(error);
}
