/**
 * Bundles the elements with what they need of chart-core and bodygraph-svg into dist, for pages with or without a bundler
 * of their own. `tsc -b` writes the declarations, and builds those packages first.
 *
 *   dist/human-design-chart.js     the chart with the bodygraph: what a page loads first
 *   dist/human-design-form.js      the form
 *   dist/chunks/[name]-[hash].js   loaded when they are needed: tables of fifty years each, time zones, further pictures, meanings
 */
import { readdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const PACKAGE = fileURLToPath(new URL("..", import.meta.url));

const build = await rolldown({
  input: { "human-design-chart": "src/index.ts", "human-design-form": "src/form.ts" },
  cwd: PACKAGE,
  platform: "browser",
  preserveEntrySignatures: "allow-extension",
  treeshake: { moduleSideEffects: [{ test: /bodygraph-element.src/, sideEffects: true }] },
});
const { output } = await build.write({
  dir: `${PACKAGE}dist`,
  format: "esm",
  minify: true,
  entryFileNames: "[name].js",
  chunkFileNames: "chunks/[name]-[hash].js",
  comments: { jsdoc: false, legal: false },
});
await build.close();

const written = new Set(output.map(({ fileName }) => fileName));
for (const name of readdirSync(`${PACKAGE}dist/chunks`))
  if (!written.has(`chunks/${name}`)) rmSync(`${PACKAGE}dist/chunks/${name}`);
