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
