/**
 * Bundles each entry of the package from src into dist, for which `tsc -b` writes the declarations, and writes the
 * reference for the documentation site.
 *
 *   node packages/chart-core/scripts/bundle.mjs [--if-stale]    with the option: only if a source is newer
 *
 * Entries keep their paths (dist/time/index.js), and load few files, because each costs half a millisecond of a start:
 *
 *   tables                          one file; the other files import the facts and the error class from it, so that a
 *                                   program has one of each
 *   glossary                        one file
 *   birth-moment, calendar, details,
 *   people, series                  one file each, beside tables
 *   census                          shares its tables, a module for each member of a chart, with lazy
 *   ., lazy, time                   share chunks/engine.js, whose tables of longitudes are a module for each fifty years;
 *                                   lazy and time also share chunks/timeline.js, and time loads chunks/chiron.js
 *
 * Functions without state that several files need, such as the check of a moment, are in each of them. Comments such as
 * `// src/days.ts` name the modules in a file. Scripts and declarations that an earlier build wrote from sources that no
 * longer exist are removed.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, normalize, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const PACKAGE = fileURLToPath(new URL("..", import.meta.url));
const DIST = join(PACKAGE, "dist");

/** Path of the entry with the facts and the error class, in dist and src, without extension. */
const TABLES = "tables/index";

/** Entries that share no state with another one. */
const SINGLE = [
  "birth-moment/index",
  "calendar/index",
  "details/index",
  "glossary/index",
  "people/index",
  "series/index",
];

/** Entry with a top-level `await`: rolldown splits a program with one less well. */
const AWAITING = "series/import-in-node";

/** Modules of the engine, with everything that they import: the entries with the ephemeris share its state. */
const ENGINE = {
  name: "engine",
  test: /src.(?:activations-of|chart-of|coordinates|positions|ephemeris.table.table-part)\.ts$/,
};

/**
 * The work of `time` and `lazy`, except the table of Chiron, which few programs need, and what a program may import without
 * that work: lists of names, and the small work of the census.
 */
const NAMES = {
  name: "names",
  test: /src.(?:timeline.(?:change-levels|return-kinds|transit-kinds|window-members)|census.(?:census-|share-in|tables.vlq))/,
};
const TIMELINE = { name: "timeline", test: /src.(?:checks.|timeline.|paths.(?!chiron-table))/ };

/** Returns the entries by their paths in dist and src, without extension: the scripts that package.json exports. */
function entries() {
  const { exports } = JSON.parse(readFileSync(join(PACKAGE, "package.json"), "utf8"));
  const paths = [...JSON.stringify(exports).matchAll(/"\.\/dist\/([\w/-]+)\.js"/g)].map(([, path]) => path);
  return Object.fromEntries(paths.map((path) => [path, join(PACKAGE, "src", `${path}.ts`)]));
}

/** Returns the parts of the tables, and the tables of Chiron and the census, by their paths in dist, without extension. */
function parts() {
  const filesOf = (folder, prefix) =>
    readdirSync(join(PACKAGE, folder))
      .filter((file) => file.endsWith(".generated.ts"))
      .map((file) => [`chunks/${prefix}${file.replace(".generated.ts", "")}`, join(PACKAGE, folder, file)]);
  const ofYears = filesOf("src/ephemeris/table/parts", "");
  const ofCensus = filesOf("src/census/tables", "census-");
  const chiron = join(PACKAGE, "src/paths/chiron-table.generated.ts");
  return Object.fromEntries([...ofYears, ...ofCensus, ["chunks/chiron", chiron]]);
}

/**
 * Returns the plugin that takes facts from the entry with the tables: a module whose values that entry exports is not
 * bundled again.
 */
