import cluster from "node:cluster";
import { createLogger } from "@chart/base";
import { readConfig } from "../config/config.js";
import { readDashboardConfig } from "../config/dashboard-config.js";
import { nearKnownNames, nearNameText } from "../config/near-known-names.js";
import { serviceNameOrDefault } from "../config/service-name.js";
import { endProcess } from "./end-process.js";
import { serve } from "./serve.js";

/** Folder of the repository, relative to dist/start. */
const ROOT = new URL("../../../../", import.meta.url);

/** Reads the configuration and starts what it asks for. Ends the process with a sentence if it cannot. */
export async function startProcess(): Promise<void> {
  // The workers have the environment of the process that starts them, which gives the hints.
  let hints = cluster.isPrimary ? nearKnownNames(process.env).map(nearNameText) : [];
  try {
    const config = readConfig(process.env, ROOT);
    const logger = createLogger({ ...config, hasColor: process.stderr.isTTY }, (writeOut) => {
      process.on("exit", writeOut);
    });
    process.on("uncaughtException", (error) => endProcess(error, logger));
    const dashboardConfig = readDashboardConfig(process.env);
    for (const hint of hints) logger.warn({}, hint);
    hints = [];
    if (config.workers > 1 && cluster.isPrimary) {
      const { leadWorkers } = await import("./lead-workers.js");
      await leadWorkers(config, dashboardConfig, logger);
    } else await serve(config, dashboardConfig, logger);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // A required variable may be missing because its name is misspelt.
    const lines = [`${serviceNameOrDefault(process.env)} cannot start: ${reason}`, ...hints];
    process.stderr.write(`${lines.join("\n")}\n`);
    process.exit(1);
  }
}
