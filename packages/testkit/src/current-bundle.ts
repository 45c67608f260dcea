import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const CHART_CORE = fileURLToPath(new URL("../../chart-core/", import.meta.url));
const BUNDLE = join(CHART_CORE, "scripts/bundle.mjs");

/** Bundles chart-core again if a source is newer than its bundles: `tsc -b` alone writes only the declarations. */
export function bringBundleUpToDate(): void {
  const src = join(CHART_CORE, "src");
  const sources = readdirSync(src, { recursive: true, encoding: "utf8" }).map((path) => join(src, path));
  const newestMs = Math.max(...[...sources, BUNDLE].map((path) => statSync(path).mtimeMs));
  const built = join(CHART_CORE, "dist/index.js");
  if (!existsSync(built) || statSync(built).mtimeMs < newestMs) execFileSync(process.execPath, [BUNDLE]);
}
