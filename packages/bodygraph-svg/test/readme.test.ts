import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const PACKAGE = fileURLToPath(new URL("..", import.meta.url));

it("the example of the README prints exactly the output shown below it", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const [, code = "", output] = /^```ts\n(.+?)^```\n\nprints\n\n^```text\n(.+?)^```/ms.exec(readme) ?? [];
  expect(code).toContain("renderBodygraph(");
  // Within the package its own name leads to the built library.
  const printed = execFileSync(process.execPath, ["--input-type=module", "-e", code], {
    cwd: PACKAGE,
    env: { NO_COLOR: "1" },
    encoding: "utf8",
  });
  expect(printed).toBe(output);
});

it("the README names every option and every exported function", async () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const names = Object.keys(await import("../src/index.js"));
  expect(names.filter((name) => !readme.includes(name))).toEqual([]);
});
