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
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const PACKAGE = fileURLToPath(new URL("..", import.meta.url));

const OPTIONS = {
  cwd: PACKAGE,
  platform: "browser",
  makeAbsoluteExternalsRelative: false,
  preserveEntrySignatures: "allow-extension",
  treeshake: { moduleSideEffects: [{ test: /bodygraph-element.src/, sideEffects: true }] },
};

/** Takes what the form shares with the chart, except small helpers, from the bundle of the chart. */
const chartFromBundle = {
  name: "chart-from-bundle",
  resolveId: (specifier) =>
    /\/(?:index|load-zones)\.js$/.test(specifier) && specifier.startsWith(".")
      ? { id: "./human-design-chart.js", external: true }
      : null,
};

/** Size below which a module of bodygraph-svg is copied: for small ones, the entry's list of exports takes more. */
const SHARED_BYTES = 1500;

/** Returns the modules that an entry needs first and shares with its later parts. */
async function firstModules(input) {
  const external = {
    name: "external",
    resolveId: (id, _, { kind }) => (kind === "dynamic-import" ? { id, external: true } : null),
  };
  const build = await rolldown({ ...OPTIONS, input, plugins: [external] });
  const { output } = await build.generate({ format: "esm" });
  await build.close();
  const { modules } = output[0];
  return new Set(
    Object.keys(modules).filter(
      (id) => modules[id].renderedLength > (/bodygraph-svg/.test(id) ? SHARED_BYTES : 0),
    ),
  );
}

/** The parts of the chart that are loaded later. */
const LATER = /[?/](wheel|composite|over-time)(?:\.ts)?$/;

/**
 * Gives each later part its own copy of what it does not share with the entry: rolldown would otherwise also move what it
 * does share into files of their own. Of `chart-core/lazy`, the entry then has no more than `computeChart`.
 */
async function apart() {
  const first = await firstModules({ chart: "src/index.ts" });
  return {
    name: "apart",
    async resolveId(specifier, importer) {
      const [, part] = LATER.exec(importer ?? "") ?? [];
      if (part === undefined) return null;
      const resolved = await this.resolve(specifier, importer.replace(/\?.*/, ""), { skipSelf: true });
      const isShared = first.has(resolved.id) && specifier !== "chart-core/lazy";
      return isShared || /(?:from-\d+|census-[\w-]+)\.js$/.test(resolved.id)
        ? resolved
        : { ...resolved, id: `${resolved.id}?${part}` };
    },
    load: (id) =>
      LATER.test(id) && id.includes("?")
        ? { code: readFileSync(id.replace(/\?.*/, ""), "utf8"), moduleType: /\.ts\?/.test(id) ? "ts" : "js" }
        : null,
  };
}

/** Bundles an entry, and returns the names of the files. */
async function bundle(name, input, plugins) {
  const build = await rolldown({
    ...OPTIONS,
    input: { [name]: input },
    plugins,
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
  ...(await bundle("human-design-chart", "src/index.ts", [await apart()])),
  ...(await bundle("human-design-form", "src/form.ts", [chartFromBundle])),
]);
for (const name of readdirSync(`${PACKAGE}dist/chunks`))
  if (!written.has(`chunks/${name}`)) rmSync(`${PACKAGE}dist/chunks/${name}`);
