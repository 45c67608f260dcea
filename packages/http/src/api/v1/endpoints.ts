import type { HeaderNames } from "../../routing/header-names.js";
import type { ChartEndpoint, NamedSchema } from "../endpoint/chart-endpoint.js";
import { apiKeyHeader } from "./api-key-header.js";
import { BodygraphSchema, SimpleBodygraphSchema, writeBodygraph, writeSimpleBodygraph } from "./bodygraph.js";
import { bodygraphRequestSchema, parseBodygraphRequest } from "./bodygraph-request.js";

/** Dependencies of {@link v1Endpoints}. */
export interface V1Deps {
  readonly headerNames: HeaderNames;
  readonly now: () => Date;
}

/** Creates the endpoints of v1. */
export function v1Endpoints({ headerNames, now }: V1Deps): readonly ChartEndpoint[] {
  const schema = bodygraphRequestSchema(now);
  const bodygraph: NamedSchema = { name: "Bodygraph", schema: BodygraphSchema };
  const simpleBodygraph: NamedSchema = { name: "SimpleBodygraph", schema: SimpleBodygraphSchema };
  const common = {
    version: "v1",
    readKey: apiKeyHeader(headerNames.apiKey),
    needsGeocodeKey: true,
    request: { name: "BodygraphRequest", schema },
    frame: (resultJson) => resultJson,
    readBirth: (body, geocodeKey) => parseBodygraphRequest(schema, body, geocodeKey),
  } as const satisfies Partial<ChartEndpoint>;

  return [
    {
      ...common,
      path: "/v1/bodygraphs",
      summary: "Full chart",
      tier: "advanced",
      answer: bodygraph,
      result: bodygraph,
      write: writeBodygraph,
    },
    {
      ...common,
      path: "/v1/bodygraphs/simple",
      summary: "Reduced chart",
      tier: "basic",
      answer: simpleBodygraph,
      result: simpleBodygraph,
      write: writeSimpleBodygraph,
    },
  ];
}
