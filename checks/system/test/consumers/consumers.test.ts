import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import packageJson from "chart-core/package.json" with { type: "json" };
import { build as esbuild } from "esbuild";
import { rollup } from "rollup";
import ts from "typescript";
import { build as vite } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import webpack from "webpack";

const CONSUMERS = fileURLToPath(new URL("../..", import.meta.url));
const CHART_CORE = fileURLToPath(new URL("../../../../packages/chart-core/", import.meta.url));

const ENTRIES = Object.keys(packageJson.exports)
  .filter((entry) => entry !== "./package.json")
  .map((entry) => entry.replace(".", "chart-core"));

/** A program inside this package, so that `chart-core` is a dependency of its own. */
let folder: string;
let app: string;
let expected: string;
beforeAll(() => {
  const cache = join(CONSUMERS, "node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, "app-"));
  for (const file of ["all-entries.mjs", "print-all-entries.mjs"])
    cpSync(join(CHART_CORE, "test/support", file), join(folder, file));
  app = join(folder, "print-all-entries.mjs");
  expected = run(app);
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(file: string): string {
  return execFileSync(process.execPath, [file], { cwd: folder, encoding: "utf8" });
}

const BUNDLERS: Readonly<Record<string, (out: string) => Promise<unknown>>> = {
  esbuild: (out) =>
    esbuild({
      entryPoints: [app],
      bundle: true,
      splitting: true,
      format: "esm",
      outdir: out,
      outExtension: { ".js": ".mjs" },
    }),
  "esbuild, one CommonJS file": (out) =>
    // CommonJS has no top-level await.
    esbuild({
      stdin: {
        contents:
          'import { lineOfAllEntries } from "./all-entries.mjs"; lineOfAllEntries().then((line) => console.log(line));',
        resolveDir: folder,
      },
      bundle: true,
      format: "cjs",
      outfile: join(out, "print-all-entries.cjs"),
    }),
  rollup: async (out) => {
    const build = await rollup({ input: app, plugins: [nodeResolve()], onwarn: fail });
    await build.write({ dir: out, format: "es", entryFileNames: "[name].mjs" });
  },
  Vite: (out) =>
    vite({
      root: folder,
      configFile: false,
      logLevel: "silent",
      build: {
        outDir: out,
        minify: false,
        target: "es2022",
        modulePreload: false,
        rolldownOptions: { input: app, output: { entryFileNames: "[name].mjs" } },
      },
    }),
  webpack: (out) =>
    new Promise<void>((resolve, reject) => {
      const options: webpack.Configuration = {
        context: folder,
        entry: app,
        mode: "production",
        target: "node",
        optimization: { minimize: false },
        performance: false,
        experiments: { outputModule: true },
        output: { path: out, filename: "print-all-entries.mjs", module: true, chunkFormat: "module" },
      };
      webpack(options, (error, stats) => {
        const problems = stats?.toJson({ all: false, errors: true, warnings: true });
        const texts = [...(problems?.errors ?? []), ...(problems?.warnings ?? [])].map(
          ({ message }) => message,
        );
        if (error || texts.length > 0) reject(error ?? new Error(texts.join("\n")));
        else resolve();
      });
    }),
};

function fail(warning: { readonly message: string }): void {
  throw new Error(warning.message);
}

describe.each(Object.entries(BUNDLERS))("%s", (name, bundle) => {
  it("bundles all entries but `series` without a warning, and the program gives the same results as in Node", async () => {
    const out = join(folder, `out-${name.replaceAll(/\W+/g, "-")}`);
    await bundle(out);
    const program = readdirSync(out).find((file) => file.startsWith("print-all-entries"));
    expect(run(join(out, program!))).toBe(expected);
  });
});

describe("Node", () => {
  const evaluate = (code: string, type: "module" | "commonjs") =>
    execFileSync(process.execPath, ["--no-warnings", `--input-type=${type}`, "--eval", code], {
      cwd: CONSUMERS,
      encoding: "utf8",
    });
  const longitude = 'longitudeDeg("sun", -3403.2)';

  it("imports and requires every entry, with the same exports", () => {
    const list = JSON.stringify(ENTRIES);
    const print =
      'console.log(JSON.stringify(all.map((entry) => Object.keys(entry).filter((name) => name !== "__esModule"))))';
    const imported = evaluate(
      `const all = await Promise.all(${list}.map((entry) => import(entry))); ${print}`,
      "module",
    );
    const required = evaluate(`const all = ${list}.map((entry) => require(entry)); ${print}`, "commonjs");
    const sorted = (text: string) => (JSON.parse(text) as string[][]).map((list) => list.sort());
    expect(sorted(required)).toEqual(sorted(imported));
  });

  it("gives the longitudes of `chart-core/series`, imported or required", () => {
    const imported = evaluate(
      `import { longitudeDeg } from "chart-core/series"; console.log(${longitude})`,
      "module",
    );
    const required = evaluate(
      `const { longitudeDeg } = require("chart-core/series"); console.log(${longitude})`,
      "commonjs",
    );
    expect(Number(imported)).toBeCloseTo(164.41623285721502, 10);
    expect(required).toBe(imported);
  });

  it("is told how to install `astronomia` where `chart-core/series` does not find it", () => {
    const alone = join(folder, "alone/node_modules/chart-core");
    cpSync(join(CHART_CORE, "dist"), join(alone, "dist"), { recursive: true });
    cpSync(join(CHART_CORE, "package.json"), join(alone, "package.json"));
    // A root without the packages of this workspace above it.
    const code = `import(${JSON.stringify(`file://${alone}/dist/series/import-in-node.js`)}).catch((error) => console.log(error.message))`;
    const hidden = join(alone, "dist/series/index.js");
    writeFileSync(
      hidden,
      readFileSync(hidden, "utf8").replaceAll('"astronomia/', '"astronomia-not-installed/'),
    );
    expect(evaluate(code, "module")).toBe(
      'The entry "series" needs the package astronomia. Install it: npm install astronomia@4\n',
    );
  });
});

describe("TypeScript", () => {
  const { ModuleKind, ModuleResolutionKind } = ts;
  it.each([
    ["node16", { module: ModuleKind.Node16, moduleResolution: ModuleResolutionKind.Node16 }],
    ["nodenext", { module: ModuleKind.NodeNext, moduleResolution: ModuleResolutionKind.NodeNext }],
    ["bundler", { module: ModuleKind.ESNext, moduleResolution: ModuleResolutionKind.Bundler }],
    ["node10", { module: ModuleKind.ESNext, moduleResolution: ModuleResolutionKind.Node10 }],
  ])(
    "finds the types of every entry under moduleResolution %s, strict and without skipLibCheck",
    (_, options) => {
      const file = join(folder, "types.mts");
      const imports = ENTRIES.map(
        (entry, index) => `import * as entry${index} from "${entry}";\nvoid entry${index};`,
      );
      const use =
        'import { computeChart, type Chart } from "chart-core";\nexport const chart: Chart = computeChart(new Date(0));';
      writeFileSync(file, [...imports, use].join("\n"));
      const program = ts.createProgram([file], {
        ...options,
        target: ts.ScriptTarget.ES2022,
        lib: ["lib.es2022.d.ts"],
        types: [],
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        noEmit: true,
      });
      const messages = ts
        .getPreEmitDiagnostics(program)
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
      expect(messages).toEqual([]);
    },
  );
});
