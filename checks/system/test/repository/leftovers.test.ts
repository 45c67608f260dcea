import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const SCRIPT = fileURLToPath(new URL("../../../../tools/start/remove-leftovers.mjs", import.meta.url));

test("a setup removes built files of folders that are no package any more, and nothing else", () => {
  const root = mkdtempSync(join(tmpdir(), "chart-leftovers-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const put = (path: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), "");
  };
  for (const path of [
    ...["packages/http/package.json", "packages/http/dist/index.js", "server/README.md", "checks/README.md"],
    ...["packages/service/dist/main.js", "packages/service/node_modules/x/index.js"],
    ...["packages/mine/notes.txt", "packages/mine/dist/main.js"],
  ])
    put(path);
  const script = join(root, "tools/start/remove-leftovers.mjs");
  mkdirSync(dirname(script), { recursive: true });
  cpSync(SCRIPT, script);
  execFileSync(process.execPath, [script]);
  expect(readdirSync(join(root, "packages")).sort()).toEqual(["http", "mine"]);
  expect(readdirSync(join(root, "packages/mine"))).toEqual(["notes.txt"]);
  expect(existsSync(join(root, "packages/http/dist/index.js"))).toBe(true);
});
