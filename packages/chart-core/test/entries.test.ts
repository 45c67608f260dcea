import { expect, it } from "vitest";
import packageJson from "../package.json" with { type: "json" };
import { loadedModules } from "../scripts/lib/loaded-modules.js";

const PACKAGE = new URL("../", import.meta.url);

/** Returns the modules that a built entry loads: the package's own by their paths in dist, others by name. */
function loadedBy(entry: keyof typeof packageJson.exports): { own: string[]; others: string[] } {
  const { own, others } = loadedModules(new URL(packageJson.exports[entry].default, PACKAGE));
  // Dynamic imports would not be found by this scan, so there must be none.
  expect([...own.values()].filter((text) => /\bimport\(/.test(text))).toEqual([]);
  const folder = new URL("dist/", PACKAGE).href;
  return { own: [...own.keys()].map((module) => module.replace(folder, "")), others: [...others] };
}

it("the entry `.` loads no other package and no file of the series model", () => {
  const { own, others } = loadedBy(".");
  expect(own).toContain("ephemeris/table/tables.generated.js");
  expect(own.filter((module) => module.startsWith("series/"))).toEqual([]);
  expect(others).toEqual([]);
});

it("the entry `./birth-moment` loads no tables and no series, and tz-lookup as its only package", () => {
  const { own, others } = loadedBy("./birth-moment");
  expect(own).toContain("birth-moment/resolve-birth-moment.js");
  expect(own.filter((module) => /^(series|ephemeris)\//.test(module))).toEqual([]);
  expect(others).toEqual(["tz-lookup"]);
});

it("only the entry `./series` loads astronomia", () => {
  const { others } = loadedBy("./series");
  expect(others.filter((module) => module.startsWith("astronomia/"))).toHaveLength(9);
});

it.each(["./tables", "./time", "./people", "./glossary"] as const)(
  "the entry `%s` loads no other package",
  (entry) => {
    expect(loadedBy(entry).others).toEqual([]);
  },
);

it("no chart entry loads the modules for time, people and words, and only the entry `./time` loads Chiron", () => {
  const further = /^(time|people|details|glossary)\//;
  for (const entry of [".", "./birth-moment", "./series"] as const)
    expect(loadedBy(entry).own.filter((module) => further.test(module))).toEqual([]);
  const withChiron = (["./time", "./people", "./glossary"] as const).filter((entry) =>
    loadedBy(entry).own.includes("time/chiron-table.generated.js"),
  );
  expect(withChiron).toEqual(["./time"]);
});

it("the entries `./tables`, `./people` and `./glossary` load no ephemeris", () => {
  for (const entry of ["./tables", "./people", "./glossary"] as const)
    expect(loadedBy(entry).own.filter((module) => /^(ephemeris|time|series)\//.test(module))).toEqual([]);
});
