import { type ApiCall, callOf } from "./api-call.js";
import { type BatchOptions, sendBatch } from "./batch.js";
import type { Format } from "./formats.generated.js";
import type { RequestMethods, SvgOptions } from "./methods.generated.js";
import { createPicker, type PlacePicker } from "./place-picker.js";
import type { PngBytes } from "./read-response.js";
import { requestMethods } from "./request-methods.generated.js";
import {
  type ApiRequest,
  type CallOptions,
  type ClientOptions,
  jsonOf,
  type PaidCallOptions,
  type Reply,
  send,
} from "./transport.js";
import type { BatchBirth, BatchItem, CoordinatesBirth, LocationBirth } from "./types.js";

/** Settings of a picture. */
export type PictureOptions = SvgOptions;

/**
 * A client of one service. Each method sends a request of version 2 of the API, repeats it safely where that can help,
 * and returns the `data` of the response.
 *
 * @throws {ChartApiError} By the promise of each method, if the call failed; a TypeError if it could not be sent.
 */
export interface ChartClient extends Omit<RequestMethods, "charts" | "places"> {
  readonly charts: RequestMethods["charts"] & {
    /**
     * Computes the charts of any number of births, with one item for each in their order. `POST /v2/charts/batch`, for
     * up to 500 births at a time, when the next item is asked for.
     */
    batch(
      births: Iterable<BatchBirth> | AsyncIterable<BatchBirth>,
      options?: BatchOptions,
    ): AsyncGenerator<BatchItem, void, undefined>;
  };
  readonly places: RequestMethods["places"] & {
    /** Creates a picker for one input field, in which a newer search ends the older one. */
    picker(): PlacePicker;
  };
}

/**
 * Creates a client. It holds no connection and no state, so one serves a whole program. Mistakes that no request can have,
 * such as a `baseUrl` that is no address, reject the first call with a TypeError.
 */
export function createClient(options: ClientOptions): ChartClient {
  const call = <T>(
    make: () => ApiRequest,
    settings: PaidCallOptions | undefined,
    read: (reply: Reply) => T = ({ data }) => data as T,
  ): ApiCall<T> => {
    const response = async () => {
      const reply = await send(options, make(), settings);
      return { data: read(reply), meta: reply.meta };
    };
    return callOf(response());
  };

  const post = (path: string, body: object, query?: object, accept?: Format) => (): ApiRequest => ({
    path,
    query,
    body: jsonOf(body ?? {}),
    accept,
  });

  const methods = requestMethods({
    get: (path, query, settings?: CallOptions) => call(() => ({ path, query }), settings),
    post: (path, body, settings, query) => call(post(path, body, query), settings),
    text: (path, body, accept, settings, query) =>
      call(post(path, body, query, accept), settings, (reply) => new TextDecoder().decode(reply.body)),
    bytes: (path, body, accept, settings, query) =>
      call(post(path, body, query, accept), settings, (reply) => reply.body as PngBytes),
    pathOf,
  });
  return {
    ...methods,
    charts: { ...methods.charts, batch: (births, settings = {}) => sendBatch(options, births, settings) },
    places: { ...methods.places, picker: () => createPicker(methods.places.search) },
  };
}

/** Returns the endpoint that takes a birth in the way in which it is given. A member that is null is not given. */
function pathOf(path: string, birth: object): string {
  const { location, lat, lng } = (birth ?? {}) as Partial<CoordinatesBirth & LocationBirth>;
  const isGiven = (value: unknown) => value !== undefined && value !== null;
  if (isGiven(location)) return path;
  return isGiven(lat) || isGiven(lng) ? `${path}/coordinates` : `${path}/moment`;
}
