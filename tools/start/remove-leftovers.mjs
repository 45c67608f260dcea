/**
 * Removes what an earlier release has left in this checkout: built files and links in folders that are no package any
 * more. Git keeps them, and a service that is started by its old path would silently be the old release.
 */
import { existsSync, readdirSync, rmdirSync, rmSync } from "node:fs";

const ROOT = new URL("../../", import.meta.url);

for (const roof of ["packages/", "server/", "checks/"]) {
  for (const entry of readdirSync(new URL(roof, ROOT), { withFileTypes: true })) {
    const folder = new URL(`${roof}${entry.name}/`, ROOT);
    if (!entry.isDirectory() || existsSync(new URL("package.json", folder))) continue;
    for (const name of ["dist", "node_modules", "tsconfig.tsbuildinfo"])
      rmSync(new URL(name, folder), { recursive: true, force: true });
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  }
}
