import type { FailureCode } from "../errors/failure.js";
import { codesThatApplyTo } from "../errors/failure-table.js";
import type { RefusalForm } from "../errors/refusal.js";
import { errorResponses } from "./error-responses.js";
import type { Json } from "./json-schema.js";
import { headerRefs } from "./response-headers.js";

const ALWAYS_POSSIBLE = codesThatApplyTo("all requests");
const LIMITED = ["RATE_LIMIT_EXCEEDED"] as const;

/** A GET operation without an API key. */
interface ServiceOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly response: string;
  readonly schema: Json;
  /** Response body; absent if it is long. */
  readonly example?: Json;
  readonly codes: readonly FailureCode[];
  /** True if the response has an ETag, and may be compressed. */
  readonly isKept?: boolean;
}

/** Headers of a response that callers may keep. */
const KEPT_HEADERS: Json = {
  ETag: {
    description: "Version of the document. Send it as If-None-Match to get a 304 while it is the same.",
    schema: { type: "string" },
  },
  Vary: {
    description: "The document is compressed if Accept-Encoding allows gzip.",
    schema: { const: "Accept-Encoding" },
  },
};

/** @param isLimited True if the reads of an address are limited. */
export function servicePaths(form: RefusalForm, isLimited: boolean): Readonly<Record<string, Json>> {
  return {
    "/healthz": get(form, {
      operationId: "healthz",
      summary: "Check that the process is running",
      description:
        "Responds while the process runs, also while it starts or stops.\n\n" +
        "Use it as a liveness probe: if it fails several times, restart the process.",
      response: "The process is running.",
      schema: statusSchema("ok"),
      example: { status: "ok" },
      codes: [...ALWAYS_POSSIBLE, "SERVICE_UNAVAILABLE"],
    }),
    "/readyz": get(form, {
      operationId: "readyz",
      summary: "Check that the service can generate charts",
      description:
        "Checks the database and computes a chart.\n\n" +
        "Use it as a readiness probe: while it fails, send no requests to this process.",
      response: "The service can generate charts.",
      schema: statusSchema("ready"),
      example: { status: "ready" },
      codes: [...ALWAYS_POSSIBLE, "SERVICE_UNAVAILABLE"],
    }),
    "/openapi.json": get(form, {
      operationId: "openapi",
      summary: "OpenAPI document",
      description:
        "Describes this API in OpenAPI 3.1, as this service is configured.\n\n" +
        "Use it with client generators, Postman and other tools. It needs no API key and costs nothing. The example saves it as `openapi.json`, about 560 KB. Then " +
        "`npx openapi-typescript openapi.json -o chart-api.d.ts` writes TypeScript types. Web pages of other " +
        "sites may read it (CORS).",
      response: "The OpenAPI document.",
      schema: DOCUMENT_SCHEMA,
      codes: [...ALWAYS_POSSIBLE, ...(isLimited ? LIMITED : []), "SERVICE_UNAVAILABLE"],
      isKept: true,
    }),
  };
}

/** Schema of the document itself, as far as readers of any OpenAPI document rely on it. */
const DOCUMENT_SCHEMA: Json = {
  type: "object",
  properties: {
    openapi: { type: "string", description: "Version of OpenAPI." },
    info: { type: "object", description: "Title, version and description of the API, and its license." },
    servers: {
      type: "array",
      items: { type: "object" },
      description:
        "The base URL of this service. It is `/` if the operator has set none: then give your client the address.",
    },
    tags: {
      type: "array",
      items: { type: "object" },
      description: "Groups of operations: v2, v1 and service.",
    },
    paths: { type: "object", description: "All operations, by path and method." },
    components: {
      type: "object",
      description: "Schemas of all requests and responses, headers, and the ways to send an API key.",
    },
  },
  required: ["openapi", "info", "servers", "tags", "paths", "components"],
};

function statusSchema(status: string): Json {
  const property = { const: status, description: `Always "${status}".` };
  return { type: "object", properties: { status: property }, required: ["status"] };
}

function get(
  form: RefusalForm,
  { operationId, summary, description, response, schema, example, codes, isKept = false }: ServiceOperation,
): Json {
  const headers = { ...headerRefs("X-Request-Id"), ...(isKept && KEPT_HEADERS) };
  return {
    get: {
      operationId,
      tags: ["service"],
      summary,
      description,
      security: [],
      responses: {
        200: {
          description: response,
          headers,
          content: { "application/json": { schema, ...(example && { example }) } },
        },
        ...errorResponses(codes, "v2", form, { needsKey: false }),
      },
    },
  };
}
