import type { FailureCode } from "../../errors/failure.js";
import type { RefusalForm } from "../../errors/refusal.js";
import { errorResponses } from "./error-responses.js";
import type { Json } from "./json-schema.js";
import { headerRefs } from "./response-headers.js";

const ALWAYS_POSSIBLE: readonly FailureCode[] = [
  "BAD_REQUEST",
  "REQUEST_TIMEOUT",
  "REQUEST_HEADERS_TOO_LARGE",
  "INTERNAL_ERROR",
];

/** A GET operation without an API key. */
interface ServiceOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  /** Description of the successful response. */
  readonly response: string;
  readonly schema: Json;
  readonly codes: readonly FailureCode[];
}

/** Creates the paths that need no API key. */
export function servicePaths(form: RefusalForm): Readonly<Record<string, Json>> {
  return {
    "/healthz": get(form, {
      operationId: "healthz",
      summary: "Check that the process is running",
      description:
        "Responds while the process runs, also while it starts or stops. Restart it when this fails.",
      response: "The process is running.",
      schema: statusSchema("ok"),
      codes: ALWAYS_POSSIBLE,
    }),
    "/readyz": get(form, {
      operationId: "readyz",
      summary: "Check that the service can generate charts",
      description: "Checks the store and computes a chart. Send no requests to a service that is not ready.",
      response: "The service can generate charts.",
      schema: statusSchema("ready"),
      codes: [...ALWAYS_POSSIBLE, "SERVICE_UNAVAILABLE"],
    }),
    "/openapi.json": get(form, {
      operationId: "openapi",
      summary: "Get the OpenAPI document",
      description: "The document describes this API as the service at hand is configured.",
      response: "The OpenAPI document.",
      schema: DOCUMENT_SCHEMA,
      codes: [...ALWAYS_POSSIBLE, "SERVICE_UNAVAILABLE"],
    }),
  };
}

/** Schema of the document itself, as far as readers of any OpenAPI document rely on it. */
const DOCUMENT_SCHEMA: Json = {
  type: "object",
  properties: {
    openapi: { type: "string", description: "Version of OpenAPI." },
    info: { type: "object", description: "Title and version of the API." },
    paths: { type: "object", description: "All operations, by path and method." },
  },
  required: ["openapi", "info", "paths"],
};

function statusSchema(status: string): Json {
  const property = { const: status, description: `Always "${status}".` };
  return { type: "object", properties: { status: property }, required: ["status"] };
}

function get(
  form: RefusalForm,
  { operationId, summary, description, response, schema, codes }: ServiceOperation,
): Json {
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
          headers: headerRefs("X-Request-Id"),
          content: { "application/json": { schema } },
        },
        ...errorResponses(codes, "v2", form, { needsKey: false }),
      },
    },
  };
}
