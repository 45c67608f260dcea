import type { MiddlewareHandler } from "hono";
import { Failure } from "../failure.js";
import type { Env } from "./env.js";

/** Lets a request through that brings a key for the geocoding service; an empty header counts as absent. */
export function requireGeocodeKey(headerName: string): MiddlewareHandler<Env> {
  return async (c, next) => {
    const key = c.req.header(headerName)?.trim();
    if (!key) return c.get("refuse")(new Failure("GEOCODE_KEY_MISSING"));
    c.set("geocodeKey", key);
    return next();
  };
}
