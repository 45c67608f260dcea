import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const BUNDLE = fileURLToPath(new URL("../../chart-core/scripts/bundle.mjs", import.meta.url));

/** Bundles chart-core again if a source is newer than its bundles: `tsc -b` alone writes only the declarations. */
export function bringBundleUpToDate(): void {
  execFileSync(process.execPath, [BUNDLE, "--if-stale"]);
}
