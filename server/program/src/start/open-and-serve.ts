import cluster from "node:cluster";
import { dirname } from "node:path";
import {
  createKeyHasher,
  purgeDeletedAccounts,
  purgeRequestsEveryMinute,
  type RecentRequests,
} from "@chart/accounts";
import { AttemptLimits, createSecretBox, resealSecrets } from "@chart/accounts/sign-in";
import { everyMinute } from "@chart/base";
import { publishRunningService, type Stores } from "@chart/store";
import type { Logger, RecordRequest } from "chart-http/base";
import { loggableError } from "chart-http/base";
import { Failure } from "chart-http/errors";
import { excludingWaits } from "../adapters/geocoding/excluding-waits.js";
import { warmUpZoneFinder } from "../adapters/geocoding/zone-finder.js";
import { PngProcess } from "../adapters/png/png-process.js";
import { PngQueue } from "../adapters/png/png-queue.js";
import type { Config } from "../config/config.js";
import type { DashboardConfig } from "../config/dashboard-config.js";
import { serviceUrl } from "../config/service-url.js";
import { shareMetrics } from "../monitoring/cluster-metrics.js";
import type { Metrics } from "../monitoring/metrics.js";
import { openOpsServer } from "../monitoring/ops-server.js";
import { FirstRendering } from "../pages/first-rendering.js";
import { renderInThread } from "../pages/render-in-thread.js";
import type { Release } from "../release/release.js";
import type { AppServer } from "../server/app-server.js";
import type { HealthCheck } from "../server/health-check.js";
import type { AdmissionControl } from "../server/overload/admission-control.js";
import type { KnownKeys } from "../server/overload/known-keys.js";
import type { WorkerReady } from "../workers/worker-pool.js";
import { announce } from "./announce.js";
import { answerProbes } from "./answer-probes.js";
import { type AppParts, assembleApp } from "./assemble-app.js";
import { openGeocoder, type PlaceServices } from "./open-geocoder.js";
import type { OpenResources } from "./open-resources.js";
import { purgeEveryMinute } from "./purge-answers.js";

const INDEX_NOT_READY = new Failure("SERVICE_UNAVAILABLE", {
  message: "The index of places is not ready yet. Try again in a moment.",
});

const now = () => new Date();

/** Parts of a process that listens and does not serve yet. */
export interface UnreadyParts {
  readonly server: AppServer;
  readonly resources: OpenResources;
  /** The store, which opens meanwhile. */
  readonly openingStore: Promise<Stores>;
  readonly admission: AdmissionControl;
  readonly keys: KnownKeys;
  /** Undefined if metrics are off. */
  readonly metrics: Metrics | undefined;
  readonly recent: RecentRequests;
  readonly recordRequest: RecordRequest;
  readonly release: Release;
  readonly logger: Logger;
}

