import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Slow files that take longest, by the seconds of one run. Their order is what matters: if one of them began late, its
 * worker would be alone at the end.
 */
const SECONDS: Readonly<Record<string, number>> = {
  "checks/campaigns/test/strangers.test.ts": 110,
  "server/program/test/slow/main.test.ts": 102,
  "server/store/test/slow/backup.test.ts": 90,
  "checks/campaigns/test/crashes.test.ts": 70,
  "checks/campaigns/test/states.test.ts": 70,
  "server/program/test/slow/workers/workers.test.ts": 69,
  "server/chart-page/test/slow/chart-page.test.ts": 51,
  "server/dashboard/test/slow/operator/operator-pages.test.ts": 42,
  "checks/system/test/clients/python.test.ts": 38,
  "server/store/test/slow/copy-store.test.ts": 38,
  "checks/system/test/consumers/packed.test.ts": 36,
  "server/dashboard/test/slow/account-data.test.ts": 33,
  "server/program/test/slow/start/drain.test.ts": 33,
  "server/dashboard/test/slow/accessibility.test.ts": 30,
  "server/site/test/slow/browser.test.ts": 29,
  "server/store/test/slow/credits-model.test.ts": 28,
  "packages/bodygraph-element/test/slow/chart.test.ts": 26,
  "server/dashboard/test/slow/browser.test.ts": 23,
  "server/dashboard/test/slow/sign-in.test.ts": 23,
  "server/dashboard/test/slow/account-pages.test.ts": 22,
  "server/dashboard/test/slow/keys.test.ts": 22,
  "server/dashboard/test/slow/second-factor.test.ts": 21,
  "server/dashboard/test/slow/workers.test.ts": 20,
  "server/program/test/slow/nodes.test.ts": 19,
  "packages/gazetteer/test/slow/place-zones.test.ts": 18,
  "server/dashboard/test/slow/deleted-meanwhile.test.ts": 17,
  "server/dashboard/test/slow/requests-pages.test.ts": 17,
  "checks/system/test/repository/deployment.test.ts": 16,
  "server/dashboard/test/slow/operator/operator-attacks.test.ts": 15,
  "server/program/test/slow/adapters/png/png-queue.test.ts": 15,
  "server/site/test/slow/reference.test.ts": 15,
  "server/site/test/slow/search-browser.test.ts": 15,
  "server/store/test/slow/restore-orders.test.ts": 15,
  "packages/bodygraph-element/test/slow/form.test.ts": 13,
  "server/program/test/slow/admin/admin.test.ts": 13,
  "server/program/test/slow/workers/worker-pool.test.ts": 13,
  "server/site/test/slow/self-hosting.test.ts": 13,
  "checks/system/test/consumers/consumers.test.ts": 12,
};

/** Starts the files that take longest first, the others by Vitest's order: the larger file first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config;
    const gone = Object.keys(SECONDS).filter((file) => !existsSync(join(root, file)));
    if (gone.length > 0) throw new Error(`longest-first.ts names files that are gone: ${gone.join(", ")}`);
    const secondsOf = ({ moduleId }: TestSpecification) => SECONDS[relative(root, moduleId)] ?? 0;
    const sorted = await super.sort(files);
    const longest = sorted.filter((file) => secondsOf(file) > 0);
    return [
      ...longest.sort((a, b) => secondsOf(b) - secondsOf(a)),
      ...sorted.filter((file) => secondsOf(file) === 0),
    ];
  }
}
