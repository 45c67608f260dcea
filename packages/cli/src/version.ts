import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { TZDB_RELEASE } from "chart-core/birth-moment";

/**
 * Returns the versions of the command, of the library with its tables, and of the time zones.
 *
 * @param manifest The command's package.json.
 */
export function versionText(manifest: URL): string {
  const require = createRequire(import.meta.url);
  const own = ownVersion(manifest);
  const core = require("chart-core/package.json");
  return `bodygraph ${own}\n${core.name} ${core.version}: tables of 1800 to 2199, DE441\ntime zones ${TZDB_RELEASE}\nplaces GeoNames 2023-03`;
}

/** Returns the version of the command. */
export function ownVersion(manifest: URL): string {
  return JSON.parse(readFileSync(manifest, "utf8")).version;
}
