import { toJsonSchemaDefs } from "@valibot/to-json-schema";
import type { NamedSchema } from "../api/endpoint/paid-endpoint.js";
import { ErrorObjectSchema } from "../api/v1/error-object.js";
import { FailureEnvelopeSchema } from "../api/v2/envelope.js";

/** JSON object of the document. */
export type Json = Readonly<Record<string, unknown>>;

export const ERROR_SCHEMA = { v1: "ErrorObject", v2: "FailureEnvelope" } as const;

/** Creates a reference to a schema of the document. */
export function schemaRef(name: string): Json {
  return { $ref: `#/components/schemas/${name}` };
}

/** Converts the schemas of requests and responses, and those of the errors, to JSON Schema, by name. */
export function jsonSchemas(named: readonly NamedSchema[]): Readonly<Record<string, Json>> {
  const schemas = {
    ...Object.fromEntries(named.map(({ name, schema }) => [name, schema])),
    [ERROR_SCHEMA.v2]: FailureEnvelopeSchema,
    [ERROR_SCHEMA.v1]: ErrorObjectSchema,
  };
  const converted = toJsonSchemaDefs(schemas, {
    target: "draft-2020-12",
    typeMode: "input",
    // JSON Schema has no `trim` or `check`; the metadata of each field repeat its rule, as far as JSON Schema can state it.
    ignoreActions: ["trim", "check"],
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  });
  return Object.fromEntries(Object.entries(converted).map(([name, schema]) => [name, { ...schema }]));
}
