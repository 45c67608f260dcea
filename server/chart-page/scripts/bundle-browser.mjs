/**
 * Bundles the script of the pages with a chart into dist/bundle/chart-page.js. The elements are no part of it: the page loads
 * them from `/embed`.
 */
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const PACKAGE = fileURLToPath(new URL("..", import.meta.url));

const build = await rolldown({
  input: { "chart-page": "browser/main.ts" },
  cwd: PACKAGE,
  platform: "browser",
});
await build.write({
  dir: `${PACKAGE}dist/bundle`,
  format: "esm",
  minify: true,
  entryFileNames: "[name].js",
  comments: { jsdoc: false, legal: false },
});
await build.close();
