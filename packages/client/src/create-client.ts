import { type ApiCall, callOf } from "./api-call.js";
import { type BatchOptions, sendBatch } from "./batch.js";
import { createPicker, type PlacePicker, type SearchOptions } from "./place-picker.js";
import type { PictureType } from "./read-response.js";
import {
  type ApiRequest,
  type CallOptions,
  type ClientOptions,
  jsonOf,
  type PaidCallOptions,
  type Reply,
  send,
} from "./transport.js";
import type {
  AccountResult,
  BatchBirth,
  BatchItem,
  Birth,
  ChartResult,
  ChartSimpleResult,
  ChartsQuery,
  ChartWindowResult,
  CompositeResult,
  CoordinatesBirth,
  GroupResult,
  LocationBirth,
  PentaResult,
  PeopleInput,
  PlacesResult,
  ReturnsInput,
  ReturnsQuery,
  ReturnsResult,
  TransitInput,
  TransitResult,
  Window,
} from "./types.js";

/** Settings of a chart. */
export interface ChartOptions extends PaidCallOptions {
  /** Members to add to the chart. */
  readonly include?: Readonly<ChartsQuery["include"]> | undefined;
}

/** Settings of a picture. */
export interface PictureOptions extends PaidCallOptions {
  /** Colors, `light` by default. */
  readonly theme?: ChartsQuery["theme"] | undefined;
}

/** Settings of a picture in pixels. */
export interface PngOptions extends PictureOptions {
  /** Width in pixels, 200 to 2,400; 900 by default. */
  readonly width?: number | undefined;
}

/** Bytes of a PNG, as `Blob` and `Response` take them. */
export type PngBytes = Uint8Array & { readonly buffer: ArrayBuffer };

/** Settings of a search for returns. */
export interface ReturnsOptions extends PaidCallOptions {
  /** Members to add to each return. */
  readonly include?: Readonly<ReturnsQuery["include"]> | undefined;
}

/**
 * A client of one service. Each method sends a request of version 2 of the API, repeats it safely where that can help,
 * and returns the `data` of the response.
 *
 * @throws {ChartApiError} By the promise of each method, if the call failed; a TypeError if it could not be sent.
 */