/** Opens all else that requests need, and serves them once the store is open. Rejects if a signal closes it meanwhile. */
export async function openAndServe(
  config: Config,
  dashboardConfig: DashboardConfig,
  {
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
  }: UnreadyParts,
): Promise<void> {
  await openOpsPort(config.ops, metrics, server, resources, logger);
  const hashKey = createKeyHasher(config.keyPepper);
  const rendering = resources.own(new FirstRendering((input) => renderInThread(input, server.closing)));
  const ports = await openPorts(config, openingStore, rendering.settled, admission, resources, logger);
  const { store, geocoder, places, opening } = ports;
  const attempts = new AttemptLimits(now);
  const pngQueue = new PngQueue(resources.own(new PngProcess()), admission);
  metrics?.watch(store, geocoder, admission, attempts, pngQueue);
  const { database } = config;
  metrics?.watchStorage(store, database.engine === "sqlite" ? dirname(database.path) : process.cwd());
  resources.own(purgeEveryMinute({ store: store.claims, now, logger }));
  resources.own(purgeRequestsEveryMinute({ store: store.requestLog, now, logger }));
  resources.own(everyMinute((stop) => purgeDeletedAccounts({ store: store.accountData, now, logger }, stop)));
  await resealSecondFactors(config, store, logger);
  warmUpZoneFinder();
  let canGeocode = false;
  // A signal may have arrived meanwhile.
  if (!server.isListening) return;

  const { port } = server;
  const { recordNotice, countDroppedRequests } = metrics ?? {};
  const recordCall = config.assistantCallsPerMinute === undefined ? undefined : metrics?.countCalls();
  const recordEmail = dashboardConfig.smtpUrl === undefined ? undefined : metrics?.countEmails();
  const isStopping = () => !server.isListening;
  const opened = { store, geocoder, places, png: pngQueue, admission, attempts };
  const recorders = { recent, recordRequest, recordNotice, recordEmail, recordCall, countDroppedRequests };
  const parts = {
    port,
    ...opened,
    ...recorders,
    hashKey,
    noteKey: (apiKey: string, accountId: string | undefined) => keys.note(apiKey, accountId),
    renderPages: rendering.render,
    release,
    isStopping,
    isReady: () => (canGeocode ? store.ping() : Promise.reject(INDEX_NOT_READY)),
    now,
    logger,
  };
  server.serve(assembleApp(config, dashboardConfig, parts, resources));
  // The first start builds the place index, after the pages. Only lookups of places have to wait for it.
  await opening;
  canGeocode = true;
  if (!server.isListening) return;
  if (cluster.isWorker) process.send?.({ type: "chart:ready", port } satisfies WorkerReady);
  else {
    publishUrl(config, port, resources, logger);
    await announce(config, dashboardConfig, port, { store, hashKey, release, now });
  }
}

/** Moves the secrets of second factors to the current pepper, while it replaces another one. */
async function resealSecondFactors(
  { keyPepper, previousKeyPepper }: Config,
  store: AppParts["store"],
  logger: Logger,
): Promise<void> {
  if (previousKeyPepper === undefined) return;
  const lost = await resealSecrets(store.secondFactors, createSecretBox(keyPepper, previousKeyPepper));
  if (lost > 0) logger.warn({ lost }, "second factors are encrypted under a pepper that is not configured");
}

/** Leaves the URL beside a SQLite store. Without it, the admin command needs PUBLIC_URL or this PORT for its links. */
function publishUrl(config: Config, port: number, resources: OpenResources, logger: Logger): void {
  try {
    const service = { pid: process.pid, url: serviceUrl(config, port) };
    resources.own(publishRunningService(config.database, service));
  } catch (error) {
    logger.warn({ error: loggableError(error) }, "could not write the service's URL beside the store");
  }
}

/** Serves metrics and health checks: on the operator's port or, in a worker, through the primary process. */
async function openOpsPort(
  ops: Config["ops"],
  metrics: Metrics | undefined,
  server: AppServer,
  resources: OpenResources,
  logger: Logger,
): Promise<void> {
  if (ops === undefined || metrics === undefined) {
    logger.debug("OPS_PORT is not set: metrics are off");
    return;
  }
  const probe = (path: HealthCheck) => server.probe(path);
  if (cluster.isWorker) {
    shareMetrics(metrics.registry);
    answerProbes(probe);
  } else {
    const metricsText = () => metrics.registry.metrics();
    resources.own(await openOpsServer(ops, { metricsText, probe, logger }));
  }
}

async function openPorts(
  config: Config,
  openingStore: Promise<Stores>,
  rendering: Promise<unknown>,
  admission: AdmissionControl,
  resources: OpenResources,
  logger: Logger,
): Promise<Pick<AppParts, "store" | "geocoder" | "places"> & Pick<PlaceServices, "opening">> {
  const store = await openingStore;
  const lookups = openGeocoder(config, rendering, logger);
  const places = resources.own(lookups.places);
  const geocoder = resources.own(excludingWaits(lookups.geocoder, admission));
  return { store, geocoder, places, opening: lookups.opening };
}
