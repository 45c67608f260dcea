import type { ChartEndpoint, NamedSchema } from "../endpoint/chart-endpoint.js";
import { bearerKey } from "./bearer-key.js";
import { ChartResultSchema, ChartSimpleResultSchema, writeChart, writeSimpleChart } from "./chart-result.js";
import { CoordinatesRequestSchema, parseCoordinatesRequest } from "./coordinates-request.js";
import { envelope, envelopeSchema } from "./envelope.js";
import { LocationRequestSchema, parseLocationRequest } from "./location-request.js";

const CHART_MESSAGE = "Chart generated";

const chartResult: NamedSchema = { name: "ChartResult", schema: ChartResultSchema };
const simpleResult: NamedSchema = { name: "ChartSimpleResult", schema: ChartSimpleResultSchema };

const fullChart = {
  version: "v2",
  tier: "advanced",
  readKey: bearerKey,
  result: chartResult,
  answer: { name: "ChartEnvelope", schema: envelopeSchema(chartResult.name, ChartResultSchema) },
  write: writeChart,
  frame: envelope(chartResult.name, CHART_MESSAGE),
} as const satisfies Partial<ChartEndpoint>;

const fromLocation = {
  needsGeocodeKey: true,
  request: { name: "LocationRequest", schema: LocationRequestSchema },
  readBirth: parseLocationRequest,
} as const satisfies Partial<ChartEndpoint>;

/** The endpoints of v2. */
export const V2_ENDPOINTS: readonly ChartEndpoint[] = [
  {
    ...fullChart,
    ...fromLocation,
    path: "/v2/charts",
    summary: "Full chart for a birthplace given as text",
  },
  {
    ...fromLocation,
    version: "v2",
    path: "/v2/charts/simple",
    summary: "Reduced chart for a birthplace given as text",
    tier: "basic",
    readKey: bearerKey,
    result: simpleResult,
    answer: {
      name: "ChartSimpleEnvelope",
      schema: envelopeSchema(simpleResult.name, ChartSimpleResultSchema),
    },
    write: writeSimpleChart,
    frame: envelope(simpleResult.name, CHART_MESSAGE),
  },
  {
    ...fullChart,
    path: "/v2/charts/coordinates",
    summary: "Full chart for a birthplace given as coordinates",
    needsGeocodeKey: false,
    request: { name: "CoordinatesRequest", schema: CoordinatesRequestSchema },
    readBirth: parseCoordinatesRequest,
  },
];
