import { type ChartEndpoint, chartEndpoint } from "../endpoint/chart-endpoint.js";
import type { NamedSchema, PaidEndpoint } from "../endpoint/paid-endpoint.js";
import { BATCH_ENDPOINT } from "./batch/batch-endpoint.js";
import { bearerKey } from "./bearer-key.js";
import { ChartResultSchema, ChartSimpleResultSchema, chartWriter, writeSimpleChart } from "./chart-result.js";
import { CoordinatesRequestSchema, parseCoordinatesRequest } from "./coordinates-request.js";
import { described } from "./described.js";
import { DETAIL_MEMBERS } from "./details/detail-members.js";
import { FixingSchema, LongitudeSchema } from "./details/detail-schemas.js";
import { envelope, envelopeSchema } from "./envelope.js";
import { LocationRequestSchema, parseLocationRequest } from "./location-request.js";
import { PEOPLE_ENDPOINTS } from "./people/people-endpoints.js";
import { PersonSchema } from "./person-fields.js";
import { RETURNS_ENDPOINT } from "./time/returns-endpoint.js";
import { TRANSITS_ENDPOINT } from "./time/transits-endpoint.js";
import { WINDOW_ENDPOINTS } from "./time/window-endpoints.js";
import { WindowSpanSchema } from "./time/window-result.js";

const CHART_MESSAGE = "Chart generated";

const chartResult: NamedSchema = { name: "ChartResult", schema: ChartResultSchema };
const simpleResult: NamedSchema = { name: "ChartSimpleResult", schema: ChartSimpleResultSchema };

const fullChart = {
  version: "v2",
  tier: "advanced",
  readKey: bearerKey,
  result: chartResult,
  answer: { name: "ChartEnvelope", schema: envelopeSchema(chartResult.name, ChartResultSchema) },
  include: DETAIL_MEMBERS,
  hasPicture: true,
  writer: chartWriter,
  frame: envelope(chartResult.name, CHART_MESSAGE),
} as const satisfies Partial<ChartEndpoint>;

const fromLocation = {
  geocodeKey: "always",
  request: {
    name: "LocationRequest",
    schema: described(LocationRequestSchema, "A birth at a place that is given as text."),
  },
  readBirth: parseLocationRequest,
} as const satisfies Partial<ChartEndpoint>;

const CHART_ENDPOINTS: readonly ChartEndpoint[] = [
  {
    ...fullChart,
    ...fromLocation,
    path: "/v2/charts",
    summary: "Full chart for a birthplace given as text",
    purpose: "Computes everything that a chart has, for a birthplace that you send as a city and a country.",
  },
  {
    ...fromLocation,
    version: "v2",
    path: "/v2/charts/simple",
    summary: "Reduced chart for a birthplace given as text",
    purpose: "Computes type, profile, gates, channels and centers, for a birthplace that you send as text.",
    tier: "basic",
    readKey: bearerKey,
    result: simpleResult,
    answer: {
      name: "ChartSimpleEnvelope",
      schema: envelopeSchema(simpleResult.name, ChartSimpleResultSchema),
    },
    writer: () => writeSimpleChart,
    frame: envelope(simpleResult.name, CHART_MESSAGE),
  },
  {
    ...fullChart,
    path: "/v2/charts/coordinates",
    summary: "Full chart for a birthplace given as coordinates",
    purpose:
      "Computes everything that a chart has, for a birthplace that you send as latitude and longitude, without a search for the place.",
    geocodeKey: "never",
    request: {
      name: "CoordinatesRequest",
      schema: described(CoordinatesRequestSchema, "A birth at a place that is given as coordinates."),
    },
    readBirth: parseCoordinatesRequest,
  },
];

/** The endpoints of v2 whose answers cost a credit. */
export const V2_ENDPOINTS: readonly PaidEndpoint[] = [
  ...CHART_ENDPOINTS.map(chartEndpoint),
  BATCH_ENDPOINT,
  ...WINDOW_ENDPOINTS,
  TRANSITS_ENDPOINT,
  RETURNS_ENDPOINT,
  ...PEOPLE_ENDPOINTS,
];

/** Schemas that results refer to more than once. */
export const V2_SHARED_SCHEMAS: readonly NamedSchema[] = [
  { name: "Person", schema: PersonSchema },
  { name: "WindowSpan", schema: WindowSpanSchema },
  { name: "Longitude", schema: LongitudeSchema },
  { name: "Fixing", schema: FixingSchema },
];
