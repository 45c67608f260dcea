import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener, type Http2Bindings, type HttpBindings, RequestError } from "@hono/node-server";
import type { Logger } from "chart-http/base";
import { loggableError, randomId, UNROUTED } from "chart-http/base";
import { Failure, type Refusal, refusalOf } from "chart-http/errors";
import type { Env } from "chart-http/host";
import { refuseBrokenConnections, TooManyChunksError } from "./broken-connections.js";
import { limitChunks } from "./chunk-limit.js";
import { Connections, type HeldExchange } from "./connections.js";
import type { AdmissionControl } from "./overload/admission-control.js";
import { FULL, NO_WAIT, type Wait } from "./overload/backlog.js";
import { FreeRequests } from "./overload/free-requests.js";
import type { KnownKeys } from "./overload/known-keys.js";
import { OverLimit } from "./overload/over-limit.js";
import { type RequestKind, type ShedLoadDeps, shedLoad } from "./overload/shed-load.js";
import { stopParsing } from "./parser.js";
import { hasUser, pathOf } from "./path-of.js";
import { hasTooManyHeaders, MAX_HEADERS, READ_HEADERS, sizeOf } from "./request-size.js";
import { SlowReaders } from "./slow-readers.js";

interface RequestTimeouts {
  /** Limit for the headers. */
  readonly headersMs: number;
  /** Limit for the whole request. */
  readonly requestMs: number;
  readonly checkEveryMs: number;
}

const TOO_MANY_HEADERS = new Failure("REQUEST_HEADERS_TOO_LARGE", {
  message: `The request has too many headers. The limit is ${MAX_HEADERS}.`,
});

/** Time that pages, forms and requests with unknown keys take after their first turn, for the store and the answer. */
const COST_AFTERWARDS_MS = 0.4;

const TIMEOUTS: RequestTimeouts = { headersMs: 10_000, requestMs: 30_000, checkEveryMs: 1000 };

/** A request with what its turn and its refusal need. */
interface Work extends HeldExchange {
  readonly path: string;
  readonly kind: RequestKind | undefined;
  isAtWork: boolean;
}

export interface HttpServerDeps extends Omit<ShedLoadDeps, "admission"> {
  readonly admission: Pick<
    AdmissionControl,
    "accepted" | "firstRequest" | "admit" | "take" | "countShed" | "lagMs"
  >;
  /** Returns the kind of a request; undefined for health checks, which are refused only if too many requests wait. */
  readonly kindOf: (method: string | undefined, path: string) => RequestKind | undefined;
  readonly fetch: (request: Request, connection: Env["Bindings"]) => Response | Promise<Response>;
  /** Tells requests of customers from those of strangers. */
  readonly keys: Pick<KnownKeys, "accountOf">;
  /** Returns the most that is read of the body of a request for this path. */
  readonly maxBodyBytesOf: (path: string) => number;
  readonly logger: Logger;
  readonly timeouts?: RequestTimeouts;
  /** Time that a connection stays open for its caller's next request. */
  readonly keepAliveMs: number;
  /** Maximum number of open connections. For further ones, those that owe no answer are closed. */
  readonly maxConnections: number;
  /** Memory for unanswered requests; by default 64 MB. */
  readonly maxHeldBytes?: number | undefined;
}

/**
 * Creates Node's HTTP server around the application. A request that never reaches the application (invalid HTTP, or too
 * slow to arrive) gets an error response in the form of its path's API version.
 */
