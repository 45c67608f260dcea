/** Writes what tools/pack/publication.mjs says into the files of the repository that must have it. */
import { readFileSync, writeFileSync } from "node:fs";
import { PUBLICATION } from "../../../tools/pack/publication.mjs";
import { publicationFiles } from "./lib/publication-files.js";

const ROOT = new URL("../../../", import.meta.url);

const files = publicationFiles(ROOT, PUBLICATION, (path) => readFileSync(new URL(path, ROOT), "utf8"));
for (const [path, text] of Object.entries(files)) writeFileSync(new URL(path, ROOT), text);