function factsFromTables() {
  const source = readFileSync(join(PACKAGE, "src", `${TABLES}.ts`), "utf8");
  const exported = [...source.matchAll(/^export \{[^}]*\} from "(.+)\.js"/gm)];
  const facts = new Set(exported.map(([, path]) => join(PACKAGE, "src", dirname(TABLES), `${path}.ts`)));
  return {
    name: "facts-from-tables",
    async resolveId(specifier, importer) {
      const resolved = importer && (await this.resolve(specifier, importer, { skipSelf: true }));
      return resolved && facts.has(resolved.id) ? { id: TABLES, external: true } : resolved;
    },
    renderChunk(code, { fileName }) {
      const path = posix.relative(posix.dirname(fileName), `${TABLES}.js`);
      return code.replaceAll(`"${TABLES}"`, `"${path.startsWith(".") ? path : `./${path}`}"`);
    },
  };
}

/** Writes the bundles and removes all other scripts from dist, and declarations without a source. */
async function bundle() {
  const { [TABLES]: tables, [AWAITING]: awaiting, ...others } = entries();
  const sharing = Object.entries(others).filter(([path]) => !SINGLE.includes(path));
  // The series model's data are an optional peer dependency; the zone look-up is built in.
  const options = { plugins: [factsFromTables()], external: /^astronomia\// };
  const output = await Promise.all([
    outputOf({ [TABLES]: tables }),
    ...SINGLE.map((path) => outputOf({ [path]: others[path] }, options)),
    outputOf({ ...Object.fromEntries(sharing), ...parts() }, options, [NAMES, ENGINE, TIMELINE]),
    outputOf({ [AWAITING]: awaiting }, { external: /^\.\/index\.js$/ }),
  ]);
  for (const { fileName, code } of output.flat()) {
    const path = join(DIST, fileName);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, code);
  }
  const written = new Set(output.flat().map(({ fileName }) => normalize(fileName)));
  for (const name of readdirSync(DIST, { recursive: true, encoding: "utf8" }))
    if (isStale(name, written)) rmSync(join(DIST, name));
}

/** Writes dist/reference/parts.json. The script that writes it is bundled first, because Node cannot run TypeScript. */
async function writeReference() {
  const build = await rolldown({
    input: join(PACKAGE, "scripts/reference/main.ts"),
    cwd: PACKAGE,
    platform: "node",
    external: "typescript",
  });
  await build.write({ dir: join(DIST, "reference") });
  await build.close();
  await import("../dist/reference/main.js");
}

/** Tests whether a file of dist comes from an earlier build: `tsc -b` leaves the declarations of removed sources. */
function isStale(name, written) {
  const [, path, kind] = /^(.+?)(\.js|\.d\.ts)(?:\.map)?$/.exec(name) ?? [];
  if (kind === ".js") return !written.has(name);
  return kind === ".d.ts" && !existsSync(join(PACKAGE, "src", `${path}.ts`));
}

/** Bundles entries, and returns the files. */
async function outputOf(input, options, shared = []) {
  const build = await rolldown({
    input,
    ...options,
    makeAbsoluteExternalsRelative: false,
    cwd: PACKAGE,
    platform: "neutral",
    preserveEntrySignatures: "strict",
    resolve: { mainFields: ["module", "main"] },
    treeshake: { moduleSideEffects: false },
  });
  const { output } = await build.generate({
    dir: DIST,
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: "chunks/[name].js",
    minifyInternalExports: false,
    codeSplitting: { groups: shared },
    // Doc comments are in the declarations.
    comments: { jsdoc: false },
  });
  await build.close();
  return output;
}

/** Tests whether the bundles are newer than every source, the documents of the reference and the scripts. */
function isCurrent() {
  const sources = ["src", "docs", "scripts/reference"].flatMap((folder) =>
    readdirSync(join(PACKAGE, folder), { recursive: true, encoding: "utf8" }).map((path) =>
      join(PACKAGE, folder, path),
    ),
  );
  const files = ["package.json", "README.md", "scripts/bundle.mjs"].map((path) => join(PACKAGE, path));
  const changed = [...sources, ...files];
  const built = join(DIST, "reference/parts.json");
  return existsSync(built) && changed.every((path) => statSync(path).mtimeMs <= statSync(built).mtimeMs);
}

const current = isCurrent();
if (!(current && process.argv.includes("--if-stale"))) await bundle();
// The compiler takes longer than all bundles, and every `npm start` comes by here.
if (!current) await writeReference();