export function createHttpServer(deps: HttpServerDeps): Server {
  const {
    fetch,
    admission,
    kindOf,
    keys,
    refusalFormOf,
    now,
    logger,
    recordRequest,
    timeouts = TIMEOUTS,
  } = deps;
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

  const errorResponse = (error: unknown, path: string): Response => {
    const isBadRequest = error instanceof RequestError;
    if (!isBadRequest) logger.error({ error: loggableError(error) }, "request failed with a server error");
    const failure = new Failure(isBadRequest ? "BAD_REQUEST" : "INTERNAL_ERROR");
    const { status, headers, body } = refuse(failure, path);
    return new Response(body, { status, headers });
  };

  const route = async (request: Request, { incoming }: HttpBindings | Http2Bindings): Promise<Response> => {
    try {
      if (!hasValidHosts(incoming)) throw new RequestError("no Host header, or several");
      const isAbsolute = incoming.url?.startsWith("/") === false;
      // RFC 9110, 4.2.4. The platform's Request does not accept a URL with a user either, and would throw later.
      if (isAbsolute && hasUser(request.url)) throw new RequestError("user in the request target");
      return await fetch(request, { remoteAddress: incoming.socket.remoteAddress });
    } catch (error) {
      return errorResponse(error, pathOf(incoming.url));
    }
  };

  const overLimit = new OverLimit();
  const freeRequests = new FreeRequests(admission, COST_AFTERWARDS_MS);
  /** Health checks do not wait behind pages and forms. */
  const probes = new FreeRequests(admission);

  const answerRequest = (exchange: Work, wait: Wait): void => {
    const { request, response, path, account } = exchange;
    if (request.socket.destroyed || shed(response, exchange, wait)) return;
    exchange.isAtWork = true;
    if (account !== undefined) {
      const giveBack = admission.take(account);
      response.on("close", () => {
        giveBack();
        overLimit.answered(account, response.statusCode);
      });
    }
    // A listener for each request, because its error handler is not given the request and needs the path.
    const answer = getRequestListener(route, {
      // Health checks over HTTP/1.0 send no Host header.
      hostname: "localhost",
      errorHandler: (error) => errorResponse(error, path),
    });
    void answer(request, response);
  };

  const start = (exchange: Work): void => {
    if (exchange.account !== undefined) {
      freeRequests.paid();
      probes.paid();
      const delay = overLimit.delayOf(exchange.account);
      if (delay === undefined) answerRequest(exchange, NO_WAIT);
      else void delay.then(() => answerRequest(exchange, NO_WAIT));
      return;
    }
    const queue = exchange.kind === undefined ? probes : freeRequests;
    queue.schedule((wait) => answerRequest(exchange, wait));
  };

  /** Takes the last request of a connection: its response goes after those to the earlier ones, and ends the connection. */
  const endWith = ({ socket }: IncomingMessage, response: ServerResponse): void => {
    stopParsing(socket);
    response.shouldKeepAlive = false;
  };

  const onRequest = (request: IncomingMessage, response: ServerResponse): void => {
    if (request.socket.destroyed) return;
    const path = pathOf(request.url);
    if (hasTooManyHeaders(request)) {
      endWith(request, response);
      // It may wait behind others.
      request.rawHeaders.length = 0;
      const { status, headers, body } = refuse(TOO_MANY_HEADERS, path);
      response.writeHead(status, { ...headers, "Content-Length": Buffer.byteLength(body) }).end(body);
      return;
    }
    const kind = kindOf(request.method, path);
    const account = kind === undefined || kind.isPage ? undefined : keys.accountOf(request.headers);
    const maxBodyBytes = deps.maxBodyBytesOf(path);
    const size = sizeOf(request, maxBodyBytes);
    const exchange: Work = {
      request,
      response,
      path,
      kind,
      account,
      size,
      isAtWork: false,
      start: () => start(exchange),
    };
    limitChunks(request, maxBodyBytes, () => {
      server.emit("clientError", new TooManyChunksError(), request.socket);
    });
    if (connections.isFirst(exchange)) admission.firstRequest();
    if (connections.add(exchange)) return;
    endWith(request, response);
    shed(response, exchange, FULL);
  };

  const server = createServer(
    {
      headersTimeout: timeouts.headersMs,
      requestTimeout: timeouts.requestMs,
      keepAliveTimeout: deps.keepAliveMs,
      connectionsCheckingInterval: timeouts.checkEveryMs,
      // The check in `route` replaces Node's, whose response has an empty body.
      requireHostHeader: false,
    },
    onRequest,
  );
  server.maxHeadersCount = READ_HEADERS;
  const { maxConnections, maxHeldBytes } = deps;
  const isCustomers = ({ headers }: IncomingMessage) => keys.accountOf(headers) !== undefined;
  const connections = new Connections(server, { maxConnections, maxHeldBytes, isCustomers }, logger);
  SlowReaders.watch(server);
  server.on("connection", () => admission.accepted());
  server.on("checkContinue", (incoming: IncomingMessage, response: ServerResponse) => {
    const declaredBytes = Number(incoming.headers["content-length"]);
    const isTooLarge =
      hasTooManyHeaders(incoming) || declaredBytes > deps.maxBodyBytesOf(pathOf(incoming.url));
    // A client who is refused before its body sends none, and the next request cannot be told from a body.
    if (isTooLarge) response.shouldKeepAlive = false;
    else if (!incoming.socket.destroyed) response.writeContinue();
    onRequest(incoming, response);
  });
  // RFC 9110 allows a server to ignore all other expectations.
  server.on("checkExpectation", onRequest);
  refuseBrokenConnections(server, refuse);
  return server;
}

/** Returns false if HTTP/1.1's one Host header is missing, or if there are several: proxies may use another one. */
function hasValidHosts({
  rawHeaders,
  httpVersion,
}: HttpBindings["incoming"] | Http2Bindings["incoming"]): boolean {
  let hosts = 0;
  for (let n = 0; n < rawHeaders.length; n += 2) {
    const name = rawHeaders[n] as string;
    if (name.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  return hosts === 1 || (hosts === 0 && httpVersion !== "1.1");
}
