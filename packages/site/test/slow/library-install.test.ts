import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { ROOT, shellBlocks } from "@chart/testkit/stand-in-machine";
import { afterAll, beforeAll, expect, test } from "vitest";

const run = promisify(execFile);

const GUIDE = readFileSync(join(ROOT, "docs/guides/library.md"), "utf8");

/** The blocks of the guide: the first one packs, the second one installs. */
const [PACK = "", INSTALL = "", ...OTHERS] = shellBlocks(GUIDE);

/** Done before the tests, or in need of a repository elsewhere. */
const DONE = ["git clone https://git.example.com/chart.git", "cd chart", "npm run build"];

let folder: string;
let app: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "chart-library-"));
  app = join(folder, "app");
  const packed = join(folder, "chart");
  for (const path of [app, packed]) mkdirSync(path);
  writeFileSync(join(app, "package.json"), '{ "private": true, "type": "module" }');
  const commands = PACK.split("\n").filter((line) => !DONE.includes(line));
  // The files go where a clone would be, so that the tree under test stays as it is.
  const env = { ...process.env, npm_config_pack_destination: packed };
  await run("sh", ["-euc", commands.join("\n").replaceAll('"$PWD"', `"${packed}"`)], { cwd: ROOT, env });
  await run("sh", ["-euc", INSTALL], { cwd: app, env: { ...process.env, npm_config_offline: "true" } });
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

test("the guide's commands install both packages, and nothing else", () => {
  expect(readdirSync(join(app, "node_modules")).filter((name) => !name.startsWith("."))).toEqual([
    "bodygraph-svg",
    "chart-core",
  ]);
  expect(OTHERS).toEqual([]);
});

const PROGRAMS = [...GUIDE.matchAll(/^```ts\n(.*?)^```\n\n```text\n(.*?)^```/gms)].map(
  ([, code = "", output]) => ({ code, output }),
);

test.each(PROGRAMS)(
  "a project with the packages prints what the guide shows: $code",
  async ({ code, output }) => {
    const { stdout } = await run(process.execPath, ["--input-type=module", "-e", code], {
      cwd: app,
      env: { NO_COLOR: "1" },
    });
    expect(stdout).toBe(output);
  },
);

test.each(["chart-core", "bodygraph-svg"])(
  "the README of %s installs it by commands of the guide",
  (name) => {
    const readme = readFileSync(join(ROOT, `packages/${name}/README.md`), "utf8");
    const [, install = ""] = /^## Install$(.*?)^## /ms.exec(readme) ?? [];
    const lines = shellBlocks(install).flatMap((block) => block.trim().split("\n"));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => !PACK.split("\n").includes(line))).toEqual([]);
  },
);
