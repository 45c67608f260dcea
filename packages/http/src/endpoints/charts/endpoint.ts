import { type ChartEndpoint, chartEndpoint } from "../../api/endpoint/chart-endpoint.js";
import type { NamedSchema, PaidEndpoint } from "../../api/endpoint/paid-endpoint.js";
import { bearerKey } from "../../api/v2/bearer-key.js";
import { envelope, envelopeSchema } from "../../api/v2/envelope.js";
import {
  ChartResultSchema,
  ChartSimpleResultSchema,
  chartWriter,
  writeSimpleChart,
} from "../base/chart-result.js";
import { CoordinatesRequestSchema, parseCoordinatesRequest } from "../base/coordinates-request.js";
import { described } from "../base/described.js";
import { DETAIL_MEMBERS } from "../base/detail-members.js";
import { LocationRequestSchema, parseLocationRequest } from "../base/location-request.js";

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

const ENDPOINTS: readonly ChartEndpoint[] = [
  {
    ...fullChart,
    ...fromLocation,
    path: "/v2/charts",
    summary: "Full chart for a birthplace given as text",
    purpose: "Computes a whole chart for a birthplace that you send as city and country.",
  },
  {
    ...fromLocation,
    version: "v2",
    path: "/v2/charts/simple",
    summary: "Reduced chart for a birthplace given as text",
    purpose:
      "Computes type, profile, gates, channels and centers, for a birthplace that you send as city and country.",
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
      "Computes a whole chart for a birthplace that you send as latitude and longitude, without a search for the place.",
    geocodeKey: "never",
    request: {
      name: "CoordinatesRequest",
      schema: described(CoordinatesRequestSchema, "A birth at a place that is given as coordinates."),
    },
    readBirth: parseCoordinatesRequest,
  },
];

/** POST /v2/charts, /v2/charts/simple and /v2/charts/coordinates: one chart. */
export const CHART_ENDPOINTS: readonly PaidEndpoint[] = ENDPOINTS.map(chartEndpoint);
