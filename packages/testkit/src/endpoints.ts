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
  /** Valid request body. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Headers of a valid request; the tests replace `<key>` by an API key. */
  readonly headers: Readonly<Record<string, string>>;
}

const geocodeKey = { "Chart-Geocode-Key": "a caller's own key" };
const v1Headers = { "Chart-Api-Key": "<key>", ...geocodeKey };
const v2Headers = { Authorization: "Bearer <key>" };
const location = "Amsterdam, The Netherlands";
const v1Body = { birthdate: "05-Sep-1990", birthtime: "21:17", location };
const v2Body = { birthdate: "1990-09-05", birthtime: "21:17" };

/** The five chart endpoints, each with a request for the same birth. */
export const ENDPOINTS: readonly Endpoint[] = [
  {
    ...{ path: "/v2/charts", version: "v2", advanced: true, simple: false, hasLocation: true },
    headers: { ...v2Headers, ...geocodeKey },
    body: { ...v2Body, location },
  },
  {
    ...{ path: "/v2/charts/simple", version: "v2", advanced: false, simple: true, hasLocation: true },
    headers: { ...v2Headers, ...geocodeKey },
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

/** An endpoint of v2 whose answer is not a single chart, with a valid request. */
export interface ResultEndpoint {
  readonly path: string;
  /** Type of the answer's data. */
  readonly type: string;
  /** Need for a geocoding key: in every request, in requests with a location, or never. */
  readonly geocodeKey: "always" | "for-locations" | "never";
  /** Valid request body, without a location unless every request has one. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Maximum size of a body in bytes; absent if it is 8 KiB. */
  readonly maxBodyBytes?: number;
  /** Headers of a valid request; the tests replace `<key>` by an API key. */
  readonly headers: Readonly<Record<string, string>>;
}

const coordinates = { lat: 52.37, lng: 4.89 };
const births = [
  { ...v2Body, ...coordinates },
  { birthdate: "1988-09-04", birthtime: "03:15", ...coordinates },
  { birthdate: "1958-06-08", birthtime: "00:17", ...coordinates },
];
const evening = { birthdate: v2Body.birthdate, from: "21:00", to: "21:30" };

/** The endpoints of v2 whose answers are not single charts. All are advanced, and these requests cost one credit. */
export const RESULT_ENDPOINTS: readonly ResultEndpoint[] = [
  {
    ...{ path: "/v2/charts/window", type: "ChartWindowResult", geocodeKey: "always" },
    headers: { ...v2Headers, ...geocodeKey },
    body: { ...evening, location },
  },
  {
    ...{ path: "/v2/charts/window/coordinates", type: "ChartWindowResult", geocodeKey: "never" },
    headers: v2Headers,
    body: { ...evening, ...coordinates },
  },
  {
    ...{ path: "/v2/transits", type: "TransitResult", geocodeKey: "for-locations" },
    headers: v2Headers,
    body: { at: "2026-11-22T12:00:00Z", ...births[0] },
  },
  {
    ...{ path: "/v2/returns", type: "ReturnsResult", geocodeKey: "for-locations" },
    headers: v2Headers,
    body: { ...births[0], kinds: ["saturn"], from: "2018-01-01T00:00:00Z", to: "2024-01-01T00:00:00Z" },
  },
  {
    ...{ path: "/v2/composites", type: "CompositeResult", geocodeKey: "for-locations" },
    headers: v2Headers,
    body: { people: births.slice(0, 2) },
  },
  {
    ...{ path: "/v2/pentas", type: "PentaResult", geocodeKey: "for-locations" },
    headers: v2Headers,
    body: { people: births },
  },
  {
    ...{ path: "/v2/groups", type: "GroupResult", geocodeKey: "for-locations" },
    headers: v2Headers,
    body: { people: births.slice(0, 2) },
  },
  {
    ...{ path: "/v2/charts/batch", type: "ChartBatchResult", geocodeKey: "for-locations" },
    headers: v2Headers,
    body: { births: births.slice(0, 1) },
    maxBodyBytes: 256 * 1024,
  },
];
