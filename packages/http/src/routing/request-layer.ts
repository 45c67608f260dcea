import type { Context, MiddlewareHandler } from "hono";
import { loggableError } from "../base/loggable-error.js";
import type { Logger } from "../base/logger.js";
import { randomId } from "../base/random-id.js";
import type { RecordRequest } from "../base/request-record.js";
import type { Failure } from "../errors/failure.js";
import { type RefusalFormOf, refusalOf } from "../errors/refusal.js";
import type { StartTrace } from "../ports/traces.js";
import { RequestTrail } from "../telemetry/request-trail.js";
import { serverTiming } from "../telemetry/server-timing.js";
import { answerJson } from "./answer-json.js";
import { ownPathOf, ownRouteOf } from "./base-path.js";
import type { DefaultHeaders } from "./default-headers.js";
import type { Env } from "./env.js";

export interface RequestLayerDeps {
  readonly refusalFormOf: RefusalFormOf;
  readonly now: () => Date;
  readonly logger: Logger;
  readonly defaultHeaders: DefaultHeaders;
  readonly recordRequest?: RecordRequest | undefined;
  /** Traces requests; undefined if nothing does. */
  readonly startTrace?: StartTrace | undefined;
  /** True to send the times of a request in the header Server-Timing. */
  readonly sendsTiming?: boolean | undefined;
}

/**
 * First middleware of every request. Sets its id, default headers and error responses, and logs it at the end. A request
 * must pass it once: pages and an API that share an application share its layer.
 */
export function requestLayer(deps: RequestLayerDeps): MiddlewareHandler<Env> {
  const { refusalFormOf, now, logger, recordRequest } = deps;
  return async (c, next) => {
    const trail = new RequestTrail(deps.startTrace?.(c.req.raw.headers));
    const requestId = randomId("req");
    // After a spread, each further header would take a microsecond.
    const headers: Record<string, string> = Object.assign({}, deps.defaultHeaders);
    headers["X-Request-Id"] = requestId;
    let failureCode: string | undefined;

    c.set("requestId", requestId);
    c.set("measure", trail.measure);
    c.set("answerHeaders", headers);
    c.set("refuse", (failure: Failure) => {
      failureCode = failure.code;
      if (failure.cause !== undefined) {
        const accountId = c.get("account")?.id;
        const facts = { requestId, accountId, code: failure.code, error: loggableError(failure.cause) };
        if (failure.code.startsWith("GEOCODE_")) logger.warn(facts, "geocoding provider failed");
        else logger.error(facts, "request failed with a server error");
      }
      const refusal = refusalOf(failure, refusalFormOf(ownPathOf(c)), now());
      return answerJson(c, refusal.body, refusal);
    });

    await next();
    if (c.res !== c.get("answer")) addMissingHeaders(headers, c.res.headers);

    const account = c.get("account");
    const record = trail.end({
      requestId,
      callerRequestId: callerRequestIdOf(c),
      accountId: account?.id,
      method: c.req.method,
      route: ownRouteOf(c),
      status: c.res.status,
      code: failureCode,
      credits: c.get("credits"),
    });
    // Never on pages: exact times would make it easier to guess which email addresses have accounts.
    if (deps.sendsTiming && c.res === c.get("answer"))
      c.res.headers.set("Server-Timing", serverTiming(record));
    recordRequest?.(record, account);
    logger.info(record, "request answered");
  };
}

/** Adds the default headers to a response that was not made by `answerBody`, such as a page; its own headers win. */
function addMissingHeaders(headers: Readonly<Record<string, string>>, target: Headers): void {
  for (const [name, value] of Object.entries(headers)) if (!target.has(name)) target.set(name, value);
}

/** Returns X-Request-Id if it is a UUID or a ULID. Any other text is not logged: it might be secret. */
function callerRequestIdOf(c: Context<Env>): string | undefined {
  const id = c.req.header("X-Request-Id");
  return id !== undefined &&
    /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-7][0-9a-hjkmnp-tv-z]{25})$/i.test(id)
    ? id
    : undefined;
}
