import { canOccur, type Features } from "../api/endpoint/features.js";
import type { OperationNotes } from "../api/endpoint/paid-endpoint.js";
import type { FailureCode } from "../errors/failure.js";
import { codesThatApplyTo } from "../errors/failure-table.js";
import type { RefusalForm } from "../errors/refusal.js";
import { errorResponses } from "./error-responses.js";
import { type Json, schemaRef } from "./json-schema.js";
import { EVERY_PLAN, factsOf, notesOf } from "./paid-operation.js";
import { ACCOUNT_HEADERS, headerRefs } from "./response-headers.js";

/** Everything that differs between the operations that need a key and cost nothing. */
interface FreeOperation extends OperationNotes {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  /** Query parameters. */
  readonly parameters: readonly Json[];
  readonly response: string;
  /** Name of the schema of the response body. */
  readonly answer: string;
  readonly example: unknown;
  /** Codes besides those that all requests with a key can get. */
  readonly codes: readonly FailureCode[];
}

/** Creates a GET operation that needs a key and costs nothing. */
export function freeOperation(operation: FreeOperation, form: RefusalForm, features: Features): Json {
  const { operationId, summary, description, parameters, response, answer, example, codes } = operation;
  const allCodes = [...codesThatApplyTo("all requests", "requests with a key"), ...codes];
  return {
    operationId,
    tags: ["v2"],
    summary,
    description,
    ...factsOf("No credit", EVERY_PLAN),
    ...notesOf(operation),
    security: [{ v2ApiKey: [] }],
    parameters: [...parameters, { $ref: "#/components/parameters/X-Request-Id" }],
    responses: {
      200: {
        description: response,
        headers: headerRefs("X-Request-Id", ...ACCOUNT_HEADERS),
        content: { "application/json": { schema: schemaRef(answer), example } },
      },
      ...errorResponses(
        allCodes.filter((code) => canOccur(code, features)),
        "v2",
        form,
      ),
    },
  };
}
