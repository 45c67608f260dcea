/**
 * Bundles the view of the tool `draw_chart` into dist/chart-app.html: one file that loads nothing. From the element it takes
 * what a given chart needs, so no tables, zones or charts over time.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";

const PACKAGE = fileURLToPath(new URL("..", import.meta.url));
const ELEMENT = fileURLToPath(new URL("../../bodygraph-element/src/index.ts", import.meta.url));

/** Modules of the element that compute charts, and further pictures; the view is given its chart. */
const UNUSED = /^chart-core\/lazy$|\/(?:load-zones|load-time|load-over-time|composite|calendar)\.js$/;
const UNUSED_ID = "\0unused";
const UNUSED_CODE = `const unused = () => { throw new Error("Not in this file"); };
export const computeChart = unused, loadZones = unused, loadTime = unused, loadOverTime = unused, drawComposite = unused;
export const calendarOf = () => null;`;

/** Takes the element from its sources, without what the view never uses. */
const element = {
  name: "element",
  resolveId: (specifier, importer = "") => {
    if (specifier === "bodygraph-element") return ELEMENT;
    return UNUSED.test(specifier) && importer.startsWith(dirname(ELEMENT)) ? UNUSED_ID : null;
  },
  load: (id) => (id === UNUSED_ID ? { code: UNUSED_CODE, moduleSideEffects: false } : null),
};

async function bundle() {
  const build = await rolldown({
    cwd: PACKAGE,
    input: "app/main.ts",
    platform: "browser",
    treeshake: { moduleSideEffects: [{ test: /bodygraph-element.src|mcp.app/, sideEffects: true }] },
    plugins: [element],
  });
  const { output } = await build.generate({
    format: "esm",
    minify: true,
    codeSplitting: false,
    comments: { jsdoc: false, legal: false },
  });
  await build.close();
  if (output.length !== 1) throw new Error(`The view has ${output.length} files`);
  return output[0].code;
}

/** Writes a script so that the parser of HTML finds no end of it, and no comment, in a text of it. */
const inScript = (code) => code.trim().replace(/<(?=\/script|!--|script)/gi, "\\x3c");

const short = (css) => css.replace(/\s+/g, " ").replace(/ ?([{};,>]) ?/g, "$1");

const parts = {
  "/* styles */": short(readFileSync(`${PACKAGE}app/styles.css`, "utf8")),
  "/* script */": inScript(await bundle()),
};
const page = readFileSync(`${PACKAGE}app/page.html`, "utf8");
const file = page.replace(/\/\* (?:styles|script) \*\//g, (name) => parts[name]);
mkdirSync(`${PACKAGE}dist`, { recursive: true });
writeFileSync(`${PACKAGE}dist/chart-app.html`, file);
const kB = (bytes) => (bytes / 1000).toFixed(1);
console.log(`dist/chart-app.html: ${kB(Buffer.byteLength(file))} kB, gzip ${kB(gzipSync(file).length)} kB`);
