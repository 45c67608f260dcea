/**
 * Copies the files that the documentation shows from the repository into dist/documents, under the same paths, so that
 * an image without the repository has them. Runs after `tsc -b`.
 *
 *   node server/site/scripts/copy-documents.mjs
 */
import { cpSync, existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const TARGET = fileURLToPath(new URL("../dist/documents/", import.meta.url));

/**
 * Copies the files.
 *
 * @param lists The exports of src/content/documents.ts.
 * @param ifStale True: only if a file is newer than its copy.
 */
export function copyDocuments({ API_REFERENCE_FILE, CLIENT_FILES, DOCUMENTS, PICTURE_FOLDERS }, ifStale) {
  const documents = [
    ...DOCUMENTS.map(({ file }) => file),
    ...Object.values(CLIENT_FILES),
    API_REFERENCE_FILE,
  ];
  const missing = [...documents, ...PICTURE_FOLDERS].filter((path) => !existsSync(join(ROOT, path)));
  if (missing.length > 0) throw new Error(`${missing.join(", ")}: listed as documents, but not there.`);
  const pictures = PICTURE_FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`),
  );
  const files = [...documents, ...pictures];

  const timeOf = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const isStale = files.some((file) => timeOf(join(ROOT, file)) > timeOf(join(TARGET, file)));
  if (ifStale && !isStale) return;
  rmSync(TARGET, { recursive: true, force: true });
  for (const file of files) cpSync(join(ROOT, file), join(TARGET, file));
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  copyDocuments(await import("../dist/content/documents.js"), false);
