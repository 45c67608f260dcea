import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const PACKAGE = fileURLToPath(new URL("..", import.meta.url));

it.each([
  ["the repository's README", "../../../README.md"],
  ["the package's README", "../README.md"],
])("the example of %s prints exactly the output shown below it", (_, path) => {
  const readme = readFileSync(new URL(path, import.meta.url), "utf8");
  const [, code = "", output] = /^```ts\n(.+?)^```\n\nprints\n\n^```text\n(.+?)^```/ms.exec(readme) ?? [];
  expect(code).toContain("computeChart(");
  // Within the package its own name leads to the built library.
  const printed = execFileSync(process.execPath, ["--input-type=module", "-e", code], {
    cwd: PACKAGE,
    env: { NO_COLOR: "1" },
    encoding: "utf8",
  });
  expect(printed).toBe(output);
});
