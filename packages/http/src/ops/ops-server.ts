import { createServer, type Server } from "node:http";
import { Registry } from "prom-client";
import { closeServer } from "../server/close-server.js";
import { listen } from "../server/listen.js";
import { type Logger, loggableError } from "../telemetry/log.js";

/**
 * Opens the operator's listener; what it returns closes it.
 *
 * @throws StartError where it cannot listen there.
 */
export async function openOpsServer(
  { host, port }: { readonly host: string; readonly port: number },
  metricsText: () => Promise<string>,
  logger: Logger,
): Promise<{ close(): Promise<void> }> {
  const server = createOpsServer(metricsText, logger);
  const openPort = await listen(server, { host, port, hostVariable: "OPS_HOST", portVariable: "OPS_PORT" });
  logger.info({ host, port: openPort }, "metrics at /metrics");
  return { close: () => closeServer(server, 0) };
}

/**
 * The operator's own listener: GET /metrics in the text format of Prometheus, nothing else. It is apart from the
 * service's port, so that no proxy before that one can let callers through to it.
 *
 * @param metricsText All metrics at this moment.
 */
function createOpsServer(metricsText: () => Promise<string>, logger: Logger): Server {
  return createServer(async (request, response) => {
    const isMetrics = request.url === "/metrics" && ["GET", "HEAD"].includes(request.method ?? "");
    if (!isMetrics) {
      response.writeHead(404, { "Content-Type": "text/plain" }).end("Only GET /metrics is answered here.\n");
      return;
    }
    try {
      const text = await metricsText();
      response.writeHead(200, { "Content-Type": Registry.PROMETHEUS_CONTENT_TYPE }).end(text);
    } catch (error) {
      logger.warn({ error: loggableError(error) }, "the metrics could not be gathered");
      response
        .writeHead(503, { "Content-Type": "text/plain" })
        .end("The metrics could not be gathered; see the log.\n");
    }
  });
}
