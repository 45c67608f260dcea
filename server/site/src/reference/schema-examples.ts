import { type MediaType, type OpenApi, type OpenApiOperation, referredName, type Schema } from "./openapi.js";
import type { Operation } from "./operations.js";

const JSON_TYPE = "application/json";

/** Finds a schema in the bodies of operations, and cuts its example from theirs; undefined if none has it. */
export function findExample(name: string, openApi: OpenApi, operations: readonly Operation[]): unknown {
  const bodies = operations.flatMap(({ operation: { requestBody, responses } }) => [
    requestBody?.content[JSON_TYPE],
    ...Object.values(responses).map(({ content }) => content?.[JSON_TYPE]),
  ]);
  for (const body of bodies) {
    const found = cutFrom(exampleOf(body), body?.schema, { name, schemas: openApi.components.schemas });
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the name of the schema of an operation's errors. */
export function errorSchemaOf({ responses }: OpenApiOperation): string | undefined {
  const [, failure] = Object.entries(responses).find(([status]) => Number(status) >= 400) ?? [];
  const reference = failure?.content?.[JSON_TYPE]?.schema?.allOf?.[0]?.$ref;
  return reference && referredName(reference);
}

/** Returns an example of a body. Of errors, it is one that many requests can get. */
function exampleOf({ example, examples = {} }: MediaType = {}): unknown {
  return example ?? (examples["INVALID_BIRTHDATE"] ?? Object.values(examples)[0])?.value;
}

interface Searched {
  readonly name: string;
  readonly schemas: OpenApi["components"]["schemas"];
}

/** Searches a value, beside its schema, for the first part with the searched schema. */
function cutFrom(value: unknown, schema: Schema | undefined, searched: Searched): unknown {
  if (value === undefined || value === null || schema === undefined) return undefined;
  if (schema.$ref !== undefined) {
    const name = referredName(schema.$ref);
    return name === searched.name ? value : cutFrom(value, searched.schemas[name], searched);
  }
  const parts: readonly (readonly [unknown, Schema | undefined])[] = [
    ...Object.entries(schema.properties ?? {}).map(
      ([key, member]) => [(value as Readonly<Record<string, unknown>>)[key], member] as const,
    ),
    ...(Array.isArray(value) ? value.map((item) => [item, schema.items] as const) : []),
    ...[...(schema.anyOf ?? []), ...(schema.allOf ?? [])].map((form) => [value, form] as const),
  ];
  for (const [part, inner] of parts) {
    const found = cutFrom(part, inner, searched);
    if (found !== undefined) return found;
  }
  return undefined;
}
