import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import type { ClientMethod } from "./client-methods.js";
import { GENERATED } from "./generated-header.js";
import type { Document, Operation } from "./openapi-operations.js";

/** Schemas of the answer around a result, which the client unwraps, and of version 1. */
const LEFT_OUT = /.Envelope$|^(?:Bodygraph|SimpleBodygraph|ErrorObject)/;
const KEPT = ["FailureEnvelope"];

/** Writes the client's types: the schemas of version 2, and the parameters of the queries that its methods take. */
export async function writeSchemas(document: Document, methods: readonly ClientMethod[]): Promise<string> {
  const schemas = Object.entries(document.components.schemas).filter(
    ([name]) => KEPT.includes(name) || !LEFT_OUT.test(name),
  );
  const queries = methods.flatMap(({ query, operations: [operation] }) =>
    query === undefined ? [] : [[query, queryOf(operation)] as const],
  );
  const reduced = {
    openapi: document.openapi,
    info: document.info,
    paths: {},
    components: { schemas: Object.fromEntries([...schemas, ...queries]) },
  };
  const withoutExamples = JSON.parse(
    JSON.stringify(reduced, (key, value) =>
      key === "example" || (key === "examples" && Array.isArray(value)) ? undefined : value,
    ),
  ) as OpenAPI3;
  const nodes = await openapiTS(withoutExamples, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
  });
  // Without the declarations that only whole documents need.
  const text = astToString(nodes).replaceAll(
    /^export type (?:paths|webhooks|\$defs|operations) = .*\n/gm,
    "",
  );
  return GENERATED + text.replace("export interface components", "interface components");
}

function queryOf({ path, parameters = [] }: Operation): object {
  const members = parameters.filter((parameter) => parameter.in === "query");
  return {
    type: "object",
    description: `Query parameters of ${path}.`,
    properties: Object.fromEntries(
      members.map(({ name, description, schema }) => [name, { ...schema, description, default: undefined }]),
    ),
  };
}
