import type { Chart } from "chart-core";
import type { FailureCode } from "../../errors/failure.js";
import { FAILURE_CODES } from "../../errors/failure-table.js";
import type { RefusalForm } from "../../errors/refusal.js";
import type { HeaderNames } from "../../routing/header-names.js";
import type { ChartEndpoint } from "../endpoint/chart-endpoint.js";
import { FAILURE_OF_FIELD, type Field } from "../endpoint/parse-fields.js";
import { errorResponses } from "./error-responses.js";
import { EXAMPLE_TIME, exampleOf } from "./examples.js";
import { type Json, schemaRef } from "./json-schema.js";
import { ACCOUNT_HEADERS, birthHeaderRefs, headerRefs } from "./response-headers.js";

/** Parts of the document that all operations share. */
export interface OperationContext {
  readonly headerNames: HeaderNames;
  /** Form of the error responses. */
  readonly form: RefusalForm;
  /** All schemas of the document, by name. */
  readonly schemas: Readonly<Record<string, Json>>;
  /** Chart in the example responses. */
  readonly example: Chart;
}

/** Plans that include a tier. */
const AVAILABILITY: Readonly<Record<ChartEndpoint["tier"], string>> = {
  basic: "every plan",
  advanced: "the Developer, Scale and Lifetime plans",
};

/** Creates the operation of an endpoint that returns a chart. */
export function chartOperation(
  endpoint: ChartEndpoint,
  { headerNames, form, schemas, example }: OperationContext,
): Json {
  const { version, path, summary, tier, needsGeocodeKey, request, answer, write, frame } = endpoint;
  const requestSchema = schemas[request.name] ?? {};
  return {
    operationId: operationId(path),
    tags: [version],
    summary,
    description: `Costs one credit; errors are free. Available on ${AVAILABILITY[tier]}.`,
    security: [{ [`${version}ApiKey`]: [], ...(needsGeocodeKey && { geocodeKey: [] }) }],
    parameters: [
      { $ref: "#/components/parameters/Idempotency-Key" },
      { $ref: "#/components/parameters/X-Request-Id" },
    ],
    requestBody: {
      required: true,
      content: {
        "application/json": { schema: schemaRef(request.name), example: exampleOf(requestSchema) },
      },
    },
    responses: {
      200: {
        description: "The chart.",
        headers: {
          ...headerRefs("X-Request-Id", ...ACCOUNT_HEADERS, "Idempotent-Replayed"),
          ...birthHeaderRefs(headerNames, needsGeocodeKey),
        },
        content: {
          "application/json": {
            schema: schemaRef(answer.name),
            example: JSON.parse(frame(write(example), EXAMPLE_TIME)),
          },
        },
      },
      ...errorResponses(failureCodes(endpoint, requestSchema), version, form),
    },
  };
}

/** Lists the errors that a request to this endpoint can get. */
function failureCodes({ tier, needsGeocodeKey }: ChartEndpoint, requestSchema: Json): FailureCode[] {
  const fields = Object.keys(requestSchema["properties"] as object) as Field[];
  const impossible = new Set<FailureCode>(["NOT_FOUND", "METHOD_NOT_ALLOWED", "INVALID_QUERY"]);
  for (const [field, code] of Object.entries(FAILURE_OF_FIELD)) {
    if (!fields.includes(field as Field)) impossible.add(code);
  }
  if (tier === "basic") impossible.add("ACCESS_DENIED");
  return FAILURE_CODES.filter(
    (code) => !impossible.has(code) && (needsGeocodeKey || !code.startsWith("GEOCODE_")),
  );
}

/** Derives an operation id from a path: `/v2/charts/simple` becomes `v2ChartsSimple`. */
function operationId(path: string): string {
  return path.slice(1).replace(/\/(.)/g, (_, letter: string) => letter.toUpperCase());
}
