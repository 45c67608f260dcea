/** Writes what tools/pack/publication.mjs says into the files of the repository that must have it. */
import { readFileSync, writeFileSync } from "node:fs";
import { PUBLICATION } from "../../../tools/pack/publication.mjs";
import { publicationFiles } from "./lib/publication-files.js";

const ROOT = new URL("../../../", import.meta.url);

let files: Readonly<Record<string, string>> = {};
try {
  files = publicationFiles(ROOT, PUBLICATION, (path) => readFileSync(new URL(path, ROOT), "utf8"));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
for (const [path, text] of Object.entries(files)) writeFileSync(new URL(path, ROOT), text);
