import cluster from "node:cluster";
import { createKeyHasher } from "../accounts/api-key.js";
import { refusalForms } from "../api/refusal-forms.js";
import type { Config } from "../config/config.js";
import type { DashboardConfig } from "../config/dashboard-config.js";
import { openStore } from "../database/open-store.js";
import { excludingWaits } from "../geocoding/excluding-waits.js";
import { warmUpZoneFinder } from "../geocoding/zone-finder.js";
import { purgeEveryMinute } from "../idempotency/purge-answers.js";
import { shareMetrics } from "../ops/cluster-metrics.js";
import { Metrics } from "../ops/metrics.js";
import { openOpsServer } from "../ops/ops-server.js";
import type { WorkerReady } from "../ops/worker-pool.js";
import { defaultHeaders } from "../routing/default-headers.js";
import { headerNames } from "../routing/header-names.js";
import { AppServer } from "../server/app-server.js";
import { AdmissionControl } from "../server/overload/admission-control.js";
import type { Logger } from "../telemetry/log.js";
import { announce } from "./announce.js";
import { type AppParts, assembleApp } from "./assemble-app.js";
import { endProcess } from "./end-process.js";
import { printGazetteerProgress } from "./gazetteer-progress.js";
import { onStop } from "./on-stop.js";
import { openGeocoder } from "./open-geocoder.js";
import { OpenResources } from "./open-resources.js";

/** Times after a signal at which connections are cut, and at which the process ends whatever is under way. */
const CUT_AFTER_MS = 8500;
const END_AFTER_MS = 9500;

const now = () => new Date();

/** Listens immediately, refusing requests, and serves once everything behind the service is ready. */
export async function serve(config: Config, dashboardConfig: DashboardConfig, logger: Logger): Promise<void> {
  const { maxInFlight, maxWaitMs } = config;
  const admission = new AdmissionControl({ maxInFlight, maxWaitMs });
  const metrics = config.ops && new Metrics();
  const server = await listenUnready(config, { admission, metrics, logger });
  const resources = new OpenResources();
  onStop(() => stop(server, resources, logger));

  await publishMetrics(config.ops, metrics, resources, logger);
  const hashKey = createKeyHasher(config.keyPepper);
  const { store, geocoder } = await openPorts(config, admission, resources, logger);
  metrics?.watch(store, geocoder, admission);
  resources.own(purgeEveryMinute({ store: store.claims, now, logger }));
  warmUpZoneFinder();
  // A signal may have arrived meanwhile.
  if (!server.isListening) return;

  const { port } = server;
  const recordRequest = metrics?.recordRequest;
  const parts = { port, store, geocoder, hashKey, admission, recordRequest, now, logger };
  server.serve(assembleApp(config, dashboardConfig, parts, resources));
  if (cluster.isWorker) process.send?.({ type: "chart:ready", port } satisfies WorkerReady);
  else await announce(config, port, { store, hashKey });
}

/** Listens before anything is ready, so that callers get an answer: 503 until then. */
async function listenUnready(
  { host, port, headerPrefix, publicUrl }: Config,
  {
    admission,
    metrics,
    logger,
  }: { readonly admission: AdmissionControl; readonly metrics: Metrics | undefined; readonly logger: Logger },
): Promise<AppServer> {
  const serverDeps = {
    admission,
    refusalFormOf: refusalForms(headerNames(headerPrefix)),
    defaultHeaders: defaultHeaders(publicUrl),
    recordRequest: metrics?.recordRequest,
    now,
    logger,
  };
  const address = { host, port, hostVariable: "HOST", portVariable: "PORT" };
  const server = await AppServer.listen(address, serverDeps);
  logger.debug({ host, port: server.port }, "listening, not ready yet");
  return server;
}

/** Publishes the metrics: on a listener of their own or, from a worker, through its leader. */
async function publishMetrics(
  ops: Config["ops"],
  metrics: Metrics | undefined,
  resources: OpenResources,
  logger: Logger,
): Promise<void> {
  if (ops === undefined || metrics === undefined) {
    logger.debug("OPS_PORT is not set: nothing is counted, there is no /metrics");
  } else if (cluster.isWorker) shareMetrics(metrics.registry);
  else resources.own(await openOpsServer(ops, () => metrics.registry.metrics(), logger));
}

/** Opens the store and the geocoder. */
async function openPorts(
  config: Config,
  admission: AdmissionControl,
  resources: OpenResources,
  logger: Logger,
): Promise<Pick<AppParts, "store" | "geocoder">> {
  const { database, planCredits } = config;
  // Without its store the service could only refuse requests: ending the process lets its supervisor restart it.
  const onThreadEnd = (fault: Error) => endProcess(fault, logger);
  const store = resources.own(await openStore(database, { planCredits, onThreadEnd }));
  const opened = await openGeocoder(config, printGazetteerProgress());
  const geocoder = resources.own(excludingWaits(opened, admission));
  return { store, geocoder };
}

/** Stops in order: refuses new requests, finishes those under way, closes the resources and ends the process. */
async function stop(server: AppServer, resources: OpenResources, logger: Logger): Promise<void> {
  logger.info("stopping");
  setTimeout(() => {
    logger.error("stopped before everything had ended");
    process.exit(1);
  }, END_AFTER_MS).unref();
  await server.close(CUT_AFTER_MS);
  await resources.close();
  // A start that is still under way ends here too.
  process.exit(0);
}
