import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const PACKAGE = fileURLToPath(new URL("..", import.meta.url));

const EXAMPLES = [
  ...readFileSync(new URL("../README.md", import.meta.url), "utf8").matchAll(
    /^```ts\n(.+?)^```\n\n(?:^```text\n(.+?)^```)?/gms,
  ),
].map(([, code = "", output]) => ({ code, output }));

it("the README has examples", () => {
  expect(EXAMPLES.length).toBe(2);
});

it.each(EXAMPLES)(
  "an example of the README prints exactly the output shown below it: $code",
  ({ code, output }) => {
    // Within the package its own name leads to the built library.
    const printed = execFileSync(process.execPath, ["--input-type=module", "-e", code], {
      cwd: PACKAGE,
      env: { NO_COLOR: "1" },
      encoding: "utf8",
    });
    expect(printed).toBe(output);
  },
);

it("the README names every option and every exported function", async () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const names = Object.keys(await import("../src/index.js"));
  expect(names.filter((name) => !readme.includes(name))).toEqual([]);
});
