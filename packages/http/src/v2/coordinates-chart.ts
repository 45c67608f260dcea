import type { Handler } from "hono";
import { type ChartDeps, generateChart } from "../charts/generate-chart.js";
import type { Env } from "../edge/env.js";
import { readIdempotencyKey } from "../edge/idempotency-key.js";
import { readJsonObject } from "../edge/json-object.js";
import { setPaidHeaders } from "../edge/paid-headers.js";
import { Failure } from "../failure.js";
import type { HashRequest } from "../idempotency/idempotent-request.js";
import { presentChart } from "./chart-result.js";
import { parseCoordinatesRequest } from "./coordinates-request.js";
import { chartEnvelope } from "./envelope.js";

/** POST /v2/charts/coordinates: a full chart for a birth whose place is known as latitude and longitude. */
export function coordinatesChart(deps: ChartDeps & { readonly hashRequest: HashRequest }): Handler<Env> {
  return async (c) => {
    const { account, requestId, refuse } = c.var;

    const body = readJsonObject(c.req.header("Content-Type"), c.var.body);
    if (body instanceof Failure) return refuse(body);

    const birth = parseCoordinatesRequest(body);
    if (birth instanceof Failure) return refuse(birth);

    const idempotency = readIdempotencyKey(c, deps.hashRequest);
    if (idempotency instanceof Failure) return refuse(idempotency);

    const order = { account, requestId, idempotency, birth, present: presentChart };
    const answer = await generateChart(deps, order);
    if (answer instanceof Failure) return refuse(answer);

    setPaidHeaders(c, answer);
    return c.json(chartEnvelope("ChartResult", answer.data, deps.now()));
  };
}
