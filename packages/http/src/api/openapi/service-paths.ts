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
      response: "The process is running.",
      schema: statusSchema("ok"),
      codes: ALWAYS_POSSIBLE,
    }),
    "/readyz": get(form, {
      operationId: "readyz",
      summary: "Check that the service can generate charts",
      response: "The service can generate charts.",
      schema: statusSchema("ready"),
      codes: [...ALWAYS_POSSIBLE, "SERVICE_UNAVAILABLE"],
    }),
    "/openapi.json": get(form, {
      operationId: "openapi",
      summary: "Get this document",
      response: "This document.",
      schema: { type: "object", required: ["openapi", "info", "paths"] },
      codes: [...ALWAYS_POSSIBLE, "SERVICE_UNAVAILABLE"],
    }),
  };
}

function statusSchema(status: string): Json {
  const property = { const: status, description: `Always "${status}".` };
  return { type: "object", properties: { status: property }, required: ["status"] };
}

function get(form: RefusalForm, { operationId, summary, response, schema, codes }: ServiceOperation): Json {
  return {
    get: {
      operationId,
      tags: ["service"],
      summary,
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
