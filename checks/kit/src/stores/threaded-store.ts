import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { PLAN_CREDITS, type TestDatabase, type TestStores } from "./test-stores.js";

/** Opens a store as the service does: that of a SQLite file runs in a thread, from the built files. */
export async function openThreadedStore({ engine, url }: TestDatabase): Promise<TestStores> {
  const built: typeof import("@chart/store") = await import(
    createRequire(import.meta.url).resolve("@chart/store")
  );
  const location = engine === "sqlite" ? { engine, path: fileURLToPath(url) } : { engine, url };
  return built.openStore(location, {
    ...{ planCredits: PLAN_CREDITS, pepper: undefined },
    onThreadEnd: (fault: Error) => {
      throw fault;
    },
  });
}
