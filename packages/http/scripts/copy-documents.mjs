/**
 * Copies the files that the documentation shows from the repository into dist/documents, under the same paths, so that
 * an image without the repository has them. Runs after `tsc -b`.
 */
import { cpSync, existsSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { API_REFERENCE_FILE, DOCUMENTS, PICTURE_FOLDERS } from "../dist/docs/content/documents.js";

const ROOT = new URL("../../../", import.meta.url);
const TARGET = new URL("../dist/documents/", import.meta.url);

rmSync(TARGET, { recursive: true, force: true });
for (const path of [...DOCUMENTS.map(({ file }) => file), API_REFERENCE_FILE, ...PICTURE_FOLDERS]) {
  const source = fileURLToPath(new URL(path, ROOT));
  if (!existsSync(source)) throw new Error(`${path} is listed as a document, but does not exist.`);
  cpSync(source, fileURLToPath(new URL(path, TARGET)), { recursive: true });
}