export interface ChartClient {
  readonly charts: {
    /** Computes a chart. `POST /v2/charts`, `/v2/charts/coordinates` or `/v2/charts/moment`, by the birth's fields. */
    create(birth: Birth, options?: ChartOptions): ApiCall<ChartResult>;
    /** Computes the type, profile, gates, channels and centers of a chart. `POST /v2/charts/simple`, on every plan. */
    simple(birth: LocationBirth, options?: PaidCallOptions): ApiCall<ChartSimpleResult>;
    /** Draws a chart as the text of an SVG. The same endpoints as {@link create}. */
    svg(birth: Birth, options?: PictureOptions): ApiCall<string>;
    /** Draws a chart as the bytes of a PNG. The same endpoints as {@link create}. */
    png(birth: Birth, options?: PngOptions): ApiCall<PngBytes>;
    /**
     * Computes the charts of any number of births, with one item for each in their order. `POST /v2/charts/batch`, for
     * up to 500 births at a time, when the next item is asked for.
     */
    batch(
      births: Iterable<BatchBirth> | AsyncIterable<BatchBirth>,
      options?: BatchOptions,
    ): AsyncGenerator<BatchItem, void, undefined>;
    /**
     * Finds all charts of a birth whose time is not known exactly. `POST /v2/charts/window`,
     * `/v2/charts/window/coordinates` or `/v2/charts/window/moment`, by the birth's fields.
     */
    window(birth: Window, options?: PaidCallOptions): ApiCall<ChartWindowResult>;
  };
  readonly transits: {
    /** Computes the sky of a moment, and its transits to a birth. `POST /v2/transits`. */
    create(request: TransitInput, options?: PaidCallOptions): ApiCall<TransitResult>;
  };
  readonly returns: {
    /** Finds returns, such as Saturn's to its place at birth. `POST /v2/returns`. */
    create(request: ReturnsInput, options?: ReturnsOptions): ApiCall<ReturnsResult>;
  };
  readonly composites: {
    /** Compares the charts of two people. `POST /v2/composites`. */
    create(request: PeopleInput, options?: PaidCallOptions): ApiCall<CompositeResult>;
  };
  readonly pentas: {
    /** Analyzes a group of three to five people. `POST /v2/pentas`. */
    create(request: PeopleInput, options?: PaidCallOptions): ApiCall<PentaResult>;
  };
  readonly groups: {
    /** Analyzes a group of 2 to 20 people. `POST /v2/groups`. */
    create(request: PeopleInput, options?: PaidCallOptions): ApiCall<GroupResult>;
  };
  readonly places: {
    /** Searches places whose names begin with a text of 2 to 100 characters. `GET /v2/places`, at no cost. */
    search(text: string, options?: SearchOptions): ApiCall<PlacesResult>;
    /** Creates a picker for one input field, in which a newer search ends the older one. */
    picker(): PlacePicker;
  };
  readonly account: {
    /** Reads the plan, credits and limits of your API key. `GET /v2/account`, at no cost. */
    get(options?: CallOptions): ApiCall<AccountResult>;
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

  const get = <T>(path: string, query: object, settings?: CallOptions): ApiCall<T> =>
    call(() => ({ path, query }), settings);

  const post = <T>(path: string, body: object, settings?: PaidCallOptions, query?: object): ApiCall<T> =>
    call(() => ({ path, query, body: jsonOf(body ?? {}) }), settings);

  const picture = <T>(
    birth: Birth,
    { accept, read, query }: Picture<T>,
    settings: PaidCallOptions | undefined,
  ): ApiCall<T> => {
    const make = () => ({
      path: pathOf("/v2/charts", birth),
      query,
      body: jsonOf(birth ?? {}),
      accept,
    });
    return call(make, settings, ({ body }) => read(body));
  };

  const search = (text: string, { limit, ...settings }: SearchOptions = {}): ApiCall<PlacesResult> =>
    get("/v2/places", { q: text, limit }, settings);

  return {
    charts: {
      create: (birth, { include, ...settings } = {}) =>
        post(pathOf("/v2/charts", birth), birth, settings, { include }),
      simple: (birth, settings) => post("/v2/charts/simple", birth, settings),
      svg: (birth, { theme, ...settings } = {}) =>
        picture(
          birth,
          { accept: "image/svg+xml", read: (bytes) => new TextDecoder().decode(bytes), query: { theme } },
          settings,
        ),
      png: (birth, { theme, width, ...settings } = {}) =>
        picture(
          birth,
          { accept: "image/png", read: (bytes) => bytes as PngBytes, query: { theme, width } },
          settings,
        ),
      batch: (births, settings = {}) => sendBatch(options, births, settings),
      window: (birth, settings) => post(pathOf("/v2/charts/window", birth), birth, settings),
    },
    transits: { create: (request, settings) => post("/v2/transits", request, settings) },
    returns: {
      create: (request, { include, ...settings } = {}) => post("/v2/returns", request, settings, { include }),
    },
    composites: { create: (request, settings) => post("/v2/composites", request, settings) },
    pentas: { create: (request, settings) => post("/v2/pentas", request, settings) },
    groups: { create: (request, settings) => post("/v2/groups", request, settings) },
    places: { search, picker: () => createPicker(search) },
    account: { get: (settings) => get("/v2/account", {}, settings) },
  };
}

interface Picture<T> {
  readonly accept: PictureType;
  readonly read: (bytes: Uint8Array) => T;
  readonly query: object;
}

/** Returns the endpoint that takes a birth in the way in which it is given. A member that is null is not given. */
function pathOf(path: string, birth: Birth | Window): string {
  const { location, lat, lng } = (birth ?? {}) as Partial<CoordinatesBirth & LocationBirth>;
  const isGiven = (value: unknown) => value !== undefined && value !== null;
  if (isGiven(location)) return path;
  return isGiven(lat) || isGiven(lng) ? `${path}/coordinates` : `${path}/moment`;
}
