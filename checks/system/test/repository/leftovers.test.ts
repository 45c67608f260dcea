import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const TOOLS = fileURLToPath(new URL("../../../../tools/", import.meta.url));

test("a setup removes built files of folders that are no package any more or without a source, and nothing else", () => {
  const root = mkdtempSync(join(tmpdir(), "chart-leftovers-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const put = (path: string, text = "") => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const kept = [
    ...["checks/README.md", "server/README.md", "packages/mine/notes.txt"],
    ...["packages/http/package.json", "packages/http/src/index.ts", "packages/http/src/page.tsx"],
    ...["packages/http/dist/index.js", "packages/http/dist/index.d.ts", "packages/http/dist/page.js.map"],
    ...["packages/http/dist/documents/a.md", "packages/core/package.json", "packages/core/dist/chunk.js"],
  ];
  const gone = [
    ...["packages/service/dist/main.js", "packages/service/node_modules/x/index.js"],
    ...["packages/mine/dist/main.js", "packages/http/dist/main.js", "packages/http/dist/api/old.d.ts"],
  ];
  for (const path of [...kept, ...gone]) put(path);
  put("packages/http/package.json", '{ "scripts": { "build": "tsc -b" } }');
  put("packages/core/package.json", '{ "scripts": { "build": "node scripts/bundle.mjs" } }');
  for (const path of ["packages.mjs", "start/remove-leftovers.mjs"]) {
    put(`tools/${path}`);
    cpSync(join(TOOLS, path), join(root, "tools", path));
  }
  execFileSync(process.execPath, [join(root, "tools/start/remove-leftovers.mjs")]);
  expect(kept.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect(gone.filter((path) => existsSync(join(root, path)))).toEqual([]);
  expect(readdirSync(join(root, "packages")).sort()).toEqual(["core", "http", "mine"]);
});
