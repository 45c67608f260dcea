import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const PACKAGE = fileURLToPath(new URL("..", import.meta.url));
const readme = readFileSync(new URL("../../../README.md", import.meta.url), "utf8");

it("the README's example prints exactly the output shown below it", () => {
  const [, code = "", output] = /^```ts\n(.+?)^```\n\nprints\n\n^```text\n(.+?)^```/ms.exec(readme) ?? [];
  expect(code).toContain("computeChart(");
  // Within the package, its own name resolves to the built files.
  const printed = execFileSync(process.execPath, ["--input-type=module", "-e", code], {
    cwd: PACKAGE,
    env: { NO_COLOR: "1" },
    encoding: "utf8",
  });
  expect(printed).toBe(output);
});
