import type { MiddlewareHandler } from "hono";
import { Failure } from "../failure.js";
import type { Geocoder } from "../geocoding/geocoder.js";
import type { Env } from "./env.js";
import type { Load } from "./load.js";

const OVERLOADED = new Failure("SERVICE_UNAVAILABLE", {
  message: "The service has too much to do at the moment; try again soon.",
});

/** Refuses a request past the process's capacity, before its body is read or anything else is done for it. */
export function shedLoad(load: Pick<Load, "admit">): MiddlewareHandler<Env> {
  return async (c, next) => (load.admit() ? next() : c.var.refuse(OVERLOADED));
}

/** Counts what follows as work. To come after the body, for which a slow caller may let us wait. */
export function carryLoad(load: Pick<Load, "carry">): MiddlewareHandler<Env> {
  return (_c, next) => load.carry(next);
}

/** The geocoder, whose callers do not count as work while they wait for it: a slow provider takes nobody's place. */
export function waitingFor(geocoder: Geocoder, load: Pick<Load, "wait">): Geocoder {
  return {
    geocode: (...question) => load.wait(() => geocoder.geocode(...question)),
    close: async () => geocoder.close?.(),
  };
}
