/* Written by `npm run generate -- clients` from /openapi.json. Do not edit. */
/* biome-ignore-all lint: generated */
import type { ApiCall } from "./api-call.js";
import type { Format } from "./formats.generated.js";
import type { RequestMethods } from "./methods.generated.js";
import type { PngBytes } from "./read-response.js";
import type { CallOptions, PaidCallOptions } from "./transport.js";

/** How a method sends its request. */
interface Senders {
  get<T>(path: string, query: object, settings: CallOptions | undefined): ApiCall<T>;
  post<T>(path: string, body: object, settings: PaidCallOptions | undefined, query?: object): ApiCall<T>;
  text(path: string, body: object, accept: Format, settings: PaidCallOptions | undefined, query: object): ApiCall<string>;
  bytes(path: string, body: object, accept: Format, settings: PaidCallOptions | undefined, query: object): ApiCall<PngBytes>;
  /** Returns the endpoint that takes a birth in the way in which it is given. */
  pathOf(path: string, birth: object): string;
}

/** Creates the methods. */
export function requestMethods({ get, post, text, bytes, pathOf }: Senders): RequestMethods {
  return {
    charts: {
      create: (birth, { include, ...settings } = {}) => post(pathOf("/v2/charts", birth), birth, settings, { include }),
      svg: (birth, { theme, ...settings } = {}) => text(pathOf("/v2/charts", birth), birth, "image/svg+xml", settings, { theme }),
      png: (birth, { theme, width, ...settings } = {}) => bytes(pathOf("/v2/charts", birth), birth, "image/png", settings, { theme, width }),
      simple: (birth, settings) => post("/v2/charts/simple", birth, settings),
      window: (birth, settings) => post(pathOf("/v2/charts/window", birth), birth, settings),
    },
    transits: {
      create: (request, settings) => post("/v2/transits", request, settings),
      changes: (request, settings) => post("/v2/transits/changes", request, settings),
      calendar: (request, settings) => text("/v2/transits/changes", request, "text/calendar", settings, {  }),
    },
    returns: {
      create: (request, { include, ...settings } = {}) => post("/v2/returns", request, settings, { include }),
      calendar: (request, settings) => text("/v2/returns", request, "text/calendar", settings, {  }),
    },
    composites: {
      create: (request, settings) => post("/v2/composites", request, settings),
    },
    pentas: {
      create: (request, settings) => post("/v2/pentas", request, settings),
    },
    groups: {
      create: (request, settings) => post("/v2/groups", request, settings),
    },
    places: {
      search: (text, { limit, ...settings } = {}) => get("/v2/places", { q: text, limit }, settings),
    },
    account: {
      get: (settings) => get("/v2/account", {}, settings),
    },
  };
}
