import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["packages/*/test/**/*.test.ts"],
    globalSetup: ["packages/testkit/src/global-setup.ts"],
    testTimeout: 60_000,
    reporters: ["default", ["json", { outputFile: "reports/tests.json" }]],
  },
});
