/**
 * Typed client of the chart API.
 *
 * @module
 */
export type { ApiCall, ApiResponse } from "./api-call.js";
export { ChartApiError, type ChartApiErrorFacts, type ClientFailureCode } from "./api-error.js";
export type { BatchOptions } from "./batch.js";
export { type ChartClient, createClient, type PictureOptions } from "./create-client.js";
export type { RateLimit, ResponseMeta } from "./meta.js";
export type * from "./methods.generated.js";
export type { PlacePicker } from "./place-picker.js";
export type { PngBytes } from "./read-response.js";
export type { CallOptions, ClientOptions, PaidCallOptions } from "./transport.js";
export type * from "./types.js";
