import type { Handler } from "hono";
import { type ChartDeps, generateChart } from "../charts/generate-chart.js";
import type { Env } from "../edge/env.js";
import { readJsonObject } from "../edge/json-object.js";
import { Failure } from "../failure.js";
import { presentChart } from "./chart-result.js";
import { parseCoordinatesRequest } from "./coordinates-request.js";
import { chartEnvelope } from "./envelope.js";

/** POST /v2/charts/coordinates: a full chart for a birth whose place is known as latitude and longitude. */
export function coordinatesChart(deps: ChartDeps): Handler<Env> {
  return async (c) => {
    const { account, requestId, refuse } = c.var;

    const body = readJsonObject(c.req.header("Content-Type"), c.var.body);
    if (body instanceof Failure) return refuse(body);

    const birth = parseCoordinatesRequest(body);
    if (birth instanceof Failure) return refuse(birth);

    const generated = await generateChart(deps, { account, requestId, birth });
    if (generated instanceof Failure) return refuse(generated);

    c.header("X-Credits-Remaining", String(generated.creditsLeft));
    return c.json(chartEnvelope("ChartResult", presentChart(generated.chart), deps.now()));
  };
}
