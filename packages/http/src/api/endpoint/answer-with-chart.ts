import type { Context, Handler } from "hono";
import type { PaidAnswer } from "../../charts/answer-for-credit.js";
import { type ChartDeps, generateChart } from "../../charts/generate-chart.js";
import { Failure } from "../../errors/failure.js";
import type { HashRequest } from "../../idempotency/idempotent-request.js";
import { answerJson } from "../../routing/answer-json.js";
import type { Env } from "../../routing/env.js";
import type { HeaderNames } from "../../routing/header-names.js";
import type { Load } from "../../server/overload/load.js";
import { type RequireKeyDeps, requireKey } from "./authentication.js";
import type { ChartEndpoint } from "./chart-endpoint.js";
import { readGeocodeKey } from "./geocode-key.js";
import { readIdempotencyKey } from "./idempotency-key.js";
import { readJsonObject } from "./json-object.js";
import { setPaidHeaders } from "./paid-headers.js";
import { readBody } from "./read-body.js";

export interface AnswerWithChartDeps extends ChartDeps, RequireKeyDeps {
  readonly store: ChartDeps["store"] & RequireKeyDeps["store"];
  readonly hashRequest: HashRequest;
  /** Counts the requests at work. */
  readonly load: Pick<Load, "carry">;
  readonly headerNames: HeaderNames;
}

/** What every chart endpoint does with a request: its checks, in the order in which they refuse, and the chart. */
export function answerWithChart(deps: AnswerWithChartDeps, endpoint: ChartEndpoint): Handler<Env> {
  const { path, needsGeocodeKey, readBirth, write, frame } = endpoint;
  const admit = requireKey(deps, endpoint);

  const chartFor = async (c: Context<Env>, bytes: Uint8Array): Promise<PaidAnswer | Failure> => {
    const account = await admit(c);
    if (account instanceof Failure) return account;

    const geocodeKey = needsGeocodeKey ? readGeocodeKey(c, deps.headerNames.geocodeKey) : "";
    if (geocodeKey instanceof Failure) return geocodeKey;

    const body = readJsonObject(c.req.header("Content-Type"), bytes);
    if (body instanceof Failure) return body;

    const birth = readBirth(body, geocodeKey);
    if (birth instanceof Failure) return birth;

    const idempotency = readIdempotencyKey(c, deps.hashRequest, { accountId: account.id, body: bytes });
    if (idempotency instanceof Failure) return idempotency;

    return generateChart(deps, {
      account,
      requestId: c.get("requestId"),
      endpoint: path,
      measure: c.get("measure"),
      idempotency,
      birth,
      write,
      caller: c.req.raw,
    });
  };

  return async (c) => {
    // A slow caller may let us wait for the body, which is no work.
    const body = await readBody(c.req.raw);
    const answer = body instanceof Failure ? body : await deps.load.carry(() => chartFor(c, body));
    if (answer instanceof Failure) return c.get("refuse")(answer);

    setPaidHeaders(c, answer);
    return answerJson(c, frame(answer.json, deps.now()));
  };
}
