import type { Coordinates } from "chart-core";
import type { Birth } from "chart-core/birth-moment";
import type { Handler } from "hono";
import { Failure } from "../errors/failure.js";
import { answerJson } from "./answer-json.js";
import type { Env } from "./env.js";

/** GET /healthz: the process answers. */
export const healthz: Handler<Env> = (c) => answerJson(c, '{"status":"ok"}');

/** Dependencies of {@link readyz}. */
export interface ReadinessDeps {
  /** Store whose answer shows that it can be reached. */
  readonly store: { ping(): Promise<void> };
  readonly resolveBirthMoment: (birth: Birth) => { readonly utc: Date };
  readonly computeChart: (utcMoment: Date, coords: Coordinates) => unknown;
}

/** Somebody's birth: its zone comes from the zone data, its chart from the ephemeris. */
const PROBE = { date: "1990-09-05", time: "21:17", coords: { lat: 52.37, lng: 4.89 } };

/** GET /readyz: the store answers, and a chart can be made; the geocoder was ready before the service took over. */
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
