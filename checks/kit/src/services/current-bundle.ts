import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import * as lists from "../../../../server/site/src/content/documents.js";
import { copyDocuments } from "../../../../tools/pack/copy-documents.mjs";

const BUNDLE = fileURLToPath(new URL("../../../../packages/chart-core/scripts/bundle.mjs", import.meta.url));

const CLIENT = fileURLToPath(new URL("../../../../tools/pack/pack-client.mjs", import.meta.url));

/**
 * Brings up to date what `tsc -b` does not write, if a source is newer: the bundles of chart-core, the packed client, and
 * the copies of the documents. The list of documents comes from the site's source, because `npm test` does not
 * build the site.
 */
export function bringBundleUpToDate(): void {
  execFileSync(process.execPath, [BUNDLE, "--if-stale"]);
  execFileSync(process.execPath, [CLIENT, "--if-stale"]);
  copyDocuments(lists, true);
}
