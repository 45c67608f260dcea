import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Logger } from "chart-http/base";
import { loggableError } from "chart-http/base";
import { Registry } from "prom-client";
import { closeServer } from "../server/close-server.js";
import { type HealthAnswer, type HealthCheck, isHealthCheck } from "../server/health-check.js";
import { listen } from "../server/listen.js";
import { limitPipelines } from "../server/pipeline.js";

/** Answers of the operator's listener. */
export interface OpsServerDeps {
  /** Gathers the current metrics. */
  readonly metricsText: () => Promise<string>;
  /** Answers a health check, as the service's own port does. */
  readonly probe: (path: HealthCheck) => Promise<HealthAnswer>;
  readonly logger: Logger;
}

/**
 * Opens the operator's listener; the returned object closes it.
 *
 * @throws StartError if the address cannot be used.
 */
export async function openOpsServer(
  { host, port }: { readonly host: string; readonly port: number },
  deps: OpsServerDeps,
): Promise<{ close(): Promise<void> }> {
  const { logger } = deps;
  const server = createOpsServer(deps);
  const openPort = await listen(server, { host, port, hostVariable: "OPS_HOST", portVariable: "OPS_PORT" });
  logger.info({ host, port: openPort }, "metrics served at /metrics, health checks at /healthz and /readyz");
  return { close: () => closeServer(server, 0) };
}

/**
 * Creates the operator's HTTP server: GET /metrics, in the text format of Prometheus, /healthz and /readyz. It has a port
 * of its own, so that a proxy in front of the service cannot expose the metrics to callers, and a flood of callers keeps
 * no health check waiting.
 */
function createOpsServer({ metricsText, probe, logger }: OpsServerDeps): Server {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const isRead = ["GET", "HEAD"].includes(request.method ?? "");
    const path = isRead ? request.url : undefined;
    if (isHealthCheck(path)) {
      const { status, body } = await probe(path);
      response
        .writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" })
        .end(body);
      return;
    }
    if (path !== "/metrics") {
      const text = "This port serves only GET /metrics, /healthz and /readyz.\n";
      response.writeHead(404, { "Content-Type": "text/plain" }).end(text);
      return;
    }
    try {
      const text = await metricsText();
      response.writeHead(200, { "Content-Type": Registry.PROMETHEUS_CONTENT_TYPE }).end(text);
    } catch (error) {
      logger.warn({ error: loggableError(error) }, "metrics could not be gathered");
      response
        .writeHead(503, { "Content-Type": "text/plain" })
        .end("The metrics could not be gathered. See the log.\n");
    }
  };
  return createServer(limitPipelines((request, response) => void answer(request, response)));
}
