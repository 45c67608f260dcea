/**
 * Bundles the command into dist, with the private packages and small libraries that it needs: each file of a start costs half
 * a millisecond. chart-core, bodygraph-svg and the PNG module stay packages of their own. `tsc -b` checks the types first.
 *
 *   dist/main.js              entry: arguments, and what every command needs
 *   dist/chunks/*.js          a command or a format each, loaded when it is used
 *   dist/batch-worker.js      entry of the threads of `batch`
 *   dist/chart-app.html       page of the chart that `mcp` offers
 *   dist/licences.txt         licences of the bundled libraries
 */
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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
copyFileSync(
  fileURLToPath(import.meta.resolve("bodygraph-mcp/chart-app.html")),
  `${PACKAGE}dist/chart-app.html`,
);
writeFileSync(`${PACKAGE}dist/licences.txt`, licencesOf(output.flatMap(({ moduleIds = [] }) => moduleIds)));
const written = new Set(output.map(({ fileName }) => fileName));
for (const name of readdirSync(`${PACKAGE}dist`, { recursive: true, encoding: "utf8" }))
  if (/\.js$/.test(name) && !name.startsWith("types") && !written.has(name)) rmSync(`${PACKAGE}dist/${name}`);

/** Returns the licences of the packages from npm that modules belong to. */
function licencesOf(modules) {
  const folders = modules.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id) ?? []);
  return [...new Set(folders)]
    .map((folder) => {
      const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
      const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
      return { name, text: `${name} ${version}\n\n${readFileSync(`${folder}/${file}`, "utf8").trim()}\n` };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ text }) => text)
    .join("\n---\n\n");
}
