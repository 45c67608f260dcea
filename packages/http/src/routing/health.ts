import type { Coordinates } from "chart-core";
import type { Birth } from "chart-core/birth-moment";
import type { Handler } from "hono";
import { Failure } from "../errors/failure.js";
import { answerJson } from "./answer-json.js";
import type { Env } from "./env.js";

/** GET /healthz: 200 while the process responds. */
export const healthz: Handler<Env> = (c) => answerJson(c, '{"status":"ok"}');

/** Dependencies of {@link readyz}. */
export interface ReadinessDeps {
  /** Store that must be reachable. */
  readonly store: { ping(): Promise<void> };
  readonly resolveBirthMoment: (birth: Birth) => { readonly utc: Date };
  readonly computeChart: (utcMoment: Date, coords: Coordinates) => unknown;
}

/** Example birth. Computing its chart needs the zone data and the ephemeris. */
const PROBE = { date: "1990-09-05", time: "21:17", coords: { lat: 52.37, lng: 4.89 } };

/**
 * GET /readyz: 200 if the store responds and a chart can be computed. It need not check the geocoder, because the
 * service serves no request before the geocoder is open.
 */
export function readyz({ store, resolveBirthMoment, computeChart }: ReadinessDeps): Handler<Env> {
  return async (c) => {
    try {
      computeChart(resolveBirthMoment(PROBE).utc, PROBE.coords);
      await store.ping();
    } catch (cause) {
      return c.get("refuse")(new Failure("SERVICE_UNAVAILABLE", { cause }));
    }
    return answerJson(c, '{"status":"ready"}');
  };
}
