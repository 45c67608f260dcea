import { v1RefusalForm } from "./api/v1/refusal-form.js";
import { v2RefusalForm } from "./api/v2/refusal-form.js";
import { V2_ENDPOINTS } from "./endpoints/index.js";
import type { RefusalFormOf } from "./errors/refusal.js";
import { type DefaultHeaders, defaultHeaders } from "./routing/default-headers.js";
import { type HeaderNames, headerNames } from "./routing/header-names.js";

export interface ResponseSettings {
  /** First word of the API's own header names, by default `Chart`. */
  readonly headerPrefix?: string | undefined;
  /** URL at which callers reach the service. */
  readonly publicUrl?: string | undefined;
  /** False if the API finds no places. */
  readonly hasLocations?: boolean | undefined;
}

/** Parts that all responses of a service share, also those to requests that never reach the API. */
export interface ResponseForms {
  readonly headerNames: HeaderNames;
  readonly defaultHeaders: DefaultHeaders;
  /** Returns the form of a path's error responses: v1's for every path under /v1, v2's for all other paths. */
  readonly refusalFormOf: RefusalFormOf;
}

/** Returns the names, headers and error responses that follow from the settings of a service. */
export function responseForms({
  headerPrefix = "Chart",
  publicUrl,
  hasLocations = true,
}: ResponseSettings = {}): ResponseForms {
  const names = headerNames(headerPrefix);
  const [v1, v2] = [v1RefusalForm(names), v2RefusalForm(names, undefined, [], hasLocations)];
  const ofEndpoint = new Map(
    V2_ENDPOINTS.map(({ path }) => [path, v2RefusalForm(names, path, V2_ENDPOINTS, hasLocations)]),
  );
  return {
    headerNames: names,
    defaultHeaders: defaultHeaders(publicUrl),
    refusalFormOf: (path) => (path === "/v1" || path.startsWith("/v1/") ? v1 : (ofEndpoint.get(path) ?? v2)),
  };
}
