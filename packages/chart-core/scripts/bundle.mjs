/**
 * Bundles each entry of the package from src into dist, for which `tsc -b` writes the declarations.
 *
 *   node packages/chart-core/scripts/bundle.mjs [--if-stale]    with the option: only if a source is newer
 *
 * Entries keep their paths (dist/time/index.js); what several entries share is in dist/chunks, and each part of the
 * tables is a module of its own. Comments such as `// src/days.ts` name the modules in a file. Scripts and declarations
 * that an earlier build wrote from sources that no longer exist are removed.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const PACKAGE = fileURLToPath(new URL("..", import.meta.url));
const DIST = join(PACKAGE, "dist");

/**
 * Chunks for the modules that several entries share. Each also holds what its modules import, unless an earlier chunk
 * has it. Few files start faster; but names and facts must not load the rules of a chart, nor bodygraphs of several
 * people the ephemeris.
 */
const CHUNKS = [
  { name: "input", test: /src.(?:chart-input-error|check-span|coordinates|deep-freeze|moment)\.ts$/ },
  { name: "facts", test: /src.tables.index\.ts$/ },
  { name: "bodygraph", test: /src.bodygraph.(?:bodygraph-of|gates-of)\.ts$/ },
  { name: "engine", test: /src.(?:activations-of|chart-of|ephemeris.table.table-part)\.ts$/ },
].map((chunk, index, { length }) => ({ ...chunk, priority: length - index }));

/** Returns the entries by their paths in dist and src, without extension: the scripts that package.json exports. */
function entries() {
  const { exports } = JSON.parse(readFileSync(join(PACKAGE, "package.json"), "utf8"));
  const paths = [...JSON.stringify(exports).matchAll(/"\.\/dist\/([\w/-]+)\.js"/g)].map(([, path]) => path);
  return Object.fromEntries(paths.map((path) => [path, join(PACKAGE, "src", `${path}.ts`)]));
}

/** Returns the parts of the tables by their paths in dist, without extension. */
function parts() {
  const folder = join(PACKAGE, "src/ephemeris/table/parts");
  return Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith(".ts"))
      .map((file) => [`chunks/${file.replace(".generated.ts", "")}`, join(folder, file)]),
  );
}

/** Entry with a top-level `await`, of one module: rolldown splits a program with one less well, so it comes alone. */
const ALONE = "series/import-in-node";

/** Writes the bundles and removes all other scripts from dist, and declarations without a source. */
async function bundle() {
  const { [ALONE]: alone, ...together } = entries();
  const output = [
    // The series model's data are an optional peer dependency; the zone look-up is built in.
    ...(await outputOf({ ...together, ...parts() }, /^astronomia\//)),
    ...(await outputOf({ [ALONE]: alone }, /^\.\/index\.js$/)),
  ];
  for (const { fileName, code } of output) {
    const path = join(DIST, fileName);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, code);
  }
  const written = new Set(output.map(({ fileName }) => normalize(fileName)));
  for (const name of readdirSync(DIST, { recursive: true, encoding: "utf8" }))
    if (isStale(name, written)) rmSync(join(DIST, name));
}

/** Tests whether a file of dist comes from an earlier build: `tsc -b` leaves the declarations of removed sources. */
function isStale(name, written) {
  const [, path, kind] = /^(.+?)(\.js|\.d\.ts)(?:\.map)?$/.exec(name) ?? [];
  if (kind === ".js") return !written.has(name);
  return kind === ".d.ts" && !existsSync(join(PACKAGE, "src", `${path}.ts`));
}

/** Bundles entries, and returns the files. */
async function outputOf(input, external) {
  const build = await rolldown({
    input,
    external,
    makeAbsoluteExternalsRelative: false,
    cwd: PACKAGE,
    platform: "neutral",
    preserveEntrySignatures: "strict",
    resolve: { mainFields: ["module", "main"] },
    treeshake: { moduleSideEffects: false },
  });
  const { output } = await build.generate({
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: "chunks/[name].js",
    minifyInternalExports: false,
    codeSplitting: { groups: CHUNKS },
    // Doc comments are in the declarations.
    comments: { jsdoc: false },
  });
  await build.close();
  return output;
}

/** Tests whether the bundles are newer than every source and this script. */
function isCurrent() {
  const src = join(PACKAGE, "src");
  const sources = readdirSync(src, { recursive: true, encoding: "utf8" }).map((path) => join(src, path));
  const changed = [...sources, join(PACKAGE, "package.json"), fileURLToPath(import.meta.url)];
  const built = join(DIST, "index.js");
  return existsSync(built) && changed.every((path) => statSync(path).mtimeMs <= statSync(built).mtimeMs);
}

if (!(process.argv.includes("--if-stale") && isCurrent())) await bundle();
