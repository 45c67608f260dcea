import type { RefusalFormOf } from "../../errors/refusal.js";
import type { HeaderNames } from "../../routing/header-names.js";
import type { ChartEndpoint } from "../endpoint/chart-endpoint.js";
import { chartOperation } from "./chart-operation.js";
import { exampleChart } from "./examples.js";
import { type Json, jsonSchemas } from "./json-schema.js";
import { refusals } from "./refusals.js";
import { RESPONSE_HEADERS } from "./response-headers.js";
import { servicePaths } from "./service-paths.js";

export interface OpenApiDeps {
  readonly endpoints: readonly ChartEndpoint[];
  readonly refusalFormOf: RefusalFormOf;
  readonly headerNames: HeaderNames;
  readonly publicUrl?: string | undefined;
}

const DESCRIPTION = `Human Design charts (bodygraphs) from a birth date, time and place. A chart is geocentric: the place
decides nothing but the time zone. Each successful call costs one credit; v1 and v2 share keys and credits. Unknown members of
a body and query strings are ignored. A path that does not exist is answered with 404, a method that a path does not
answer with 405 and Allow: the responses NotFound and MethodNotAllowed, and under /v1 their counterparts.`;

/** The OpenAPI 3.1 description of the whole interface, from the schemas that it is served with. */
export function openApiDocument({ endpoints, refusalFormOf, headerNames, publicUrl }: OpenApiDeps): Json {
  const schemas = jsonSchemas(endpoints);
  const example = exampleChart();
  const [v1, v2] = [refusalFormOf("/v1"), refusalFormOf("/v2")];
  const [v1Other, v2Other] = [
    refusals(["NOT_FOUND", "METHOD_NOT_ALLOWED"], "v1", v1),
    refusals(["NOT_FOUND", "METHOD_NOT_ALLOWED"], "v2", v2),
  ];
  return {
    openapi: "3.1.0",
    info: {
      title: "Birth charts",
      version: "2.0.0",
      description: DESCRIPTION,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: publicUrl ?? "/" }],
    tags: [
      { name: "v2", description: "The current version" },
      { name: "v1", description: "The legacy version, without a planned end" },
      { name: "service", description: "The state of the service" },
    ],
    paths: {
      ...Object.fromEntries(
        endpoints.map((endpoint) => [
          endpoint.path,
          { post: chartOperation(endpoint, { form: refusalFormOf(endpoint.path), schemas, example }) },
        ]),
      ),
      ...servicePaths(v2),
    },
    components: {
      schemas,
      headers: RESPONSE_HEADERS,
      responses: {
        NotFound: v2Other["404"],
        MethodNotAllowed: v2Other["405"],
        V1NotFound: v1Other["404"],
        V1MethodNotAllowed: v1Other["405"],
      },
      parameters: REQUEST_HEADERS,
      securitySchemes: {
        v2ApiKey: {
          type: "http",
          scheme: "bearer",
          description: "The header Authorization: Bearer, a space, the API key.",
        },
        v1ApiKey: { type: "apiKey", in: "header", name: headerNames.apiKey, description: "The API key." },
        geocodeKey: {
          type: "apiKey",
          in: "header",
          name: headerNames.geocodeKey,
          description:
            "The caller's own key for the geocoding service. Any text will do where the service looks places up by itself.",
        },
      },
    },
  };
}

/** The headers, besides those of keys, that callers may send. */
const REQUEST_HEADERS: Readonly<Record<string, Json>> = {
  "Idempotency-Key": {
    name: "Idempotency-Key",
    in: "header",
    description:
      "Makes a repeat of the same request within 24 hours give the same chart, free of charge. With the same key another " +
      "request is answered with 422, and a repeat with 409 while the first is still being answered.",
    schema: { type: "string", minLength: 1, maxLength: 255, pattern: "^[\\x21-\\x7e]+$" },
  },
  "X-Request-Id": {
    name: "X-Request-Id",
    in: "header",
    description:
      "The caller's own name for the request; logged beside the service's where it is a short token.",
    schema: { type: "string" },
  },
};
