import cluster from "node:cluster";
import { computeChart } from "chart-core";
import { resolveBirthMoment } from "chart-core/birth-moment";
import { createKeyHasher, type HashKey } from "./accounts/api-key.js";
import { openDemoAccount } from "./accounts/open-demo-account.js";
import { refusalForms } from "./api/refusal-forms.js";
import { createApp } from "./app.js";
import { type Config, readConfig } from "./config/config.js";
import { readDashboardConfig } from "./config/dashboard-config.js";
import { createDashboard } from "./dashboard/create-dashboard.js";
import { openStore } from "./database/open-store.js";
import type { Stores } from "./database/stores.js";
import { openGeocoder } from "./geocoding/open-geocoder.js";
import { findZone, warmUpZoneFinder } from "./geocoding/zone-finder.js";
import { createRequestHasher } from "./idempotency/idempotent-request.js";
import { purgeEveryMinute } from "./idempotency/purge-answers.js";
import { clusterMetrics, shareMetrics } from "./ops/cluster-metrics.js";
import { Metrics } from "./ops/metrics.js";
import { openOpsServer } from "./ops/ops-server.js";
import { STOP_WORKER, WorkerPool, type WorkerReady } from "./ops/worker-pool.js";
import { standingHeaders } from "./routing/default-headers.js";
import { headerNames } from "./routing/header-names.js";
import { closeServer } from "./server/close-server.js";
import { createHttpServer } from "./server/http-server.js";
import { listen } from "./server/listen.js";
import { Load } from "./server/overload/load.js";
import { waitingFor } from "./server/overload/shed-load.js";
import { createUnavailableApp } from "./server/unavailable-app.js";
import {
  baseUrl,
  dashboardLines,
  demoAccountLines,
  existingAccountsLine,
  gazetteerLine,
} from "./start/start-lines.js";
import { createLogger, type Logger, loggableError } from "./telemetry/log.js";
import { UsageRecorder } from "./usage/usage-recorder.js";

/** The repository's folder, seen from dist. */
const ROOT = new URL("../../../", import.meta.url);

const SIGNALS = ["SIGTERM", "SIGINT"] as const;

/** After a signal: when connections are cut, whatever they wait for, and when the process ends, whatever it does. */
const CUT_AFTER_MS = 8500;
const END_AFTER_MS = 9500;

const now = () => new Date();

