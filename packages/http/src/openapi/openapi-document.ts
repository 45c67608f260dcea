import type { Features } from "../api/endpoint/features.js";
import type { PaidEndpoint } from "../api/endpoint/paid-endpoint.js";
import { ACCOUNT_ANSWER, ACCOUNT_PATH, ACCOUNT_RESULT } from "../endpoints/account/endpoint.js";
import { V2_SHARED_SCHEMAS } from "../endpoints/index.js";
import { PLACES_ANSWER, PLACES_PATH, PLACES_RESULT } from "../endpoints/places/endpoint.js";
import type { RefusalFormOf } from "../errors/refusal.js";
import type { Wording } from "../errors/wording.js";
import type { HeaderNames } from "../routing/header-names.js";
import { accountOperation } from "./account-operation.js";
import { unroutedResponses } from "./error-responses.js";
import { exampleAnswer, exampleOf } from "./examples.js";
import { type Json, jsonSchemas } from "./json-schema.js";
import { paidOperation } from "./paid-operation.js";
import { placesOperation } from "./places-operation.js";
import { reduceDocument } from "./reduce-document.js";
import { RESPONSE_HEADERS } from "./response-headers.js";
import { servicePaths } from "./service-paths.js";

export interface OpenApiDeps {
  readonly endpoints: readonly PaidEndpoint[];
  readonly features: Features;
  readonly refusalFormOf: RefusalFormOf;
  readonly headerNames: HeaderNames;
  /** URL at which callers reach the service; undefined if the operator has not set one. */
  readonly publicUrl?: string | undefined;
  readonly serviceName: string;
  /** Path under which a host has mounted the API; empty or absent at the root. */
  readonly basePath?: string;
}

const DESCRIPTION = `Human Design charts (bodygraphs) from a date, time and place of birth.

A chart combines the positions of the Sun, the Earth, the Moon, its nodes and the planets at two moments: at birth (the
*personality* side) and about three months before (the *design* side). Each position is in one of 64 *gates*, which
divide the zodiac, and in one of the six *lines* of that gate. A gate with a position in it is active. Two active gates can form a
*channel*, which defines the two *centers* that it connects. Everything else in a chart follows from these.

In a request body, an optional member that is null counts as absent, and unknown members are ignored.

The birthplace only decides the time zone. Response headers show how a single birth was read: the place that a
location was taken for, its time zone and the offset from UTC.

Each result costs one credit (a batch: one for each chart), and refused requests are free. Two cases can be charged without a
result: a 503 after a failure of the database, and no response at all, because your connection broke or the service was
killed. Send an \`Idempotency-Key\`: a retry with it within 24 hours returns the result that you paid for. Without a key,
only the charge of a 503 is refunded.

Both versions share API keys and credits. Unknown members of a request body and unknown query parameters are ignored. The
default response of each operation is that of a path or a method that does not exist.`;

/** Builds the OpenAPI 3.1 document of the API from the endpoints and schemas that serve it. */
export function openApiDocument(deps: OpenApiDeps): Json {
  return reduceDocument(fullDocument(deps), deps.features);
}

