import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const SCRIPTS = ["chart-core/scripts/bundle.mjs", "site/scripts/copy-documents.mjs"].map((path) =>
  fileURLToPath(new URL(`../../${path}`, import.meta.url)),
);

/**
 * Brings up to date what `tsc -b` alone does not write: the bundles of chart-core, if a source is newer, and the copies
 * of the documents, if a document is newer.
 */
export function bringBundleUpToDate(): void {
  for (const script of SCRIPTS) execFileSync(process.execPath, [script, "--if-stale"]);
}
