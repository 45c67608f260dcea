import type { IncomingMessage, ServerResponse } from "node:http";
import { Failure } from "../../errors/failure.js";
import { type RefusalFormOf, refusalOf } from "../../errors/refusal.js";
import { randomId } from "../../lib/random-id.js";
import type { DefaultHeaders } from "../../routing/default-headers.js";
import { type RecordRequest, UNROUTED } from "../../telemetry/request-record.js";
import type { AdmissionControl } from "./admission-control.js";
import type { Wait } from "./request-scheduler.js";

const OVERLOADED = new Failure("SERVICE_UNAVAILABLE", {
  message: "The service is overloaded. Try again in a moment.",
});

/** Dependencies of {@link shedLoad}. */
export interface ShedLoadDeps {
  readonly admission: Pick<AdmissionControl, "accepted" | "admit" | "lagMs">;
  readonly refusalFormOf: RefusalFormOf;
  readonly defaultHeaders: DefaultHeaders;
  readonly recordRequest?: RecordRequest | undefined;
  readonly now: () => Date;
}

/** Refuses a request past the process's capacity; returns whether it did. */
export type ShedLoad = (
  request: IncomingMessage,
  response: ServerResponse,
  facts: { readonly path: string; readonly wait: Wait },
) => boolean;

/**
 * Refuses before any other work for a request, its log line included: the cheaper a refusal, the more capacity is left
 * for other requests. Requests that only read, such as health checks, always pass.
 */
export function shedLoad(deps: ShedLoadDeps): ShedLoad {
  const { admission, refusalFormOf, recordRequest, now } = deps;
  return (request, response, { path, wait }) => {
    if (request.method !== "POST" || admission.admit(wait)) return false;
    const requestId = randomId("req");
    const { status, headers, body } = refusalOf(OVERLOADED, refusalFormOf(path), now());
    response.writeHead(status, {
      "Content-Type": "application/json",
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
