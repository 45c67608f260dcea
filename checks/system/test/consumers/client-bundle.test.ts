import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundleClient, CLIENT } from "./client-as-packed.js";

let folder: string;
/** The bundle of `createClient` for a page, minified. */
let text: string;
let imports: readonly string[];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "chart-client-"));
  await bundleClient(folder);
  const { outputFiles, metafile } = await build({
    stdin: { contents: 'export { createClient } from "./index.js";', resolveDir: folder },
    bundle: true,
    format: "esm",
    platform: "browser",
    minify: true,
    metafile: true,
    write: false,
  });
  text = outputFiles.map((file) => file.text).join("");
  imports = Object.values(metafile.outputs).flatMap((output) => output.imports.map(({ path }) => path));
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true }));

test("createClient of chart-client has at most 6 kB for a page, minified and gzipped", () => {
  expect(text).toContain("Idempotency-Key");
  expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(6000);
});

test("createClient of chart-client imports nothing", () => {
  expect(imports).toEqual([]);
  expect(text).not.toMatch(/\bimport\b/);
});

test("createClient of chart-client has no name that Node alone has", () => {
  const names = /\b(?:process|Buffer|require|__dirname|node:)/g;
  expect(text.match(names) ?? []).toEqual([]);
});

test("chart-client depends on no package", () => {
  const manifest = JSON.parse(readFileSync(join(CLIENT, "package.json"), "utf8"));
  const kinds = ["dependencies", "peerDependencies", "optionalDependencies", "bundleDependencies"];
  expect(kinds.filter((kind) => kind in manifest)).toEqual([]);
});
