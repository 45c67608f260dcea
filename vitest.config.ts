import { defineConfig } from "vitest/config";
import { FileReporter } from "./tools/vitest/file-reporter.js";

export default defineConfig({
  test: {
    include: ["packages/*/test/**/*.test.ts"],
    setupFiles: ["tools/vitest/seed.ts"],
    globalSetup: ["packages/testkit/src/global-setup.ts"],
    // Far above what anything takes: a busy machine fails no test.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    // Most tests wait for processes that they started: vitest's default leaves one processor free.
    maxWorkers: "100%",
    reporters: [new FileReporter(), ["json", { outputFile: "reports/tests.json" }]],
  },
});
