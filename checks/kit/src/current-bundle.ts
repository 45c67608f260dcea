import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { copyDocuments } from "../../../server/site/scripts/copy-documents.mjs";
import * as lists from "../../../server/site/src/content/documents.js";

const BUNDLE = fileURLToPath(new URL("../../../packages/chart-core/scripts/bundle.mjs", import.meta.url));

/**
 * Brings up to date what `tsc -b` does not write: the bundles of chart-core, if a source is newer, and the copies of the
 * documents, if a document is newer. The list of documents comes from the site's source, because `npm test` does not
 * build the site.
 */
export function bringBundleUpToDate(): void {
  execFileSync(process.execPath, [BUNDLE, "--if-stale"]);
  copyDocuments(lists, true);
}
