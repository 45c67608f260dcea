import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["packages/*/test/**/*.test.ts"],
    globalSetup: [
      "packages/http/test/support/prepare.ts",
      "packages/http/test/support/postgres-server.ts",
      "packages/http/test/support/chromium.ts",
    ],
    testTimeout: 60_000,
    reporters: ["default", ["json", { outputFile: "reports/tests.json" }]],
  },
});
