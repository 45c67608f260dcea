import type { Handler } from "hono";
import { Failure } from "../failure.js";
import type { Store } from "../storage/store.js";
import { answerJson } from "./answer-json.js";
import type { Env } from "./env.js";

/** GET /healthz: the process answers. */
export const healthz: Handler<Env> = (c) => answerJson(c, '{"status":"ok"}');

/** GET /readyz: the store, like the geocoder made ready before the service took over, answers too. */
export function readyz({ store }: { readonly store: Pick<Store, "ping"> }): Handler<Env> {
  return async (c) => {
    try {
      await store.ping();
    } catch (cause) {
      return c.get("refuse")(new Failure("SERVICE_UNAVAILABLE", { cause }));
    }
    return answerJson(c, '{"status":"ready"}');
  };
}
