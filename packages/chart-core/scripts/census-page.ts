/** Writes the tables of docs/census.md and its plots from the census: `npm run generate -- census-page`. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { censusPlots, withTables } from "./census/census-document.js";

const DOCS = new URL("../../../docs/", import.meta.url);
const PAGE = new URL("census.md", DOCS);

const plots = censusPlots();
mkdirSync(new URL("census/", DOCS), { recursive: true });
for (const [file, svg] of plots) writeFileSync(new URL(`census/${file}`, DOCS), svg);
writeFileSync(PAGE, withTables(readFileSync(PAGE, "utf8")));
console.log(`docs/census.md and ${plots.size} plots`);
