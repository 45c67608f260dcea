import type { Coordinates } from "chart-core";
import type { Birth } from "chart-core/birth-moment";
import type { Handler } from "hono";
import { Failure } from "../errors/failure.js";
import { answerJson } from "./answer-json.js";
import type { Env } from "./env.js";

/** GET /healthz: 200 while the process responds. */
export const healthz: Handler<Env> = (c) => answerJson(c, '{"status":"ok"}');

export interface ReadinessDeps {
  /** Resolves if the host can serve requests. */
  readonly isReady: () => Promise<void>;
  readonly resolveBirthMoment: (birth: Birth) => { readonly utc: Date };
  readonly computeChart: (utcMoment: Date, coords: Coordinates) => unknown;
  readonly now: () => Date;
}

/** Example birth. Computing its chart needs the zone data and the ephemeris. */
const PROBE = { date: "1990-09-05", time: "21:17", coords: { lat: 52.37, lng: 4.89 } };

/** Time for which the result of a check is used again, because the path needs no key and each check is a write. */
const CHECK_TTL_MS = 1000;

/**
 * GET /readyz: 200 if the store can be read and written and a chart can be computed. The host
 * adds checks of its own, such as of the place index at the first start; a `Failure` of it is expected and not logged.
 */
export function readyz({ isReady, resolveBirthMoment, computeChart, now }: ReadinessDeps): Handler<Env> {
  const check = async () => {
    await computeChart(resolveBirthMoment(PROBE).utc, PROBE.coords);
    await isReady();
  };
  let latest: { readonly startedMs: number; readonly result: Promise<void> } | undefined;
  return async (c) => {
    const nowMs = now().getTime();
    // The age is negative after the clock was set back.
    const ageMs = nowMs - (latest?.startedMs ?? Number.NEGATIVE_INFINITY);
    if (latest === undefined || ageMs < 0 || ageMs >= CHECK_TTL_MS) {
      latest = { startedMs: nowMs, result: check() };
    }
    try {
      await latest.result;
    } catch (cause) {
      const failure = cause instanceof Failure ? cause : new Failure("SERVICE_UNAVAILABLE", { cause });
      return c.get("refuse")(failure);
    }
    return answerJson(c, '{"status":"ready"}');
  };
}
