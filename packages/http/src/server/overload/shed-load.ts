import type { IncomingMessage, ServerResponse } from "node:http";
import { Failure } from "../../errors/failure.js";
import { type RefusalFormOf, refusalOf } from "../../errors/refusal.js";
import { randomId } from "../../lib/random-id.js";
import type { DefaultHeaders } from "../../routing/default-headers.js";
import { type RecordRequest, UNROUTED } from "../../telemetry/request-record.js";
import type { AdmissionControl } from "./admission-control.js";
import type { Wait } from "./request-scheduler.js";

const MESSAGE = "The service is overloaded. Try again in a moment.";
const OVERLOADED = new Failure("SERVICE_UNAVAILABLE", { message: MESSAGE });

/** Share of the limits that requests without a charge may use: under overload they are refused before charts are. */
const FREE_SHARE = 0.5;

/**
 * The same for style sheets, scripts and pictures of pages. They wait longer than all others, because a browser does not
 * ask again for one that was refused: the page would stay without it. They are in memory, and cheap to send.
 */
const FILE_SHARE = 20;
const FILE = /^\/(?:dashboard\/assets|docs\/(?:assets|pictures))\//;

export interface ShedLoadDeps {
  readonly admission: Pick<AdmissionControl, "accepted" | "firstRequest" | "admit" | "lagMs">;
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
 * more capacity remains for other requests. Only POST requests, GET /v2/places and pages are refused, so health checks
 * always pass.
 */
export function shedLoad(deps: ShedLoadDeps): ShedLoad {
  const { admission, refusalFormOf, recordRequest, now } = deps;
  return (request, response, { path, wait }) => {
    const isPage = path === "/" || /^\/(?:dashboard|docs)(?:\/|$)/.test(path);
    const isFree = isPage || path === "/v2/places";
    if (!isFree && request.method !== "POST") return false;
    if (admission.admit(wait, shareOf(path, isFree))) return false;
    const requestId = randomId("req");
    const { status, headers, body: json } = refusalOf(OVERLOADED, refusalFormOf(path), now());
    const body = isPage ? MESSAGE : json;
    response.writeHead(status, {
      "Content-Type": isPage ? "text/plain; charset=utf-8" : "application/json",
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

function shareOf(path: string, isFree: boolean): number {
  if (!isFree) return 1;
  return FILE.test(path) ? FILE_SHARE : FREE_SHARE;
}
