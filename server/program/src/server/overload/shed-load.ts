import type { IncomingMessage, ServerResponse } from "node:http";
import { type RecordRequest, randomId, UNROUTED } from "chart-http/base";
import { Failure, type RefusalFormOf, refusalOf } from "chart-http/errors";
import type { DefaultHeaders } from "chart-http/host";
import type { AdmissionControl } from "./admission-control.js";
import type { Wait } from "./request-scheduler.js";

const MESSAGE = "The service is overloaded. Try again in a moment.";
const OVERLOADED = new Failure("SERVICE_UNAVAILABLE", { message: MESSAGE });

export interface RequestKind {
  /** Share of the limits that they may use, or a multiple of them; 1 for requests that are charged. */
  readonly share: number;
  /** True if people read the response, which is plain text then. */
  readonly isPage: boolean;
}

/** Returns the kind of a request; undefined if requests of its kind are never refused, such as health checks. */
type KindOfRequest = (method: string | undefined, path: string) => RequestKind | undefined;

export interface ShedLoadDeps {
  readonly admission: Pick<AdmissionControl, "accepted" | "firstRequest" | "admit" | "lagMs">;
  readonly kindOf: KindOfRequest;
  readonly refusalFormOf: RefusalFormOf;
  readonly defaultHeaders: DefaultHeaders;
  readonly recordRequest?: RecordRequest | undefined;
  readonly now: () => Date;
}

/** Responds with 503 if the process has no capacity for the request; returns true if it did. */
export type ShedLoad = (
  request: IncomingMessage,
  response: ServerResponse,
  facts: { readonly path: string; readonly wait: Wait },
) => boolean;

/**
 * Creates a function that refuses requests before any other work, even before a log line: the cheaper a refusal, the
 * more capacity remains for other requests.
 */
export function shedLoad(deps: ShedLoadDeps): ShedLoad {
  const { admission, kindOf, refusalFormOf, recordRequest, now } = deps;
  return (request, response, { path, wait }) => {
    const kind = kindOf(request.method, path);
    if (kind === undefined || admission.admit(wait, kind.share)) return false;
    const requestId = randomId("req");
    const { status, headers, body: json } = refusalOf(OVERLOADED, refusalFormOf(path), now());
    const body = kind.isPage ? MESSAGE : json;
    response.writeHead(status, {
      "Content-Type": kind.isPage ? "text/plain; charset=utf-8" : "application/json",
      ...deps.defaultHeaders,
      ...headers,
      "X-Request-Id": requestId,
      "Content-Length": Buffer.byteLength(body),
    });
    response.end(body);
    recordRequest?.({ requestId, route: UNROUTED, status, code: OVERLOADED.code });
    return true;
  };
}
