import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { packageFolders } from "@chart/kit/setup/package-folders";
import { describe, expect, test } from "vitest";

const ROOT = new URL("../../../../", import.meta.url);
const SCRIPT = fileURLToPath(new URL("tools/start/check-packer.mjs", ROOT));

/** Runs the check as the script `prepack` of a packer, and returns its exit code and message. */
function check(packer: string | undefined): readonly [code: number | null, message: string] {
  const env = { ...process.env, npm_execpath: packer };
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT], { env, encoding: "utf8" });
  return [status, stderr];
}

test.each(["/usr/lib/node_modules/npm/bin/npm-cli.js", "/opt/yarn/bin/yarn.js", undefined])(
  "a package is not packed by %s",
  (packer) => {
    expect(check(packer)).toEqual([1, expect.stringMatching(/^[^\n]* `npm run pack` [^\n]*\n$/)]);
  },
);

test.each(["/home/ada/.cache/pnpm-10.34.9/package/bin/pnpm.cjs", "C:\\pnpm\\pnpm.exe"])(
  "a package is packed by %s",
  (packer) => {
    expect(check(packer)).toEqual([0, ""]);
  },
);

const PACKAGES = packageFolders(ROOT)
  .map((folder) => JSON.parse(readFileSync(new URL(`${folder}/package.json`, ROOT), "utf8")))
  .filter((manifest) => manifest.private !== true);

describe.each(PACKAGES)("$name", ({ scripts, dependencies, peerDependencies }) => {
  test("checks first who packs it, if it has a range that only pnpm replaces", () => {
    const needsCheck = /"workspace:/.test(JSON.stringify([dependencies, peerDependencies]));
    const isChecked = scripts.prepack.startsWith("node ../../tools/start/check-packer.mjs && ");
    expect(isChecked).toBe(needsCheck);
  });
});
