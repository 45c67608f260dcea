import * as v from "valibot";
import { type ChartEndpoint, chartEndpoint } from "../../api/endpoint/chart-endpoint.js";
import type { NamedSchema, PaidEndpoint } from "../../api/endpoint/paid-endpoint.js";
import { apiKeyHeader } from "../../api/v1/api-key-header.js";
import type { HeaderNames } from "../../routing/header-names.js";
import { bodygraphRequestSchema, parseBodygraphRequest } from "./request.js";
import { BodygraphSchema, SimpleBodygraphSchema, writeBodygraph, writeSimpleBodygraph } from "./result.js";

export interface V1Deps {
  readonly headerNames: HeaderNames;
  readonly now: () => Date;
}

/** Creates the endpoints of v1. */
export function v1Endpoints({ headerNames, now }: V1Deps): readonly PaidEndpoint[] {
  const schema = bodygraphRequestSchema(now);
  const bodygraph: NamedSchema = { name: "Bodygraph", schema: BodygraphSchema };
  const simpleBodygraph: NamedSchema = { name: "SimpleBodygraph", schema: SimpleBodygraphSchema };
  const common = {
    version: "v1",
    guides: ["migration"],
    readKey: apiKeyHeader(headerNames.apiKey),
    geocodeKey: "always",
    fieldFailures: ["INVALID_BIRTHDATE", "INVALID_BIRTHTIME", "INVALID_LOCATION"],
    request: {
      name: "BodygraphRequest",
      schema: v.pipe(schema, v.description("A birth at a place that is given as text, for version 1.")),
    },
    frame: (resultJson) => resultJson,
    readBirth: (body, geocodeKey) => parseBodygraphRequest(schema, body, geocodeKey),
  } as const satisfies Partial<ChartEndpoint>;

  const endpoints: readonly ChartEndpoint[] = [
    {
      ...common,
      path: "/v1/bodygraphs",
      summary: "Full chart (version 1)",
      purpose: "Computes a whole chart for a birthplace that you send as city and country.",
      description: "Legacy: version 2 is recommended, with `/v2/charts`.",
      tier: "advanced",
      answer: bodygraph,
      result: bodygraph,
      writer: () => writeBodygraph,
    },
    {
      ...common,
      path: "/v1/bodygraphs/simple",
      summary: "Reduced chart (version 1)",
      purpose:
        "Computes type, profile, gates, channels and centers, for a birthplace that you send as city and country.",
      description: "Legacy: version 2 is recommended, with `/v2/charts/simple`.",
      tier: "basic",
      answer: simpleBodygraph,
      result: simpleBodygraph,
      writer: () => writeSimpleBodygraph,
    },
  ];
  return endpoints.map(chartEndpoint);
}
