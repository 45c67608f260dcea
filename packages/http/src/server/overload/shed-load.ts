import type { IncomingMessage, ServerResponse } from "node:http";
import { Failure } from "../../errors/failure.js";
import { type RefusalFormOf, refusalOf } from "../../errors/refusal.js";
import type { Geocoder } from "../../geocoding/geocoder.js";
import { randomId } from "../../lib/random-id.js";
import type { StandingHeaders } from "../../routing/default-headers.js";
import { type CountRequest, UNROUTED } from "../../telemetry/request-record.js";
import type { Load } from "./load.js";
import type { Wait } from "./turns.js";

const OVERLOADED = new Failure("SERVICE_UNAVAILABLE", {
  message: "The service has too much to do at the moment; try again soon.",
});

export interface ShedLoadDeps {
  readonly load: Pick<Load, "accepted" | "admit" | "lagMs">;
  readonly refusalFormOf: RefusalFormOf;
  readonly standingHeaders: StandingHeaders;
  readonly countRequest?: CountRequest | undefined;
  readonly now: () => Date;
}

/** Refuses a request past the process's capacity; returns whether it did. */
export type ShedLoad = (
  request: IncomingMessage,
  response: ServerResponse,
  facts: { readonly path: string; readonly wait: Wait },
) => boolean;

/**
 * Refuses before anything else is done for a request, its log line included: the less a refusal costs, the more is left
 * for the others. Whatever only reads, as health checks do, is always let through.
 */
export function shedLoad(deps: ShedLoadDeps): ShedLoad {
  const { load, refusalFormOf, countRequest, now } = deps;
  return (request, response, { path, wait }) => {
    if (request.method !== "POST" || load.admit(wait)) return false;
    const requestId = randomId("req");
    const { status, headers, body } = refusalOf(OVERLOADED, refusalFormOf(path), now());
    response.writeHead(status, {
      "Content-Type": "application/json",
      ...deps.standingHeaders,
      ...headers,
      "X-Request-Id": requestId,
      "Content-Length": Buffer.byteLength(body),
    });
    response.end(body);
    countRequest?.({ requestId, route: UNROUTED, status, code: OVERLOADED.code });
    return true;
  };
}

/** The geocoder, whose callers do not count as work while they wait for it: a slow provider takes nobody's place. */
export function waitingFor(geocoder: Geocoder, load: Pick<Load, "wait">): Geocoder {
  return {
    geocode: (...question) => load.wait(() => geocoder.geocode(...question)),
    openCircuits: () => geocoder.openCircuits?.() ?? 0,
    close: async () => geocoder.close?.(),
  };
}
