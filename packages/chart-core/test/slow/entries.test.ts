import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { loadedModules } from "../../scripts/lib/loaded-modules.js";

const PACKAGE = new URL("../../", import.meta.url);

type Entry = Exclude<keyof typeof packageJson.exports, "./package.json">;

const ENTRIES = Object.keys(packageJson.exports).filter((entry) => entry !== "./package.json") as Entry[];

/** Returns what an import of a built entry loads: files of dist, the modules of src in them, and other packages. */
function loadedBy(entry: Entry): { files: string[]; sources: string[]; others: string[] } {
  const { own, others } = loadedModules(new URL(packageJson.exports[entry].default, PACKAGE));
  const dist = new URL("dist/", PACKAGE).href;
  return {
    files: [...own.keys()].map((file) => file.replace(dist, "")),
    // The bundler names each module in a comment before its code.
    sources: [...own.values()].flatMap((text) =>
      [...text.matchAll(/^\/\/ src\/(.+)$/gm)].map(([, path]) => path!),
    ),
    others: [...others],
  };
}

const isPart = (file: string) => file.startsWith("chunks/from-");

it("every entry but `./series` loads files of the package alone, and `./series` the data of astronomia", () => {
  for (const entry of ENTRIES) {
    const packages = new Set(loadedBy(entry).others.map((name) => name.split("/")[0]));
    expect([...packages], entry).toEqual(entry === "./series" ? ["astronomia"] : []);
  }
  expect(loadedBy("./series").others).toHaveLength(9);
});

it("the package has no dependency, and `astronomia` is an optional peer", () => {
  expect(Object.keys(packageJson)).not.toContain("dependencies");
  expect(Object.keys(packageJson.peerDependencies)).toEqual(["astronomia"]);
  expect(packageJson.peerDependenciesMeta).toEqual({ astronomia: { optional: true } });
});

it("no built file names a source map, and no entry loads more than sixteen files", () => {
  for (const entry of ENTRIES) {
    const { files } = loadedBy(entry);
    expect(files.length, entry).toBeLessThanOrEqual(16);
    for (const file of files)
      expect(readFileSync(new URL(`dist/${file}`, PACKAGE), "utf8")).not.toContain("sourceMappingURL");
  }
});

it("`.` and `./time` load the eight parts of the tables, and no other entry loads any before it is called", () => {
  for (const entry of ENTRIES)
    expect(loadedBy(entry).files.filter(isPart), entry).toHaveLength([".", "./time"].includes(entry) ? 8 : 0);
});

it("`./lazy` loads the files of `.` and `./time`, and imports the same parts of the tables, and those of `./census`", () => {
  const { files } = loadedBy("./lazy");
  expect(files).toContain("chunks/engine.js");
  expect([...loadedBy(".").files, ...loadedBy("./time").files]).toEqual(
    expect.arrayContaining(files.filter((file) => file !== "lazy/index.js")),
  );
  const imported = readFileSync(new URL("dist/lazy/index.js", PACKAGE), "utf8").matchAll(
    /import\("\.\.\/(.+?)"\)/g,
  );
  const parts = loadedBy(".").files.filter(isPart);
  const census = loadedBy("./census").files.filter((file) => file.startsWith("chunks/census-"));
  expect(census).toHaveLength(8);
  expect(Array.from(imported, ([, file]) => file).sort()).toEqual(
    [...parts, ...census, "chunks/chiron.js"].sort(),
  );
});

it("only `.`, `./lazy`, `./time` and `./series` load the ephemeris, and only `./series` the series model", () => {
  const having = (folder: string) =>
    ENTRIES.filter((entry) => loadedBy(entry).sources.some((path) => path.startsWith(`${folder}/`)));
  expect(having("ephemeris").sort()).toEqual([".", "./lazy", "./series", "./time"]);
  expect(having("series")).toEqual(["./series"]);
  expect(having("birth-moment")).toEqual(["./birth-moment"]);
  expect(having("glossary")).toEqual(["./glossary"]);
  expect(having("people")).toEqual(["./people"]);
});

it("only `./time` and `./lazy` load the work over time, and only `./time` the table of Chiron", () => {
  const having = (prefix: string) =>
    ENTRIES.filter((entry) => loadedBy(entry).sources.some((path) => path.startsWith(prefix)));
  const doing = ENTRIES.filter((entry) => loadedBy(entry).files.includes("chunks/timeline.js"));
  expect(doing.sort()).toEqual(["./lazy", "./time"]);
  expect(having("paths/chiron-table")).toEqual(["./time"]);
});

it("`./tables` is one file with tables and names, not the rules that derive a chart", () => {
  const { files, sources } = loadedBy("./tables");
  expect(files).toEqual(["tables/index.js"]);
  expect(sources.filter((path) => /derive|gates-of|active-gates/.test(path))).toEqual([]);
});

it("`./lazy` loads five files before its first chart, the entries without the ephemeris one beside the tables", () => {
  expect(loadedBy("./lazy").files.sort()).toEqual([
    "chunks/engine.js",
    "chunks/names.js",
    "chunks/timeline.js",
    "lazy/index.js",
    "tables/index.js",
  ]);
  for (const entry of ["./birth-moment", "./people"] as const)
    expect(loadedBy(entry).files.sort()).toEqual([`${entry.slice(2)}/index.js`, "tables/index.js"].sort());
  expect(loadedBy("./glossary").files).toEqual(["glossary/index.js"]);
});

it("facts and the error class are in one file of the package, so that all entries share them", () => {
  const tables = loadedBy("./tables").sources.filter(
    (path) => !/^(?:angles|deep-freeze|wheel.bases)\.ts$/.test(path),
  );
  const others = ENTRIES.filter((entry) => entry !== "./tables").flatMap((entry) => {
    const { own } = loadedModules(new URL(packageJson.exports[entry].default, PACKAGE));
    return [...own].filter(([file]) => !file.endsWith("dist/tables/index.js")).map(([, text]) => text);
  });
  for (const path of tables)
    for (const text of others) expect(text.includes(`// src/${path}\n`), path).toBe(false);
});
