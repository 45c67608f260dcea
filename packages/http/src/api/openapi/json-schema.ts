import { toJsonSchemaDefs } from "@valibot/to-json-schema";
import type { ChartEndpoint } from "../endpoint/chart-endpoint.js";
import { ErrorObjectSchema } from "../v1/error-object.js";
import { FailureEnvelopeSchema } from "../v2/envelope.js";

/** A part of the document: plain JSON. */
export type Json = Readonly<Record<string, unknown>>;

/** The name of each version's refusal among the schemas. */
export const REFUSAL_SCHEMA = { v1: "ErrorObject", v2: "FailureEnvelope" } as const;

export function schemaRef(name: string): Json {
  return { $ref: `#/components/schemas/${name}` };
}

/** Every schema that requests are parsed with and answers are made by, as JSON Schema, by name. */
export function jsonSchemas(endpoints: readonly ChartEndpoint[]): Readonly<Record<string, Json>> {
  const named = endpoints.flatMap(({ request, result, answer }) => [request, result, answer]);
  const schemas = {
    ...Object.fromEntries(named.map(({ name, schema }) => [name, schema])),
    [REFUSAL_SCHEMA.v2]: FailureEnvelopeSchema,
    [REFUSAL_SCHEMA.v1]: ErrorObjectSchema,
  };
  const converted = toJsonSchemaDefs(schemas, {
    target: "draft-2020-12",
    typeMode: "input",
    // JSON Schema has no words for these; the metadata beside them say what it can say.
    ignoreActions: ["trim", "check"],
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  });
  return Object.fromEntries(Object.entries(converted).map(([name, schema]) => [name, { ...schema }]));
}
