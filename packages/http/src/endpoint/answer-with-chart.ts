import type { Handler } from "hono";
import { type ChartDeps, generateChart } from "../charts/generate-chart.js";
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
    const { account, requestId, refuse, geocodeKey } = c.var;

    const body = readJsonObject(c.req.header("Content-Type"), c.var.body);
    if (body instanceof Failure) return refuse(body);

    const birth = readBirth(body, geocodeKey);
    if (birth instanceof Failure) return refuse(birth);

    const idempotency = readIdempotencyKey(c, deps.hashRequest);
    if (idempotency instanceof Failure) return refuse(idempotency);

    const { signal } = c.req.raw;
    const order = { account, requestId, endpoint: path, idempotency, birth, present, signal };
    const answer = await generateChart(deps, order);
    if (answer instanceof Failure) return refuse(answer);

    setPaidHeaders(c, answer);
    return c.json(frame(answer.data, deps.now()));
  };
}
