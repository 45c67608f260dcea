import type { Context, Handler } from "hono";
import type { PaidAnswer } from "../charts/answer-for-credit.js";
import { type ChartDeps, generateChart } from "../charts/generate-chart.js";
import { answerJson } from "../edge/answer-json.js";
import { type RequireKeyDeps, requireKey } from "../edge/authentication.js";
import type { Env } from "../edge/env.js";
import { readGeocodeKey } from "../edge/geocode-key.js";
import type { HeaderNames } from "../edge/header-names.js";
import { readIdempotencyKey } from "../edge/idempotency-key.js";
import { readJsonObject } from "../edge/json-object.js";
import type { Load } from "../edge/load.js";
import { setPaidHeaders } from "../edge/paid-headers.js";
import { readBody } from "../edge/read-body.js";
import { Failure } from "../failure.js";
import type { HashRequest } from "../idempotency/idempotent-request.js";
import type { ChartEndpoint } from "./chart-endpoint.js";

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
