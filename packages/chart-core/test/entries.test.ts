import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import packageJson from "../package.json" with { type: "json" };

const PACKAGE = new URL("../", import.meta.url);

/** What a built entry loads: the package's own modules by path, and others by name. */
function loadedBy(entry: keyof typeof packageJson.exports): string[] {
  const seen = new Set<string>();
  const follow = (module: URL) => {
    if (seen.has(module.href)) return;
    seen.add(module.href);
    for (const [, specifier] of readFileSync(module, "utf8").matchAll(
      /^(?:import|export)\s(?:[^"';]*?\sfrom\s)?"([^"]+)"|\bimport\("([^"]+)"\)/gm,
    )) {
      if (specifier?.startsWith(".")) follow(new URL(specifier, module));
      else if (specifier !== undefined) seen.add(specifier);
    }
  };
  follow(new URL(packageJson.exports[entry].default, PACKAGE));
  const folder = fileURLToPath(new URL("dist/", PACKAGE));
  return [...seen].map((module) =>
    module.startsWith("file:") ? fileURLToPath(module).replace(folder, "") : module,
  );
}

it("the entry `.` loads no other package and nothing of the series model", () => {
  const loaded = loadedBy(".");
  expect(loaded).toContain("ephemeris/table/tables.generated.js");
  expect(loaded.filter((module) => !module.endsWith(".js") || module.startsWith("series/"))).toEqual([]);
});

it("the entry `./birth-moment` loads neither tables nor series, and tz-lookup alone from outside", () => {
  const loaded = loadedBy("./birth-moment");
  expect(loaded.filter((module) => !module.endsWith(".js"))).toEqual(["tz-lookup"]);
  expect(loaded.filter((module) => /^(series|ephemeris)\//.test(module))).toEqual([]);
});

it("the entry `./series` alone loads astronomia", () => {
  const loaded = loadedBy("./series");
  expect(loaded.filter((module) => module.startsWith("astronomia/"))).toHaveLength(9);
});
