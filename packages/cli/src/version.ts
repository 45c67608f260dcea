import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { TZDB_RELEASE } from "chart-core/birth-moment";

/** Returns the versions of the command, of the library with its tables, and of the time zones. */
export function versionText(): string {
  const require = createRequire(import.meta.url);
  const own = versionAt(new URL("../package.json", import.meta.url));
  const core = require("chart-core/package.json").version;
  return `bodygraph ${own}\nchart-core ${core}: tables of 1800 to 2199, DE441\ntime zones ${TZDB_RELEASE}\nplaces GeoNames 2023-03`;
}

function versionAt(url: URL): string {
  return JSON.parse(readFileSync(url, "utf8")).version;
}
