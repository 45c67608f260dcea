import { V2_ENDPOINTS } from "chart-http/host";

/** A chart endpoint with a valid request. */
export interface Endpoint {
  readonly path: string;
  readonly version: "v1" | "v2";
  /** True if the endpoint requires a plan with access to the advanced endpoints. */
  readonly advanced: boolean;
  /** True if the endpoint returns the short form of a chart. */
  readonly simple: boolean;
  /** Takes the birthplace as text, for which the service looks up the coordinates. */
  readonly hasLocation: boolean;
  /** True if the body is that of one birth, which may be sent by its place as well. */
  readonly takesAnyBirth?: boolean;
  /** Valid request body. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Headers of a valid request; the tests replace `<key>` by an API key. */
  readonly headers: Readonly<Record<string, string>>;
}

const geocodeKeyHeader = { "Chart-Geocode-Key": "a caller's own key" };
const v1Headers = { "Chart-Api-Key": "<key>", ...geocodeKeyHeader };
const v2Headers = { Authorization: "Bearer <key>" };
const location = "Amsterdam, The Netherlands";
const v1Body = { birthdate: "05-Sep-1990", birthtime: "21:17", location };
const v2Body = { birthdate: "1990-09-05", birthtime: "21:17" };

/** The words of `?include=`. */
export const DETAIL_WORDS: readonly string[] =
  V2_ENDPOINTS.find(({ path }) => path === "/v2/charts")?.include ?? [];

/** The five chart endpoints, each with a request for the same birth. */
export const ENDPOINTS: readonly Endpoint[] = [
  {
    ...{ path: "/v2/charts", version: "v2", advanced: true, simple: false, hasLocation: true },
    headers: { ...v2Headers, ...geocodeKeyHeader },
    body: { ...v2Body, location },
  },
  {
    ...{ path: "/v2/charts/simple", version: "v2", advanced: false, simple: true, hasLocation: true },
    headers: { ...v2Headers, ...geocodeKeyHeader },
    body: { ...v2Body, location },
  },
  {
    ...{ path: "/v2/charts/coordinates", version: "v2", advanced: true, simple: false, hasLocation: false },
    headers: v2Headers,
    body: { ...v2Body, lat: 52.37, lng: 4.89 },
  },
  {
    ...{ path: "/v1/bodygraphs", version: "v1", advanced: true, simple: false, hasLocation: true },
    headers: v1Headers,
    body: v1Body,
  },
  {
    ...{ path: "/v1/bodygraphs/simple", version: "v1", advanced: false, simple: true, hasLocation: true },
    headers: v1Headers,
    body: v1Body,
  },
];

/** An endpoint of v2 whose response is not a single chart, with a valid request. */
export interface ResultEndpoint
  extends Pick<(typeof V2_ENDPOINTS)[number], "path" | "geocodeKey" | "maxBodyBytes" | "fieldFailures"> {
  /** Type of the response's data. */
  readonly type: string;
  /** True if the body has one birth, which may be sent by its place as well. */
  readonly takesAnyBirth: boolean;
  /** Valid request body, without a location unless every request has one. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Headers of a valid request; the tests replace `<key>` by an API key. */
  readonly headers: Readonly<Record<string, string>>;
}

const coordinates = { lat: 52.37, lng: 4.89 };
const births = [
  { ...v2Body, ...coordinates },
  { birthdate: "1988-09-04", birthtime: "03:15", ...coordinates },
  { birthdate: "1958-06-08", birthtime: "00:17", ...coordinates },
];

/** Request bodies of the endpoints that are not tested with the example of their documentation. */
const BODIES: Readonly<Record<string, ResultEndpoint["body"]>> = {
  "/v2/composites": { people: births.slice(0, 2) },
  "/v2/pentas": { people: births },
  "/v2/groups": { people: births.slice(0, 2) },
  "/v2/charts/batch": { births: births.slice(0, 1) },
};

/** The endpoints of v2 whose responses are not single charts. All are advanced, and these requests cost one credit. */
export const RESULT_ENDPOINTS: readonly ResultEndpoint[] = V2_ENDPOINTS.filter(
  ({ path }) => !ENDPOINTS.some((chart) => chart.path === path),
).map(({ path, geocodeKey, maxBodyBytes, fieldFailures, result, exampleRequest }) => ({
  ...{ path, geocodeKey, fieldFailures, type: result.name },
  ...(maxBodyBytes !== undefined && { maxBodyBytes }),
  headers: geocodeKey === "always" ? { ...v2Headers, ...geocodeKeyHeader } : v2Headers,
  takesAnyBirth: geocodeKey === "for-locations" && exampleRequest !== undefined && "lat" in exampleRequest,
  body: BODIES[path] ?? { ...exampleRequest },
}));
