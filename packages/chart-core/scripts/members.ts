/**
 * Writes what follows from the records of a chart's members in src/glossary/chart-members.ts: `npm run generate -- members`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { memberFiles } from "./lib/member-files.js";

const ROOT = new URL("../../../", import.meta.url);

const files = memberFiles((path) => readFileSync(new URL(path, ROOT), "utf8"));
for (const [path, text] of Object.entries(files)) writeFileSync(new URL(path, ROOT), text);
