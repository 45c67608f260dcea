/**
 * Copies the files that the documentation shows into server/site/dist/documents, under their paths in the repository, so
 * that an image without it has them: as they are published, with the names that packages have on npm. Runs after `tsc -b`.
 *
 *   node tools/pack/copy-documents.mjs
 */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { publishedDocument, publishedNames, publishedText } from "./packed-files.mjs";
import { PUBLICATION } from "./publication.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const TARGET = fileURLToPath(new URL("../../server/site/dist/documents/", import.meta.url));

const NAMES = publishedNames(PUBLICATION);

/** What decides how a document is published. */
const TOOLS = ["tools/pack/publication.mjs", "tools/pack/packed-files.mjs"];

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
  const toolTime = Math.max(...TOOLS.map((file) => timeOf(join(ROOT, file))));
  const isStale = files.some(
    (file) => Math.max(timeOf(join(ROOT, file)), toolTime) > timeOf(join(TARGET, file)),
  );
  if (ifStale && !isStale) return;
  rmSync(TARGET, { recursive: true, force: true });
  for (const file of files) {
    cpSync(join(ROOT, file), join(TARGET, file));
    const isReference = file === API_REFERENCE_FILE;
    if (!isReference && !file.endsWith(".md")) continue;
    const text = readFileSync(join(ROOT, file), "utf8");
    writeFileSync(join(TARGET, file), isReference ? publishedParts(text) : publishedPage(file, text));
  }
}

function publishedPage(file, text) {
  // Pages of the client install the service's own.
  return file === "packages/client/README.md"
    ? publishedText(text, NAMES)
    : publishedDocument(text, PUBLICATION);
}

/** Returns the API reference with the names on npm; `entry` and `others` keep those of the sources, which make addresses. */
function publishedParts(text) {
  const shown = (value) => value && publishedText(value, NAMES);
  const parts = JSON.parse(text).map((part) => ({
    ...part,
    ...{ title: shown(part.title), text: shown(part.text), example: shown(part.example) },
  }));
  return JSON.stringify(parts);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  copyDocuments(await import("../../server/site/dist/content/documents.js"), false);