try {
  const config = readConfig(process.env, ROOT);
  const logger = createLogger(config.logLevel, (writeOut) => process.on("exit", writeOut));
  process.on("uncaughtException", (error) => endProcess(error, logger));
  if (config.workers > 1 && cluster.isPrimary) await leadWorkers(config, logger);
  else await serve(config, logger);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The chart service cannot start: ${reason}\n`);
  process.exit(1);
}

/** Ends the process at once, after what nothing could be done about. */
function endProcess(error: Error, logger: Logger): never {
  logger.error({ error: loggableError(error) }, "the process ends: an error that nobody caught");
  process.exit(1);
}

/** Listens at once, and serves once everything behind the service is ready. */
async function serve(config: Config, logger: Logger): Promise<void> {
  const dashboardConfig = readDashboardConfig(process.env);
  const hashKey = createKeyHasher(config.keyPepper);
  const load = new Load(config);
  const metrics = config.ops && new Metrics();
  const edge = {
    refusalFormOf: refusalForms(headerNames(config.headerPrefix)),
    standingHeaders: standingHeaders(config.publicUrl),
    countRequest: metrics?.countRequest,
    now,
    logger,
  };

  let app = createUnavailableApp("starting", edge);
  const server = createHttpServer({
    ...edge,
    load,
    fetch: (request, connection) => app.fetch(request, connection),
  });
  const { host } = config;
  const port = await listen(server, {
    ...{ host, port: config.port },
    ...{ hostVariable: "HOST", portVariable: "PORT" },
  });
  logger.debug({ host, port }, "listening, not ready yet");

  const opened: { close?(): Promise<void> }[] = [];
  onStop(async () => {
    app = createUnavailableApp("stopping", edge);
    logger.info("stopping");
    setTimeout(() => {
      logger.error("stopped before everything had ended");
      process.exit(1);
    }, END_AFTER_MS).unref();
    await closeServer(server, CUT_AFTER_MS);
    for (const resource of opened.reverse()) await resource.close?.();
    // A start that is still under way ends here too.
    process.exit(0);
  });

  if (metrics === undefined || config.ops === undefined)
    logger.debug("OPS_PORT is not set: nothing is counted, there is no /metrics");
  else if (cluster.isWorker) shareMetrics(metrics.registry);
  else opened.push(await openOpsServer(config.ops, () => metrics.registry.metrics(), logger));

  // Without its store the service could only refuse: whatever started it shall start it again.
  const onThreadEnd = (fault: Error) => endProcess(fault, logger);
  const store = await openStore(config.database, { ...config, onThreadEnd });
  opened.push(store);
  const geocoder = waitingFor(await openGeocoder(config, progressPrinter()), load);
  opened.push(geocoder);
  metrics?.watch(store, geocoder, load);
  opened.push(purgeEveryMinute({ store: store.claims, now, logger }));
  warmUpZoneFinder();
  // It may have been told to stop meanwhile.
  if (!server.listening) return;

  const url = config.publicUrl ?? baseUrl(config.host, port);
  const print = (text: string) => void process.stdout.write(text);
  const usage = new UsageRecorder(store.usage, logger);
  opened.push(usage);
  const dashboard = createDashboard(dashboardConfig, {
    production: config.production,
    planCredits: config.planCredits,
    trustProxy: config.trustProxy,
    store,
    hashKey,
    usage,
    now,
    logger,
    url,
    print,
  });
  if (dashboard === undefined) logger.warn({}, "there is no dashboard: SESSION_SECRET is not set");
  else opened.push(dashboard);

  app = createApp({
    ...{ store, hashKey, geocoder, computeChart, load, now, logger },
    resolveBirthMoment: (birth) => resolveBirthMoment(birth, { findZone }),
    hashRequest: createRequestHasher(config.keyPepper),
    rateLimitPerMinute: config.rateLimitPerMinute,
    trustProxy: config.trustProxy,
    headerPrefix: config.headerPrefix,
    publicUrl: config.publicUrl,
    countRequest: metrics?.countRequest,
    countUse: (...use) => usage.record(...use),
    mountDashboard: dashboard?.mount,
  });
  if (cluster.isWorker) process.send?.({ type: "chart:ready", port } satisfies WorkerReady);
  else await announce(config, port, { store, hashKey });
}

/** Makes everything ready that the workers share, starts them, and replaces those that end. */
async function leadWorkers(config: Config, logger: Logger): Promise<void> {
  const pool = new WorkerPool(config.workers, logger);
  const opened: { close?(): Promise<void> }[] = [];
  onStop(
    async () => {
      logger.info("stopping");
      await pool.stop();
      for (const resource of opened.reverse()) await resource.close?.();
      process.exit(0);
    },
    () => pool.kill(),
  );

  const store = await openStore(config.database, config);
  await (await openGeocoder(config, progressPrinter())).close?.();
  if (config.ops) opened.push(await openOpsServer(config.ops, clusterMetrics(pool), logger));

  const port = await pool.start();
  if (port === undefined) {
    // The worker has told why.
    pool.kill();
    process.exit(1);
  }
  await announce(config, port, { store, hashKey: createKeyHasher(config.keyPepper) });
  await store.close();
}

/** Ends the process in order at the first signal, or a worker at its leader's word; at once at a second signal. */
function onStop(stop: () => Promise<void>, kill: () => void = () => {}): void {
  let isStopping = false;
  const stopOnce = () => {
    if (isStopping) return;
    isStopping = true;
    void stop().catch((error) => {
      process.stderr.write(`${JSON.stringify(loggableError(error))}\n`);
      process.exit(1);
    });
  };
  if (cluster.isWorker) {
    // Terminals and init systems signal the whole group: that a worker must end at once is for its leader to say.
    for (const signal of SIGNALS) process.on(signal, stopOnce);
    process.on("message", (message: unknown) => {
      if ((message as { type?: unknown }).type === STOP_WORKER.type) stopOnce();
    });
    return;
  }
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (!isStopping) return stopOnce();
      kill();
      process.exit(signal === "SIGTERM" ? 143 : 130);
    });
  }
}

/** Tells a person where the service listens, and how to make a first request. */
async function announce(
  config: Config,
  port: number,
  { store, hashKey }: { store: Stores; hashKey: HashKey },
): Promise<void> {
  const url = config.publicUrl ?? baseUrl(config.host, port);
  process.stdout.write(`The chart service listens on ${url}\n`);
  if (!config.production) {
    const demo = await openDemoAccount({ store: store.accounts, hashKey, now });
    process.stdout.write(
      demo === undefined ? existingAccountsLine() : demoAccountLines(url, config, demo.apiKey),
    );
    process.stdout.write(dashboardLines(url));
  }
}

/** Prints how far a gazetteer is built whenever its share, 0 to 1, has grown by ten per cent. */
function progressPrinter(): (share: number) => void {
  let reported = 0;
  return (share) => {
    const percent = Math.floor(share * 10) * 10;
    if (percent <= reported) return;
    reported = percent;
    process.stdout.write(gazetteerLine(percent));
  };
}
