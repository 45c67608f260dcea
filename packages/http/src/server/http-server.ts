import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import { Failure } from "../errors/failure.js";
import { type Refusal, refusalOf } from "../errors/refusal.js";
import { randomId } from "../lib/random-id.js";
import type { Env } from "../routing/env.js";
import { type Logger, loggableError } from "../telemetry/log.js";
import { UNROUTED } from "../telemetry/request-record.js";
import { refuseBrokenConnections } from "./broken-connections.js";
import { type ShedLoadDeps, shedLoad } from "./overload/shed-load.js";
import { Turns, type Wait } from "./overload/turns.js";
import { pathOf } from "./path-of.js";

/** How long a caller may take to send a request. */
interface RequestTimeouts {
  readonly headersMs: number;
  /** The whole request. */
  readonly requestMs: number;
  /** How often connections are looked at. */
  readonly checkEveryMs: number;
}

const TIMEOUTS: RequestTimeouts = { headersMs: 10_000, requestMs: 30_000, checkEveryMs: 1000 };

export interface HttpServerDeps extends ShedLoadDeps {
  readonly fetch: (request: Request, connection: Env["Bindings"]) => Response | Promise<Response>;
  readonly logger: Logger;
  readonly timeouts?: RequestTimeouts;
}

/**
 * Node's server around the application. What never reaches the application, because it is no valid HTTP or
 * does not arrive in time, is refused in the form of the path that it asked for.
 */
export function createHttpServer(deps: HttpServerDeps): Server {
  const { fetch, load, refusalFormOf, now, logger, countRequest, timeouts = TIMEOUTS } = deps;
  const shed = shedLoad(deps);
  const refuse = (failure: Failure, path: string): Refusal => {
    const requestId = randomId("req");
    const { status, headers, body } = refusalOf(failure, refusalFormOf(path), now());
    const record = { requestId, route: UNROUTED, status, code: failure.code };
    countRequest?.(record);
    logger.info(record, "request refused before it was routed");
    return {
      status,
      headers: {
        "Content-Type": "application/json",
        ...deps.standingHeaders,
        ...headers,
        "X-Request-Id": requestId,
      },
      body,
    };
  };

  const failed = (error: unknown, path: string): Response => {
    const isCallers = error instanceof RequestError;
    if (!isCallers) logger.error({ error: loggableError(error) }, "a request failed on our side");
    const { status, headers, body } = refuse(new Failure(isCallers ? "BAD_REQUEST" : "INTERNAL_ERROR"), path);
    return new Response(body, { status, headers });
  };

  /** The path of the request that the listener is being given: a bad one is told of at once, without naming it. */
  let givenPath = "";
  const answer = getRequestListener(
    async (request, { incoming }) => {
      try {
        const lacksHost = incoming.httpVersion === "1.1" && incoming.headers.host === undefined;
        if (lacksHost) throw new RequestError("no Host header");
        return await fetch(request, { remoteAddress: incoming.socket.remoteAddress });
      } catch (error) {
        return failed(error, pathOf(incoming.url));
      }
    },
    // Health checks in HTTP/1.0 send no Host.
    { hostname: "localhost", errorHandler: (error) => failed(error, givenPath) },
  );

  const answerRequest = (incoming: IncomingMessage, response: ServerResponse, wait: Wait): void => {
    const path = pathOf(incoming.url);
    if (shed(incoming, response, { path, wait })) return;
    givenPath = path;
    void answer(incoming, response);
  };

  const turns = new Turns(load);
  const onRequest = (incoming: IncomingMessage, response: ServerResponse): void =>
    turns.take((wait) => answerRequest(incoming, response, wait));

  const server = createServer(
    {
      headersTimeout: timeouts.headersMs,
      requestTimeout: timeouts.requestMs,
      connectionsCheckingInterval: timeouts.checkEveryMs,
      // Node would refuse with an empty body.
      requireHostHeader: false,
    },
    onRequest,
  );
  // Node would drop every header after the 2000th without a word; their size is limited anyway.
  server.maxHeadersCount = 0;
  server.on("connection", () => load.accepted());
  // The one expectation with a meaning, 100-continue, has its own event; RFC 9110 lets others be ignored.
  server.on("checkExpectation", onRequest);
  refuseBrokenConnections(server, refuse);
  return server;
}
