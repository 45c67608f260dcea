import { RecentRequests } from "@chart/accounts";
import { settledWithin } from "@chart/base";
import type { Stores } from "@chart/store";
import type { Logger, RecordRequest } from "chart-http/base";
import { loggableError } from "chart-http/base";
import { responseForms } from "chart-http/host";
import type { Config } from "../config/config.js";
import type { DashboardConfig } from "../config/dashboard-config.js";
import { Metrics } from "../monitoring/metrics.js";
import { readRelease } from "../release/release.js";
import { AppServer, type AppServerDeps } from "../server/app-server.js";
import { AdmissionControl } from "../server/overload/admission-control.js";
import { KnownKeys } from "../server/overload/known-keys.js";
import { kindOfRequest, maxBodyBytesOf } from "./kind-of-request.js";
import { maxConnections } from "./max-connections.js";
import { onStop } from "./on-stop.js";
import { OpenResources } from "./open-resources.js";

/** Time from the stop signal until open connections are cut. */
const CUT_AFTER_MS = 8500;
/** Time from the stop signal until the process ends with an error, even with work in progress. */
const END_AFTER_MS = 9500;
/** Time that a start which fails waits for the store that still opens. */
const STORE_MS = 5000;

const now = () => new Date();

/** Runs a serving process: listens immediately, responding with 503, and serves once the store is open. */
export async function serve(config: Config, dashboardConfig: DashboardConfig, logger: Logger): Promise<void> {
  const { maxInFlight, maxWaitMs } = config;
  const release = readRelease();
  const admission = new AdmissionControl({ maxInFlight, maxWaitMs });
  const metrics = config.ops && new Metrics(release);
  const recent = new RecentRequests();
  const recordRequest: RecordRequest = (record) => {
    recent.record(record);
    metrics?.recordRequest(record);
  };
  const { headerNames, ...forms } = responseForms(config);
  const keys = new KnownKeys(headerNames.apiKey);
  const server = await listenUnready(config, { ...forms, admission, keys, recordRequest, logger });
  const resources = new OpenResources();
  onStop(() => stop(server, resources, logger));
  let openingStore: Promise<Stores> | undefined;
  try {
    // All modules load once the port is open, because that takes half of the start: first those of the store, which opens
    // in a thread of its own while this one loads the others.
    const { openServiceStore } = await import("./open-service-store.js");
    openingStore = openServiceStore(config, resources, logger);
    const { openAndServe } = await import("./open-and-serve.js");
    await openAndServe(config, dashboardConfig, {
      server,
      resources,
      openingStore,
      admission,
      keys,
      metrics,
      recent,
      recordRequest,
      release,
      logger,
    });
  } catch (error) {
    if (server.isListening) {
      // The error ends the process, which the driver of SQLite would do by SIGABRT while its thread opens the file.
      await settledWithin(STORE_MS, Promise.resolve(openingStore));
      throw error;
    }
    // A signal arrived meanwhile, and the stop has closed what the start needs. The stop ends the process.
    logger.debug({ error: loggableError(error) }, "the start ended early, because the service stops");
  }
}

/** Starts to listen before anything is ready, so that callers get a 503 instead of a refused connection. */
async function listenUnready(
  { host, port, keepAliveMs }: Config,
  deps: Pick<
    AppServerDeps,
    "refusalFormOf" | "defaultHeaders" | "admission" | "keys" | "recordRequest" | "logger"
  >,
): Promise<AppServer> {
  const serverDeps = {
    ...deps,
    kindOf: kindOfRequest,
    maxBodyBytesOf,
    keepAliveMs,
    maxConnections: maxConnections(),
    now,
  };
  const address = { host, port, hostVariable: "HOST", portVariable: "PORT" };
  const server = await AppServer.listen(address, serverDeps);
  deps.logger.debug({ host, port: server.port }, "listening, not ready yet");
  return server;
}

/** Stops in order: refuses new requests, finishes those in progress, closes the resources and ends the process. */
async function stop(server: AppServer, resources: OpenResources, logger: Logger): Promise<void> {
  logger.info("stopping");
  setTimeout(() => {
    logger.error("stop timed out: ending the process with work in progress");
    process.exit(1);
  }, END_AFTER_MS).unref();
  await server.close(CUT_AFTER_MS);
  await resources.close();
  // Also ends a start that is still in progress.
  process.exit(0);
}
