import { computeChart } from "chart-core";
import { resolveBirthMoment } from "chart-core/birth-moment";
import { createKeyHasher } from "./accounts/api-key.js";
import { openDemoAccount } from "./accounts/open-demo-account.js";
import { createApp } from "./app.js";
import { readConfig } from "./config.js";
import { closeServer, createHttpServer, listen } from "./edge/http-server.js";
import { createRequestHasher } from "./idempotency/idempotent-request.js";
import { createLogger } from "./log.js";
import { baseUrl, demoAccountLines, existingAccountsLine } from "./start-lines.js";
import { openStore } from "./storage/open-store.js";
import { failureEnvelope } from "./v2/envelope.js";

/** The repository's folder, seen from dist. */
const ROOT = new URL("../../../", import.meta.url);

try {
  await start();
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The chart service cannot start: ${reason}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const config = readConfig(process.env, ROOT);
  const logger = createLogger(config.logLevel);
  const hashKey = createKeyHasher(config.keyPepper);
  const now = () => new Date();
  const store = await openStore(config.database, config);

  const app = createApp({
    store,
    hashKey,
    hashRequest: createRequestHasher(config.keyPepper),
    rateLimitPerMinute: config.rateLimitPerMinute,
    trustProxy: config.trustProxy,
    resolveBirthMoment,
    computeChart,
    now,
    logger,
  });
  const server = createHttpServer({ fetch: app.fetch, presentFailure: failureEnvelope, now, logger });
  const url = baseUrl(config.host, await listen(server, config));

  const shutDown = async () => {
    await closeServer(server);
    await store.close();
  };
  process.once("SIGTERM", shutDown);
  process.once("SIGINT", shutDown);

  process.stdout.write(`The chart service listens on ${url}\n`);
  if (!config.production) {
    const demo = await openDemoAccount({ store, hashKey, now });
    process.stdout.write(demo === undefined ? existingAccountsLine() : demoAccountLines(url, demo.apiKey));
  }
}
