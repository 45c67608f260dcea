import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { FileReporter } from "./tools/vitest/file-reporter.js";

/** Tests that need modules of their own, because they mock a module or load an OpenTelemetry SDK. */
const ISOLATED = [
  "packages/http/test/api/v2/returns-in-turns.test.ts",
  "packages/dashboard/test/sign-in-work.test.ts",
  "packages/service/test/security/canary.test.ts",
  "packages/service/test/telemetry/*traces.test.ts",
];

/**
 * Tests read the packages of this repository from their sources, which `exports` name as `source`. As aliases, because
 * Vitest passes conditions on to Node, where threads and processes of tests would then load TypeScript.
 */
const SOURCES = readdirSync(new URL("packages/", import.meta.url)).flatMap((folder) => {
  const packageUrl = new URL(`packages/${folder}/package.json`, import.meta.url);
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
      project({
        name: "shared",
        include: ["packages/*/test/**/*.test.ts"],
        exclude: ISOLATED,
        isolate: false,
      }),
      project({ name: "isolated", include: ISOLATED }),
    ],
    globalSetup: ["packages/testkit/src/global-setup.ts"],
    // The longest tests wait for processes that they started, so one worker more than processors keeps those busy.
    maxWorkers: availableParallelism() + 1,
    reporters: [new FileReporter(), ["json", { outputFile: "reports/tests.json" }]],
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
