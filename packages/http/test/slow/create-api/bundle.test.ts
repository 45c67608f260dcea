import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, expect, test } from "vitest";

const ENTRY = fileURLToPath(new URL("../../../src/index.ts", import.meta.url));

/** Runs the bundle and leaves the process to end by itself. */
const PROGRAM = `
import { createApi } from "./index.js";
const api = createApi();
const body = JSON.stringify({ birthdate: "1990-09-05", birthtime: "21:17", lat: 52.37, lng: 4.89 });
const headers = { "Content-Type": "application/json" };
const responses = [
  await api.request("/readyz"),
  await api.request("/v2/charts/coordinates", { method: "POST", headers, body }),
  await api.request("/v2/charts/batch", { method: "POST", headers, body: '{"births":[' + body + "]}" }),
];
console.log(responses.map(({ status }) => status).join());
`;

/** Files of the bundle: the ephemeris tables are in one of their own. */
let files: Map<string, string>;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "chart-http-"));
  const build = await rolldown({
    input: { index: "createApi" },
    platform: "browser",
    resolve: { conditionNames: ["source", "import", "default"] },
    plugins: [
      {
        name: "create-api-alone",
        resolveId: (id) => (id === "createApi" ? id : null),
        load: (id) => (id === "createApi" ? `export { createApi } from ${JSON.stringify(ENTRY)};` : null),
      },
    ],
  });
  const { output } = await build.write({
    dir: folder,
    minify: true,
    codeSplitting: { groups: [{ name: "tables", test: /from-\d{4}/ }] },
  });
  await build.close();
  files = new Map(
    output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file.code] as const] : [])),
  );
});
afterAll(() => rm(folder, { recursive: true }));

test("has no Node name", () => {
  const names = /["'`]node:|\bBuffer\b|\brequire\(|\bprocess\.\w|\bglobal\.\w|__dirname/g;
  expect([...files.values()].flatMap((code) => code.match(names) ?? [])).toEqual([]);
});

test("takes at most 270 kB besides the ephemeris tables and 2.4 MB with them, compressed with gzip", () => {
  const kBOf = (names: readonly string[]) =>
    names.reduce((sum, name) => sum + gzipSync(files.get(name) ?? "", { level: 9 }).length / 1000, 0);
  const names = [...files.keys()];
  const tables = names.filter((name) => name.includes("tables"));
  expect(tables).toHaveLength(1);
  expect(kBOf(names.filter((name) => !tables.includes(name)))).toBeLessThan(270);
  expect(kBOf(tables)).toBeGreaterThan(1000);
  expect(kBOf(names)).toBeLessThan(2400);
});

test("keeps no process alive", async () => {
  await writeFile(join(folder, "main.mjs"), PROGRAM);
  await writeFile(join(folder, "package.json"), '{"type":"module"}');
  const { stdout } = await promisify(execFile)(process.execPath, ["main.mjs"], {
    cwd: folder,
    timeout: 60_000,
  });
  expect(stdout).toBe("200,200,200\n");
});
