import type { ServerResponse } from "node:http";
import { RefusalDelay, randomId, UNROUTED } from "chart-http/base";
import { Failure, refusalOf } from "chart-http/errors";
import type { RequestLayerDeps } from "chart-http/host";
import type { AdmissionControl } from "./admission-control.js";
import type { Wait } from "./backlog.js";

const MESSAGE = "The service is overloaded. Try again in a moment.";
const OVERLOADED = new Failure("SERVICE_UNAVAILABLE", { message: MESSAGE });

export interface RequestKind {
  /** Share of the limits that they may use, or a multiple of them. */
  readonly share: number;
  /** True if people read the response, which is plain text then. */
  readonly isPage: boolean;
}

export interface ShedLoadDeps
  extends Pick<RequestLayerDeps, "refusalFormOf" | "defaultHeaders" | "recordRequest" | "now"> {
  readonly admission: Pick<AdmissionControl, "admit" | "countShed">;
}

/** Responds with 503 if the process has no capacity for the request; returns true if it did. */
export type ShedLoad = (
  response: ServerResponse,
  facts: {
    readonly path: string;
    readonly kind: RequestKind | undefined;
    /** Id of the account that pays; undefined if that is not known. */
    readonly account: string | undefined;
  },
  wait: Wait,
) => boolean;

/**
 * Creates a function that refuses requests before any other work, even before a log line: the cheaper a refusal, the
 * more capacity remains for other requests. Strangers get theirs a second later or more, so that whoever asks again at
 * once takes little of it.
 */
export function shedLoad(deps: ShedLoadDeps): ShedLoad {
  const { admission, refusalFormOf, recordRequest, now } = deps;
  const strangers = new RefusalDelay();
  return (response, { path, kind, account }, wait) => {
    if (wait.isFull) admission.countShed();
    else if (kind === undefined || admission.admit(wait, kind.share, account)) return false;
    const requestId = randomId("req");
    const { status, headers, body: json } = refusalOf(OVERLOADED, refusalFormOf(path), now());
    const isPage = kind?.isPage === true;
    const body = isPage ? MESSAGE : json;
    const send = () =>
      response
        .writeHead(status, {
          "Content-Type": isPage ? "text/plain; charset=utf-8" : "application/json",
          ...deps.defaultHeaders,
          ...headers,
          "X-Request-Id": requestId,
          "Content-Length": String(Buffer.byteLength(body)),
        })
        .end(body);
    if (account !== undefined) send();
    else void strangers.pass().then(send);
    recordRequest?.({ requestId, route: UNROUTED, status, code: OVERLOADED.code });
    return true;
  };
}
