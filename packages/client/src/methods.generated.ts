/* Written by `npm run generate -- clients` from /openapi.json. Do not edit. */
/* biome-ignore-all lint: generated */
import type { ApiCall } from "./api-call.js";
import type { PngBytes } from "./read-response.js";
import type { AccountResult, ChartResult, ChartSimpleResult, ChartWindowResult, ChartsQuery, CompositeResult, GroupResult, PentaResult, PlacesResult, ReturnsQuery, ReturnsRequest, ReturnsResult, TransitChangesRequest, TransitChangesResult, TransitRequest, TransitResult } from "./schemas.generated.js";
import type { CallOptions, PaidCallOptions } from "./transport.js";
import type { Birth, LocationBirth, PeopleInput, Window, WithBirth, WithOptionalBirth } from "./types.js";

/** A moment and, to compare its transits with a chart, a birth. */
export type TransitInput = WithOptionalBirth<TransitRequest>;

/** A span of time and, to see what the sky adds to a chart, a birth. */
export type TransitChangesInput = WithOptionalBirth<TransitChangesRequest>;

/** A birth, the kinds of returns and a span of time. */
export type ReturnsInput = WithBirth<ReturnsRequest>;

/** Settings of `charts.create`. */
export interface ChartOptions extends PaidCallOptions {
  /** Members to add to the chart. */
  readonly include?: Readonly<ChartsQuery["include"]> | undefined;
}

/** Settings of `charts.svg`. */
export interface SvgOptions extends PaidCallOptions {
  /** Colors, `light` by default. */
  readonly theme?: ChartsQuery["theme"] | undefined;
}

/** Settings of `charts.png`. */
export interface PngOptions extends PaidCallOptions {
  /** Colors, `light` by default. */
  readonly theme?: ChartsQuery["theme"] | undefined;
  /** Width in pixels, 200 to 2,400; 900 by default. */
  readonly width?: number | undefined;
}

/** Settings of `returns.create`. */
export interface ReturnsOptions extends PaidCallOptions {
  /** Members to add to each return. */
  readonly include?: Readonly<ReturnsQuery["include"]> | undefined;
}

/** Settings of `places.search`. */
export interface SearchOptions extends CallOptions {
  /** Maximum number of places, 1 to 20; 8 by default. */
  readonly limit?: number | undefined;
}

/** Methods that send one request. */
export interface RequestMethods {
  readonly charts: {
    /** Computes a chart. `POST /v2/charts`, `/v2/charts/coordinates` or `/v2/charts/moment`, by the birth's fields. */
    create(birth: Birth, options?: ChartOptions): ApiCall<ChartResult>;
    /** Draws a chart as the text of an SVG. The same endpoints as `create`. */
    svg(birth: Birth, options?: SvgOptions): ApiCall<string>;
    /** Draws a chart as the bytes of a PNG, 200 to 2,400 pixels wide. The same endpoints as `create`. */
    png(birth: Birth, options?: PngOptions): ApiCall<PngBytes>;
    /** Computes the type, profile, gates, channels and centers of a chart. `POST /v2/charts/simple`, on every plan. */
    simple(birth: LocationBirth, options?: PaidCallOptions): ApiCall<ChartSimpleResult>;
    /**
     * Finds all charts of a birth whose time is not known exactly, and the questions that narrow it. `POST
     * /v2/charts/window`, `/v2/charts/window/coordinates` or `/v2/charts/window/moment`, by the birth's fields.
     */
    window(birth: Window, options?: PaidCallOptions): ApiCall<ChartWindowResult>;
  };
  readonly transits: {
    /** Computes the sky of a moment, and its transits to a birth. `POST /v2/transits`. */
    create(request: TransitInput, options?: PaidCallOptions): ApiCall<TransitResult>;
    /** Lists what changes in the sky in a span, with or without a birth. `POST /v2/transits/changes`. */
    changes(request: TransitChangesInput, options?: PaidCallOptions): ApiCall<TransitChangesResult>;
    /** Writes the changes of the sky in a span as a file for calendar applications. The same endpoints as `changes`. */
    calendar(request: TransitChangesInput, options?: PaidCallOptions): ApiCall<string>;
  };
  readonly returns: {
    /** Finds returns, such as Saturn's to its place at birth. `POST /v2/returns`. */
    create(request: ReturnsInput, options?: ReturnsOptions): ApiCall<ReturnsResult>;
    /** Writes the returns as a file for calendar applications. The same endpoints as `create`. */
    calendar(request: ReturnsInput, options?: PaidCallOptions): ApiCall<string>;
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
  };
  readonly account: {
    /** Reads the plan, credits and limits of your API key. `GET /v2/account`, at no cost. */
    get(options?: CallOptions): ApiCall<AccountResult>;
  };
}
