import { createKeyHasher, fingerprintPeppers } from "@chart/accounts";
import { openStore } from "@chart/store";
import type { Logger } from "chart-http/base";
import type { Config } from "../config/config.js";
import type { DashboardConfig } from "../config/dashboard-config.js";
import { clusterMetrics } from "../monitoring/cluster-metrics.js";
import { openOpsServer } from "../monitoring/ops-server.js";
import { readRelease } from "../release/release.js";
import type { HealthCheck } from "../server/health-check.js";
import { probeWorkers } from "../workers/probe-workers.js";
import { WorkerPool } from "../workers/worker-pool.js";
import { announce } from "./announce.js";
import { onStop } from "./on-stop.js";
import { OpenResources } from "./open-resources.js";

/** Runs the primary process: prepares the store, starts the workers, and replaces those that end. */
export async function leadWorkers(
  config: Config,
  dashboardConfig: DashboardConfig,
  logger: Logger,
): Promise<void> {
  const pool = new WorkerPool(config.workers, logger);
  const resources = new OpenResources();
  onStop(
    async () => {
      logger.info("stopping");
      await pool.stop();
      await resources.close();
      process.exit(0);
    },
    () => pool.kill(),
  );

  const { database, planCredits } = config;
  const pepper = fingerprintPeppers(config);
  const store = await openStore(database, { planCredits, pepper, isAdoptingPepper: true });
  if (config.ops) {
    const probe = (path: HealthCheck) => probeWorkers(pool.ready, path);
    resources.own(await openOpsServer(config.ops, { metricsText: clusterMetrics(pool), probe, logger }));
  }

  const port = await pool.start();
  // A signal arrived meanwhile: the stop ends the process.
  if (pool.isStopping) return;
  if (port === undefined) {
    // The worker that could not start has printed the reason.
    pool.kill();
    process.exit(1);
  }
  const hashKey = createKeyHasher(config.keyPepper);
  try {
    await announce(config, dashboardConfig, port, {
      store,
      hashKey,
      release: readRelease(),
      now: () => new Date(),
    });
  } catch (error) {
    // The database may go while the service stops: the stop ends the process, once its workers have ended.
    if (!pool.isStopping) throw error;
  }
  await store.close();
}
