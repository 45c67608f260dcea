import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Logger } from "chart-http/base";
import { loggableError } from "chart-http/base";
import { Registry } from "prom-client";
import { closeServer } from "../server/close-server.js";
import { listen } from "../server/listen.js";
import { limitPipelines } from "../server/pipeline.js";

/**
 * Opens the operator's listener; the returned object closes it.
 *
 * @throws StartError if the address cannot be used.
 */
export async function openOpsServer(
  { host, port }: { readonly host: string; readonly port: number },
  metricsText: () => Promise<string>,
  logger: Logger,
): Promise<{ close(): Promise<void> }> {
  const server = createOpsServer(metricsText, logger);
  const openPort = await listen(server, { host, port, hostVariable: "OPS_HOST", portVariable: "OPS_PORT" });
  logger.info({ host, port: openPort }, "metrics served at /metrics");
  return { close: () => closeServer(server, 0) };
}

/**
 * Creates the operator's HTTP server. It serves only GET /metrics, in the text format of Prometheus. It has a port of
 * its own, so that a proxy in front of the service cannot expose the metrics to callers.
 *
 * @param metricsText Gathers the current metrics.
 */
function createOpsServer(metricsText: () => Promise<string>, logger: Logger): Server {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const isMetrics = request.url === "/metrics" && ["GET", "HEAD"].includes(request.method ?? "");
    if (!isMetrics) {
      response.writeHead(404, { "Content-Type": "text/plain" }).end("This port serves only GET /metrics.\n");
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
