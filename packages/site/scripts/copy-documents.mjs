/**
 * Copies the files that the documentation shows from the repository into dist/documents, under the same paths, so that
 * an image without the repository has them. Runs after `tsc -b`.
 *
 *   node packages/site/scripts/copy-documents.mjs [--if-stale]    with the option: only if a file is newer than its copy
 */
import { cpSync, existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { API_REFERENCE_FILE, DOCUMENTS, PICTURE_FOLDERS } from "../dist/content/documents.js";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const TARGET = fileURLToPath(new URL("../dist/documents/", import.meta.url));

const documents = [...DOCUMENTS.map(({ file }) => file), API_REFERENCE_FILE];
const missing = [...documents, ...PICTURE_FOLDERS].filter((path) => !existsSync(join(ROOT, path)));
if (missing.length > 0) throw new Error(`${missing.join(", ")}: listed as documents, but not there.`);
const pictures = PICTURE_FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`),
);
const files = [...documents, ...pictures];

const timeOf = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const isStale = files.some((file) => timeOf(join(ROOT, file)) > timeOf(join(TARGET, file)));
if (isStale || !process.argv.includes("--if-stale")) {
  rmSync(TARGET, { recursive: true, force: true });
  for (const file of files) cpSync(join(ROOT, file), join(TARGET, file));
}
