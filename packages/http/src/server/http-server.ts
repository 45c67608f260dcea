import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener, type Http2Bindings, type HttpBindings, RequestError } from "@hono/node-server";
import { Failure } from "../errors/failure.js";
import { type Refusal, refusalOf } from "../errors/refusal.js";
import { randomId } from "../lib/random-id.js";
import type { Env } from "../routing/env.js";
import { type Logger, loggableError } from "../telemetry/log.js";
import { UNROUTED } from "../telemetry/request-record.js";
import { refuseBrokenConnections } from "./broken-connections.js";
import { RequestScheduler, type Wait } from "./overload/request-scheduler.js";
import { type ShedLoadDeps, shedLoad } from "./overload/shed-load.js";
import { pathOf } from "./path-of.js";

/** Time that a caller may take to send a request. */
interface RequestTimeouts {
  readonly headersMs: number;
  /** The whole request. */
  readonly requestMs: number;
  /** Interval at which connections are checked. */
  readonly checkEveryMs: number;
}

const TIMEOUTS: RequestTimeouts = { headersMs: 10_000, requestMs: 30_000, checkEveryMs: 1000 };

/** Dependencies of {@link createHttpServer}. */
export interface HttpServerDeps extends ShedLoadDeps {
  readonly fetch: (request: Request, connection: Env["Bindings"]) => Response | Promise<Response>;
  readonly logger: Logger;
  readonly timeouts?: RequestTimeouts;
}

/**
 * Creates Node's server around the application. A request that never reaches the application, because it is not valid
 * HTTP or does not arrive in time, is refused in the form of its path's version.
 */
export function createHttpServer(deps: HttpServerDeps): Server {
  const { fetch, admission, refusalFormOf, now, logger, recordRequest, timeouts = TIMEOUTS } = deps;
  const shed = shedLoad(deps);
  const refuse = (failure: Failure, path: string): Refusal => {
    const requestId = randomId("req");
    const { status, headers, body } = refusalOf(failure, refusalFormOf(path), now());
    const record = { requestId, route: UNROUTED, status, code: failure.code };
    recordRequest?.(record);
    logger.info(record, "request refused before it was routed");
    return {
      status,
      headers: {
        "Content-Type": "application/json",
        ...deps.defaultHeaders,
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

  const route = async (request: Request, { incoming }: HttpBindings | Http2Bindings): Promise<Response> => {
    try {
      const lacksHost = incoming.httpVersion === "1.1" && incoming.headers.host === undefined;
      if (lacksHost) throw new RequestError("no Host header");
      return await fetch(request, { remoteAddress: incoming.socket.remoteAddress });
    } catch (error) {
      return failed(error, pathOf(incoming.url));
    }
  };

  const answerRequest = (incoming: IncomingMessage, response: ServerResponse, wait: Wait): void => {
    const path = pathOf(incoming.url);
    if (shed(incoming, response, { path, wait })) return;
    // A listener for each request: its error handler gets no request, so it has to know the path.
    const answer = getRequestListener(route, {
      // Health checks in HTTP/1.0 send no Host.
      hostname: "localhost",
      errorHandler: (error) => failed(error, path),
    });
    void answer(incoming, response);
  };

  const scheduler = new RequestScheduler(admission);
  const onRequest = (incoming: IncomingMessage, response: ServerResponse): void =>
    scheduler.schedule((wait) => answerRequest(incoming, response, wait));

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
  server.on("connection", () => admission.accepted());
  // The one expectation with a meaning, 100-continue, has its own event; RFC 9110 lets others be ignored.
  server.on("checkExpectation", onRequest);
  refuseBrokenConnections(server, refuse);
  return server;
}
