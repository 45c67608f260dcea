import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files with the longest chains of steps, the longest first. Started last, one of them would run alone at the end. */
const LONGEST = [
  "http/test/reliability/campaigns.test.ts",
  "http/test/dashboard/browser.test.ts",
  "http/test/main.test.ts",
  "http/test/dashboard/accessibility.test.ts",
  "http/test/ops/workers.test.ts",
  "http/test/dashboard/pages-in-browser.test.ts",
  "http/test/ops/drain.test.ts",
  "http/test/nodes.test.ts",
  "http/test/database/credits-model.test.ts",
  "http/test/repository/deployment.test.ts",
  "http/test/dashboard/sign-in.test.ts",
  "http/test/admin/admin.test.ts",
  "http/test/dashboard/workers.test.ts",
  "http/test/ops/worker-pool.test.ts",
  "http/test/database/backup.test.ts",
  "http/test/dashboard/production.test.ts",
  "http/test/security/canary.test.ts",
  "chart-core/test/series/generated-data.test.ts",
  "chart-core/test/ephemeris/table/tables.test.ts",
];

/** Starts the longest files first and keeps vitest's order for all others. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = LONGEST.findIndex((path) => moduleId.endsWith(path));
      return index < 0 ? LONGEST.length : index;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
