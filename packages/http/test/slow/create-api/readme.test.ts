import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const PACKAGE = fileURLToPath(new URL("../../..", import.meta.url));

test("the README's example prints what it says", () => {
  const readme = readFileSync(`${PACKAGE}/README.md`, "utf8");
  const [, code = "", printed] = /^```ts\n(.+? \/\/ (\w+)\n)```/ms.exec(readme) ?? [];
  // Within the package its own name leads to the built API.
  const options = { cwd: PACKAGE, env: { NO_COLOR: "1" }, encoding: "utf8" } as const;
  const output = execFileSync(process.execPath, ["--input-type=module", "-e", code], options);
  expect(output).toBe(`${printed}\n`);
});
