import type { Handler } from "hono";
import { type ChartDeps, generateChart } from "../charts/generate-chart.js";
import { answerJson } from "../edge/answer-json.js";
import type { Env } from "../edge/env.js";
import { readIdempotencyKey } from "../edge/idempotency-key.js";
import { readJsonObject } from "../edge/json-object.js";
import { setPaidHeaders } from "../edge/paid-headers.js";
import { Failure } from "../failure.js";
import type { HashRequest } from "../idempotency/idempotent-request.js";
import type { ChartEndpoint } from "./chart-endpoint.js";

/** What every chart endpoint does with a request that has passed its checks of keys. */
export function answerWithChart(
  deps: ChartDeps & { readonly hashRequest: HashRequest },
  { path, readBirth, present, frame }: Pick<ChartEndpoint, "path" | "readBirth" | "present" | "frame">,
): Handler<Env> {
  return async (c) => {
    const refuse = c.get("refuse");
    const body = readJsonObject(c.req.header("Content-Type"), c.get("body"));
    if (body instanceof Failure) return refuse(body);

    const birth = readBirth(body, c.get("geocodeKey"));
    if (birth instanceof Failure) return refuse(birth);

    const idempotency = readIdempotencyKey(c, deps.hashRequest);
    if (idempotency instanceof Failure) return refuse(idempotency);

    const answer = await generateChart(deps, {
      account: c.get("account"),
      requestId: c.get("requestId"),
      endpoint: path,
      measure: c.get("measure"),
      idempotency,
      birth,
      present,
      caller: c.req.raw,
    });
    if (answer instanceof Failure) return refuse(answer);

    setPaidHeaders(c, answer);
    return answerJson(c, frame(answer.json, deps.now()));
  };
}
