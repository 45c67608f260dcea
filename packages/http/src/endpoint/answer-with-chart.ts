import type { Handler } from "hono";
import { type ChartDeps, generateChart } from "../charts/generate-chart.js";
import type { Env } from "../edge/env.js";
import { readJsonObject } from "../edge/json-object.js";
import { Failure } from "../failure.js";
import type { ChartEndpoint } from "./chart-endpoint.js";

/** What every chart endpoint does with a request that has passed its checks of keys. */
export function answerWithChart(
  deps: ChartDeps,
  { readBirth, present, frame }: Pick<ChartEndpoint, "readBirth" | "present" | "frame">,
): Handler<Env> {
  return async (c) => {
    const { account, requestId, refuse, geocodeKey } = c.var;

    const body = readJsonObject(c.req.header("Content-Type"), c.var.body);
    if (body instanceof Failure) return refuse(body);

    const birth = readBirth(body, geocodeKey);
    if (birth instanceof Failure) return refuse(birth);

    const { signal } = c.req.raw;
    const generated = await generateChart(deps, { account, requestId, birth, signal });
    if (generated instanceof Failure) return refuse(generated);

    c.header("X-Credits-Remaining", String(generated.creditsLeft));
    return c.json(frame(present(generated.chart), deps.now()));
  };
}
