/** Draws the error of each body by year into docs/guides/plots: `npm run generate -- accuracy-plots`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { accuracyPlots } from "./accuracy/accuracy-plots.js";

const FOLDER = new URL("../../../docs/guides/plots/", import.meta.url);

const plots = accuracyPlots();
mkdirSync(FOLDER, { recursive: true });
for (const [file, svg] of plots) writeFileSync(new URL(file, FOLDER), svg);
console.log(`${plots.size} plots in docs/guides/plots`);
