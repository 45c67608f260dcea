/** Writes docs/licences.md; with `--check`, compares it with the committed file instead and fails on a difference. */
import { readFileSync, writeFileSync } from "node:fs";
import { licencesDocument } from "./lib/licences-document.js";
import { productionPackages } from "./lib/production-packages.js";

const ROOT = new URL("../../../", import.meta.url);
const DOCUMENT = new URL("docs/licences.md", ROOT);

const text = licencesDocument(productionPackages(ROOT));
if (!process.argv.includes("--check")) {
  writeFileSync(DOCUMENT, text);
} else if (readFileSync(DOCUMENT, "utf8") !== text) {
  console.error("docs/licences.md is out of date: npm run generate -- licences");
  process.exitCode = 1;
}
