import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import packageJson from "../../package.json" with { type: "json" };

const PACKAGE = fileURLToPath(new URL("../..", import.meta.url));

/** The documents with examples, and the number of their examples. */
const DOCUMENTS = [
  ["the repository's README", "../../../../README.md", 1],
  ["the package's README", "../../README.md", 2],
  ["the guide to local time", "../../docs/local-time.md", 4],
  ["the guide to charts over time", "../../docs/time.md", 8],
  ["the page of the census", "../../../../docs/census.md", 1],
] as const;

/** The package that the repository's README imports: once it is published, by its name on npm. */
const IMPORTED = /(?<=^import .* from ")(?:@[^"/]+\/)?[^"/]+/gm;

const EXAMPLE = /^```ts\n((?:(?!^```).)+?)^```\n\n(?:prints\n\n)?^```text\n(.+?)^```/gms;

const EXAMPLES = DOCUMENTS.flatMap(([name, path, count]) => {
  const text = readFileSync(new URL(path, import.meta.url), "utf8");
  const found = [...text.replace(IMPORTED, "chart-core").matchAll(EXAMPLE)];
  if (found.length !== count) throw new Error(`${name} has ${found.length} examples instead of ${count}`);
  return found.map(([, code = "", output], index) => ({ name, number: index + 1, code, output }));
});

it.each(EXAMPLES)("example $number of $name prints exactly the output shown below it", ({ code, output }) => {
  // Within the package its own name leads to the built library.
  const printed = execFileSync(process.execPath, ["--input-type=module", "-e", code], {
    cwd: PACKAGE,
    env: { NO_COLOR: "1" },
    encoding: "utf8",
  });
  expect(printed).toBe(output);
});

const README = readFileSync(new URL("../../README.md", import.meta.url), "utf8");

it("the package's README lists every entry", () => {
  const entries = Object.keys(packageJson.exports).filter((path) => path !== "./package.json");
  for (const path of entries) expect(README).toContain(`| \`chart-core${path.slice(1)}\` |`);
});

it("the package's README explains every code of an error", () => {
  const rows = README.split("\n").filter((line) => line.startsWith("|"));
  const named = new Set(rows.flatMap((row) => row.split("|")[1]?.match(/\w+/g) ?? []));
  const source = readFileSync(new URL("../../src/chart-input-error.ts", import.meta.url), "utf8");
  const codes = [...source.matchAll(/\| "([A-Z_]+)"/g)].map(([, code]) => code!);
  expect(codes.length).toBeGreaterThan(10);
  expect(codes.filter((code) => !named.has(code))).toEqual([]);
});
