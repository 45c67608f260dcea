/**
 * Bundles the command into dist, with the private packages and small libraries that it needs: each file of a start costs half
 * a millisecond. chart-core, bodygraph-svg and the PNG module stay packages of their own. `tsc -b` checks the types first.
 *
 *   dist/main.js              entry: arguments, and what every command needs
 *   dist/chunks/*.js          a command or a format each, loaded when it is used
 *   dist/batch-worker.js      entry of the threads of `batch`
 */
import { readdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const PACKAGE = fileURLToPath(new URL("..", import.meta.url));

const build = await rolldown({
  cwd: PACKAGE,
  input: { main: "src/main.ts", "batch-worker": "src/batch/worker.ts" },
  platform: "node",
  external: /^(?:chart-core|bodygraph-svg|@resvg\/resvg-wasm)(?:\/|$)/,
  makeAbsoluteExternalsRelative: false,
});
const { output } = await build.write({
  dir: `${PACKAGE}dist`,
  format: "esm",
  entryFileNames: "[name].js",
  chunkFileNames: "chunks/[name]-[hash].js",
  comments: { jsdoc: false, legal: true },
});
await build.close();
const written = new Set(output.map(({ fileName }) => fileName));
for (const name of readdirSync(`${PACKAGE}dist`, { recursive: true, encoding: "utf8" }))
  if (/\.js$/.test(name) && !name.startsWith("types") && !written.has(name)) rmSync(`${PACKAGE}dist/${name}`);