/** Builds the document of an API with all features. It has only the errors that can occur. */
function fullDocument({
  endpoints,
  features,
  refusalFormOf,
  headerNames,
  publicUrl,
  serviceName,
  basePath,
}: OpenApiDeps): Json {
  const converted = jsonSchemas([
    ...endpoints.flatMap(({ request, result, answer }) => [request, result, answer]),
    ...V2_SHARED_SCHEMAS,
    PLACES_RESULT,
    PLACES_ANSWER,
    ACCOUNT_RESULT,
    ACCOUNT_ANSWER,
  ]);
  const schemas = { ...converted, ...detailSchemas(converted, endpoints, refusalFormOf("/v2").wording) };
  return {
    openapi: "3.1.0",
    info: {
      title: serviceName,
      version: "2.0.0",
      description: DESCRIPTION,
      contact: { name: "The operator of this service", ...(publicUrl !== undefined && { url: publicUrl }) },
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: publicUrl ?? (basePath || "/") }],
    tags: [
      { name: "v2", description: "The recommended version." },
      {
        name: "v1",
        description: "Legacy, for existing clients: version 2 is recommended. No end is planned.",
      },
      { name: "service", description: "Health checks and this document. No API key is needed." },
    ],
    paths: {
      ...Object.fromEntries(
        endpoints.map((endpoint) => [
          endpoint.path,
          {
            post: paidOperation(endpoint, {
              headerNames,
              form: refusalFormOf(endpoint.path),
              schemas,
              features,
            }),
          },
        ]),
      ),
      [PLACES_PATH]: { get: placesOperation(refusalFormOf("/v2"), features) },
      [ACCOUNT_PATH]: { get: accountOperation(refusalFormOf("/v2"), features) },
      ...servicePaths(refusalFormOf("/v2"), features.keys),
    },
    components: {
      schemas,
      headers: RESPONSE_HEADERS,
      responses: unroutedResponses((version) => refusalFormOf(`/${version}`)),
      parameters: REQUEST_HEADERS,
      securitySchemes: {
        v2ApiKey: {
          type: "http",
          scheme: "bearer",
          description: "Your API key, sent as `Authorization: Bearer <key>`.",
        },
        v1ApiKey: {
          type: "apiKey",
          in: "header",
          name: headerNames.apiKey,
          description: `Your API key, sent as \`${headerNames.apiKey}: <key>\`.`,
        },
        geocodeKey: {
          type: "apiKey",
          in: "header",
          name: headerNames.geocodeKey,
          description:
            "Your key for the geocoding service, which looks up the birthplace. Every request with a `location` needs it. If " +
            "the service uses its built-in index of places, any value works.",
        },
      },
    },
  };
}

/** Adds examples to the schemas of a chart and its details, with all that a request must ask for. */
function detailSchemas(
  schemas: Readonly<Record<string, Json>>,
  endpoints: readonly PaidEndpoint[],
  wording: Wording,
): Readonly<Record<string, Json>> {
  const endpoint = endpoints.find(({ result }) => result.name === "ChartResult");
  if (endpoint === undefined) return {};
  const request = exampleOf(schemas[endpoint.request.name] ?? {});
  const { data } = exampleAnswer(endpoint, request, wording, endpoint.include) as {
    readonly data: Readonly<
      Record<"longitudes" | "fixings", { readonly personality: Record<string, Json> }>
    > & {
      readonly birth: { readonly place: Json };
      readonly definitionDetails: Json;
      readonly centerDetails: Json;
      readonly crossDetails: Json;
      readonly variableDetails: { readonly designSun: Json };
    };
  };
  const { longitudes, fixings, birth, variableDetails } = data;
  const fixed = Object.values(fixings.personality).find(({ state }) => state !== null);
  return {
    ChartResult: { ...schemas["ChartResult"], examples: [data] },
    Longitude: { ...schemas["Longitude"], examples: [longitudes.personality["sun"]] },
    Fixing: { ...schemas["Fixing"], examples: [fixed] },
    ...Object.fromEntries(
      (["definitionDetails", "centerDetails", "crossDetails"] as const).map((member) => {
        const name = `${member.charAt(0).toUpperCase()}${member.slice(1)}`;
        return [name, { ...schemas[name], examples: [data[member]] }];
      }),
    ),
    BirthPlace: { ...schemas["BirthPlace"], examples: [birth.place] },
    Variable: { ...schemas["Variable"], examples: [variableDetails.designSun] },
  };
}

const REQUEST_HEADERS: Readonly<Record<string, Json>> = {
  "Idempotency-Key": {
    name: "Idempotency-Key",
    in: "header",
    description:
      "A unique value of your choice: the same request with the same key gets the same result for 24 hours, and is " +
      "charged once. Another request with that key gets 422, a retry during the first one 409.",
    schema: { type: "string", minLength: 1, maxLength: 255, pattern: "^[\\x21-\\x7e]+$" },
  },
  "X-Request-Id": {
    name: "X-Request-Id",
    in: "header",
    description:
      "Your own ID for this request. It is logged with the service's ID if it is a UUID or a ULID, and ignored otherwise.",
    schema: { type: "string" },
  },
};
