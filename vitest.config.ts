import { existsSync, readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { hasPostgresSuites } from "./checks/kit/src/stores/engine-suites.js";
import { packageFolders } from "./tools/packages.mjs";
import { FileReporter } from "./tools/vitest/file-reporter.js";
import { LongestFirst } from "./tools/vitest/longest-first.js";

const ROOT = new URL(".", import.meta.url);
const FOLDERS = packageFolders(ROOT);

const TESTS = "{packages,server}/*/test/**/*.test.ts";

/** Slow tests start a process, a thread, a browser or another runtime, or take over five seconds a file. */
const SLOW = ["{packages,server}/*/test/slow/**/*.test.ts", "checks/*/test/**/*.test.ts"];

/**
 * Slow tests that need a process of their own: they mock a module, load an OpenTelemetry SDK or look at V8's strings.
 * They get neither PostgreSQL nor a browser.
 */
const ISOLATED = "{packages,server,checks}/*/test/**/*.isolated.test.ts";

/** Tests that are not slow, but have suites for PostgreSQL. */
const ON_POSTGRES = FOLDERS.filter((folder) => !folder.startsWith("checks/")).flatMap((folder) => {
  const tests = new URL(`${folder}/test/`, ROOT);
  if (!existsSync(tests)) return [];
  return readdirSync(tests, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".test.ts") && !name.startsWith("slow/"))
    .map((name) => `${folder}/test/${name}`)
    .filter((path) => hasPostgresSuites(path, readFileSync(new URL(path, ROOT), "utf8")));
});

/**
 * Tests read the packages of this repository from their sources, which `exports` name as `source`. As aliases, because
 * Vitest passes conditions on to Node, where threads and processes of tests would then load TypeScript.
 */
const SOURCES = FOLDERS.flatMap((folder) => {
  const packageUrl = new URL(`${folder}/package.json`, ROOT);
  const { name, exports = {} } = JSON.parse(readFileSync(packageUrl, "utf8")) as {
    name: string;
    exports?: Record<string, { source?: string }>;
  };
  return Object.entries(exports).flatMap(([entry, { source }]) => {
    if (source === undefined) return [];
    const path = fileURLToPath(new URL(source, packageUrl));
    return { find: new RegExp(`^${name}${entry.slice(1)}$`), replacement: path };
  });
});

export default defineConfig({
  test: {
    // Files share their worker's modules: importing them anew for each file takes a quarter of the processor time.
    projects: [
      // `npm test`.
      project({
        name: "fast",
        include: [TESTS],
        exclude: [...SLOW, ISOLATED],
        isolate: false,
        provide: { engine: "sqlite" },
        maxWorkers: availableParallelism(),
        sequence: { groupOrder: 1 },
      }),
      // `npm run check`.
      project({
        name: "slow",
        include: [...SLOW, ...ON_POSTGRES],
        exclude: [ISOLATED],
        isolate: false,
        provide: { engine: "postgres" },
        globalSetup: ["checks/kit/src/setup/slow-setup.ts"],
      }),
      project({ name: "isolated", include: [ISOLATED] }),
    ],
    globalSetup: ["checks/kit/src/setup/global-setup.ts"],
    // Slow tests wait for processes that they started, so one worker more than processors keeps those busy.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    reporters: [new FileReporter(), "json"],
    outputFile: { json: "reports/tests.json" },
  },
});

function project(test: TestProjectInlineConfiguration["test"]): TestProjectInlineConfiguration {
  return {
    resolve: { alias: SOURCES },
    test: {
      setupFiles: ["tools/vitest/seed.ts"],
      // Far above what anything takes: a busy machine fails no test.
      testTimeout: 180_000,
      hookTimeout: 180_000,
      expect: { poll: { timeout: 60_000 } },
      ...test,
    },
  };
}
