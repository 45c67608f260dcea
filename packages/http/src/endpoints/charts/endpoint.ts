import { type ChartEndpoint, chartEndpoint } from "../../api/endpoint/chart-endpoint.js";
import type { NamedSchema, PaidEndpoint } from "../../api/endpoint/paid-endpoint.js";
import { bearerKey } from "../../api/v2/bearer-key.js";
import { envelope, envelopeSchema } from "../../api/v2/envelope.js";
import type { ClientMethod } from "../../base/client-method.js";
import { PICTURE_FORMATS } from "../../pictures/picture-formats.js";
import {
  ChartResultSchema,
  ChartSimpleResultSchema,
  chartWriter,
  writeSimpleChart,
} from "../base/chart-result.js";
import { CoordinatesRequestSchema, parseCoordinatesRequest } from "../base/coordinates-request.js";
import { described } from "../base/described.js";
import { DETAIL_WORDS } from "../base/detail-members.js";
import { LocationRequestSchema, parseLocationRequest } from "../base/location-request.js";
import {
  CLOCK_FAILURES,
  COORDINATES_FAILURES,
  INVALID_UTC,
  MomentRequestSchema,
  readMoment,
} from "../base/person-fields.js";

const CHART_MESSAGE = "Chart generated";

const chartResult: NamedSchema = { name: "ChartResult", schema: ChartResultSchema };
const simpleResult: NamedSchema = { name: "ChartSimpleResult", schema: ChartSimpleResultSchema };

const CREATE: ClientMethod = {
  name: "charts.create",
  does: "Computes a chart.",
  returns: "a chart",
  settings: { include: "Members to add to the chart." },
};

const fullChart = {
  version: "v2",
  tier: "advanced",
  readKey: bearerKey,
  result: chartResult,
  answer: { name: "ChartEnvelope", schema: envelopeSchema(chartResult.name, ChartResultSchema) },
  include: DETAIL_WORDS,
  formats: PICTURE_FORMATS,
  writer: chartWriter,
  frame: envelope(chartResult.name, CHART_MESSAGE),
  client: CREATE,
} as const satisfies Partial<ChartEndpoint>;

const fromLocation = {
  geocodeKey: "always",
  request: {
    name: "LocationRequest",
    schema: described(LocationRequestSchema, "A birth at a place that is given as text."),
  },
  fieldFailures: ["INVALID_BIRTHDATE", "INVALID_BIRTHTIME", "INVALID_LOCATION", ...CLOCK_FAILURES],
  readBirth: parseLocationRequest,
} as const satisfies Partial<ChartEndpoint>;

const ENDPOINTS: readonly ChartEndpoint[] = [
  {
    ...fullChart,
    ...fromLocation,
    path: "/v2/charts",
    summary: "Full chart for a birthplace given as text",
    purpose: "Computes a whole chart for a birthplace that you send as city and country.",
    guides: ["read-a-chart"],
    keywords: "chart endpoint, create chart, python, authentication, curl",
  },
  {
    ...fromLocation,
    version: "v2",
    path: "/v2/charts/simple",
    summary: "Reduced chart for a birthplace given as text",
    purpose:
      "Computes type, profile, gates, channels and centers, for a birthplace that you send as city and country.",
    client: {
      name: "charts.simple",
      does: "Computes the type, profile, gates, channels and centers of a chart.",
      returns: "its type, profile, gates, channels and centers",
    },
    guides: ["quick-start"],
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
    guides: ["read-a-chart"],
    geocodeKey: "never",
    request: {
      name: "CoordinatesRequest",
      schema: described(CoordinatesRequestSchema, "A birth at a place that is given as coordinates."),
    },
    fieldFailures: COORDINATES_FAILURES,
    readBirth: parseCoordinatesRequest,
  },
  {
    ...fullChart,
    path: "/v2/charts/moment",
    summary: "Full chart for a time zone, or for a moment in UTC",
    purpose:
      "Computes a whole chart for a birth whose time zone you know, or whose moment you know in UTC, without a place.",
    description:
      'In UTC, the whole body is `{"utc": "1990-09-05T19:17:00Z"}`.\n\n' +
      "Before a time zone had a legal standard time, its places kept their own mean time: with a time zone alone, that of the " +
      "zone's city counts. For that of the birthplace, send `lat` and `lng` too.",
    guides: ["births", "read-a-chart"],
    keywords: "by time zone, in utc, timestamp",
    geocodeKey: "never",
    birthWays: "`birthdate` and `birthtime` with `timeZone`; or `utc` alone",
    ownFailures: { INVALID_MOMENT: INVALID_UTC },
    request: { name: "MomentRequest", schema: MomentRequestSchema },
    exampleRequest: { birthdate: "1990-09-05", birthtime: "21:17", timeZone: "Europe/Amsterdam" },
    fieldFailures: ["INVALID_BIRTH", ...COORDINATES_FAILURES, "INVALID_MOMENT"],
    readBirth: readMoment,
  },
];

/** POST /v2/charts, /v2/charts/simple, /v2/charts/coordinates and /v2/charts/moment: one chart. */
export const CHART_ENDPOINTS: readonly PaidEndpoint[] = ENDPOINTS.map(chartEndpoint);
