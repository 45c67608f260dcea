import { computeChart } from "chart-core";
import { resolveBirthMoment } from "chart-core/birth-moment";
import { createKeyHasher } from "./accounts/api-key.js";
import { openDemoAccount } from "./accounts/open-demo-account.js";
import { createApp } from "./app.js";
import { readConfig } from "./config.js";
import { readDashboardConfig } from "./dashboard-config.js";
import { headerNames } from "./edge/header-names.js";
import { closeServer, createHttpServer, listen } from "./edge/http-server.js";
import { createUnavailableApp } from "./edge/unavailable-app.js";
import { openGeocoder } from "./geocoding/open-geocoder.js";
import { createRequestHasher } from "./idempotency/idempotent-request.js";
import { createLogger } from "./log.js";
import { openDashboard } from "./open-dashboard.js";
import { refusalForms } from "./refusal-forms.js";
import {
  baseUrl,
  dashboardLines,
  demoAccountLines,
  existingAccountsLine,
  gazetteerLine,
} from "./start-lines.js";
import { openStore } from "./storage/open-store.js";
import { UsageRecorder } from "./usage/usage-recorder.js";
import { findZone, warmUpZoneFinder } from "./zones/zone-finder.js";

/** The repository's folder, seen from dist. */
const ROOT = new URL("../../../", import.meta.url);

const SIGNALS = ["SIGTERM", "SIGINT"] as const;

try {
  await start();
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The chart service cannot start: ${reason}\n`);
  process.exit(1);
}

/** Listens at once, and serves once everything behind the service is ready. */
async function start(): Promise<void> {
  const config = readConfig(process.env, ROOT);
  const dashboardConfig = readDashboardConfig(process.env);
  const logger = createLogger(config.logLevel);
  const hashKey = createKeyHasher(config.keyPepper);
  const now = () => new Date();
  const edge = { refusalFormOf: refusalForms(headerNames(config.headerPrefix)), now, logger };

  let app = createUnavailableApp("starting", edge);
  const server = createHttpServer({
    ...edge,
    fetch: (request, connection) => app.fetch(request, connection),
  });
  const port = await listen(server, config);
  logger.debug({ host: config.host, port }, "listening, not ready yet");

  const opened: { close?(): Promise<void> }[] = [];
  const shutDown = async () => {
    // A second signal, of either kind, ends the process at once.
    for (const signal of SIGNALS) process.off(signal, shutDown);
    app = createUnavailableApp("stopping", edge);
    logger.info("stopping");
    await closeServer(server);
    for (const resource of opened.reverse()) await resource.close?.();
    // A start that is still under way ends here too.
    process.exit(0);
  };
  for (const signal of SIGNALS) process.on(signal, shutDown);

  const store = await openStore(config.database, { ...config, inThread: true });
  opened.push(store);
  const geocoder = await openGeocoder(
    config,
    tenPercentSteps((percent) => process.stdout.write(gazetteerLine(percent))),
  );
  opened.push(geocoder);
  warmUpZoneFinder();
  // It may have been told to stop meanwhile.
  if (!server.listening) return;

  const url = config.publicUrl ?? baseUrl(config.host, port);
  const print = (text: string) => void process.stdout.write(text);
  const usage = new UsageRecorder(store.usage, logger);
  opened.push(usage);
  const dashboard = openDashboard(dashboardConfig, {
    ...config,
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
    ...{ store, hashKey, geocoder, computeChart, now, logger },
    resolveBirthMoment: (birth) => resolveBirthMoment(birth, { findZone }),
    hashRequest: createRequestHasher(config.keyPepper),
    rateLimitPerMinute: config.rateLimitPerMinute,
    trustProxy: config.trustProxy,
    headerPrefix: config.headerPrefix,
    publicUrl: config.publicUrl,
    countUse: (...use) => usage.record(...use),
    openDashboard: dashboard?.open,
  });
  process.stdout.write(`The chart service listens on ${url}\n`);
  if (!config.production) {
    const demo = await openDemoAccount({ store, hashKey, now });
    process.stdout.write(
      demo === undefined ? existingAccountsLine() : demoAccountLines(url, config, demo.apiKey),
    );
    process.stdout.write(dashboardLines(url));
  }
}

/** Passes a share, 0 to 1, on as per cent whenever it has grown by ten. */
function tenPercentSteps(report: (percent: number) => void): (share: number) => void {
  let reported = 0;
  return (share) => {
    const percent = Math.floor(share * 10) * 10;
    if (percent <= reported) return;
    reported = percent;
    report(percent);
  };
}
