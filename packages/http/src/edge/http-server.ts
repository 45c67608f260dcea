import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener, RequestError } from "@hono/node-server";
import { Failure } from "../failure.js";
import { type Logger, loggableError } from "../log.js";
import { randomId } from "../random-id.js";
import { StartError } from "../start-error.js";
import { refuseBrokenConnections } from "./broken-connections.js";
import type { Env } from "./env.js";
import { pathOf } from "./path-of.js";
import { type Refusal, type RefusalFormOf, refusalOf } from "./refusal.js";

/** How long a caller may take to send a whole request, headers first. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** How long an answer that was begun before a shutdown may still take. */
const SHUTDOWN_TIMEOUT_MS = 10_000;

export interface HttpServerDeps {
  readonly fetch: (request: Request, connection: Env["Bindings"]) => Response | Promise<Response>;
  readonly refusalFormOf: RefusalFormOf;
  readonly now: () => Date;
  readonly logger: Logger;
}

/**
 * Node's server around the application. What never reaches the application, because it is no valid HTTP or
 * does not arrive in time, is refused in the form of the path that it asked for.
 */
export function createHttpServer({ fetch, refusalFormOf, now, logger }: HttpServerDeps): Server {
  const refuse = (failure: Failure, path: string): Refusal => {
    const requestId = randomId("req");
    const { status, headers, body } = refusalOf(failure, refusalFormOf(path), now());
    logger.info({ requestId, status, code: failure.code }, "request refused before it was routed");
    return {
      status,
      headers: {
        "Content-Type": "application/json",
        ...headers,
        "X-Request-Id": requestId,
        "Cache-Control": "no-store",
      },
      body,
    };
  };

  const onRequest = (incoming: IncomingMessage, response: ServerResponse): void => {
    const answer = getRequestListener(
      (request) => {
        const lacksHost = incoming.httpVersion === "1.1" && incoming.headers.host === undefined;
        if (lacksHost) throw new RequestError("no Host header");
        return fetch(request, { remoteAddress: incoming.socket.remoteAddress });
      },
      {
        // Health checks in HTTP/1.0 send no Host.
        hostname: "localhost",
        errorHandler(error) {
          const isCallers = error instanceof RequestError;
          if (!isCallers) logger.error({ error: loggableError(error) }, "a request failed on our side");
          const failure = new Failure(isCallers ? "BAD_REQUEST" : "INTERNAL_ERROR");
          const { status, headers, body } = refuse(failure, pathOf(incoming.url));
          return new Response(body, { status, headers });
        },
      },
    );
    // After a shutdown began, a connection that has its answer must not wait for another request.
    response.once("close", () => server.listening || server.closeIdleConnections());
    void answer(incoming, response);
  };

  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: 1000,
      // Node would refuse with an empty body.
      requireHostHeader: false,
    },
    onRequest,
  );
  // Node would drop every header after the 2000th without a word; their size is limited anyway.
  server.maxHeadersCount = 0;
  // The one expectation with a meaning, 100-continue, has its own event; RFC 9110 lets others be ignored.
  server.on("checkExpectation", onRequest);
  refuseBrokenConnections(server, refuse);
  return server;
}

/**
 * Starts to listen; resolves to the port.
 *
 * @throws StartError where the address is taken, forbidden or not ours.
 */
export async function listen(
  server: Server,
  { host, port }: { host: string; port: number },
): Promise<number> {
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    const reason = code === "EADDRINUSE" ? "is already in use" : `cannot be used (${code})`;
    throw new StartError(`PORT ${port} on HOST ${host} ${reason}`, { cause: error });
  }
  return (server.address() as AddressInfo).port;
}

/** Stops accepting, lets the answers that were begun finish, and resolves when the last connection is closed. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
  });
}
