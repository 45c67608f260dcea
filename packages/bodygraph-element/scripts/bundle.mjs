/**
 * Bundles the elements with what they need of chart-core and bodygraph-svg into dist, for pages with or without a bundler
 * of their own. `tsc -b` writes the declarations, and builds those packages first.
 *
 *   dist/human-design-chart.js     the chart with the bodygraph: all that a page loads first
 *   dist/human-design-form.js      the form; imports the chart
 *   dist/chunks/[name]-[hash].js   loaded when needed: tables of fifty years each, zones, further pictures, meanings
 *
 * Two builds, because rolldown would move what the chart shares with the zones into a file of its own.
 */
import { readdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const PACKAGE = fileURLToPath(new URL("..", import.meta.url));

/** Takes what the form shares with the chart, except small helpers, from the bundle of the chart. */
const chartFromBundle = {
  name: "chart-from-bundle",
  resolveId: (specifier) =>
    /\/(?:index|load-zones)\.js$/.test(specifier) && specifier.startsWith(".")
      ? { id: "./human-design-chart.js", external: true }
      : null,
};

/** Bundles an entry, and returns the names of the files. */
async function bundle(name, input, plugins) {
  const build = await rolldown({
    input: { [name]: input },
    cwd: PACKAGE,
    platform: "browser",
    plugins,
    makeAbsoluteExternalsRelative: false,
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
  return output.map(({ fileName }) => fileName);
}

const written = new Set([
  ...(await bundle("human-design-chart", "src/index.ts", [])),
  ...(await bundle("human-design-form", "src/form.ts", [chartFromBundle])),
]);
for (const name of readdirSync(`${PACKAGE}dist/chunks`))
  if (!written.has(`chunks/${name}`)) rmSync(`${PACKAGE}dist/chunks/${name}`);
