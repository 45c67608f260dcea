import type { FailureCode } from "../../errors/failure.js";
import type { RefusalForm } from "../../errors/refusal.js";
import type { Json } from "./json-schema.js";
import { refusals } from "./refusals.js";
import { headerRefs } from "./response-headers.js";

const ALWAYS_POSSIBLE: readonly FailureCode[] = [
  "BAD_REQUEST",
  "REQUEST_TIMEOUT",
  "REQUEST_HEADERS_TOO_LARGE",
  "INTERNAL_ERROR",
];

/** The paths that need no key. */
export function servicePaths(form: RefusalForm): Readonly<Record<string, Json>> {
  return {
    "/healthz": get("healthz", "Whether the process answers", status("ok"), ALWAYS_POSSIBLE, form),
    "/readyz": get(
      "readyz",
      "Whether charts can be served",
      status("ready"),
      [...ALWAYS_POSSIBLE, "SERVICE_UNAVAILABLE"],
      form,
    ),
    "/openapi.json": get(
      "openapi",
      "This document",
      { type: "object", required: ["openapi", "info", "paths"] },
      [...ALWAYS_POSSIBLE, "SERVICE_UNAVAILABLE"],
      form,
    ),
  };
}

function status(word: string): Json {
  return { type: "object", properties: { status: { const: word } }, required: ["status"] };
}

function get(
  operationId: string,
  summary: string,
  schema: Json,
  codes: readonly FailureCode[],
  form: RefusalForm,
): Json {
  return {
    get: {
      operationId,
      tags: ["service"],
      summary,
      security: [],
      responses: {
        200: {
          description: summary,
          headers: headerRefs("X-Request-Id"),
          content: { "application/json": { schema } },
        },
        ...refusals(codes, "v2", form, { needsKey: false }),
      },
    },
  };
}
