import type { Context } from "hono";
import { Failure } from "../../errors/failure.js";
import type { Env } from "../../routing/env.js";

/** The caller's own key for the geocoding service; an empty header counts as absent. */
export function readGeocodeKey(c: Context<Env>, headerName: string): string | Failure {
  return c.req.header(headerName)?.trim() || new Failure("GEOCODE_KEY_MISSING");
}
