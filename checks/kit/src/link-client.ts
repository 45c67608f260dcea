import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const CLIENT = fileURLToPath(new URL("../../../packages/client", import.meta.url));

/** Lets programs in a folder import the built `chart-client`. */
export function linkClient(folder: string): void {
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(CLIENT, join(folder, "node_modules/chart-client"));
}
