import cluster from "node:cluster";
import { createLogger } from "@chart/base";
import { readConfig } from "./config/config.js";
import { readDashboardConfig } from "./config/dashboard-config.js";
import { serviceNameOrDefault } from "./config/service-name.js";
import { endProcess } from "./start/end-process.js";
import { leadWorkers } from "./start/lead-workers.js";
import { serve } from "./start/serve.js";

/** Folder of the repository, relative to dist. */
const ROOT = new URL("../../../", import.meta.url);

try {
  const config = readConfig(process.env, ROOT);
  const logger = createLogger({ ...config, hasColor: process.stderr.isTTY }, (writeOut) => {
    process.on("exit", writeOut);
  });
  process.on("uncaughtException", (error) => endProcess(error, logger));
  const dashboardConfig = readDashboardConfig(process.env);
  if (config.workers > 1 && cluster.isPrimary) await leadWorkers(config, dashboardConfig, logger);
  else await serve(config, dashboardConfig, logger);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${serviceNameOrDefault(process.env)} cannot start: ${reason}\n`);
  process.exit(1);
}
