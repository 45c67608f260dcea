import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";

/** The parts of /openapi.json that the client's types and recorded answers come from. */
interface Document {
  readonly openapi: string;
  readonly info: object;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>;
    readonly responses: { readonly Unrouted: Answer };
  };
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly responses: Readonly<Record<string, Answer>>;
}

interface Answer {
  readonly content?: Readonly<Record<string, Media>>;
}

interface Parameter {
  readonly name?: string;
  readonly in?: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly schema?: object;
}

interface Media {
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: Failure }>>;
}

interface Failure {
  readonly errorCode: string;
  readonly message: string;
}

const HEADER =
  "/* Written by `npm run generate -- clients` from /openapi.json. Do not edit. */\n/* biome-ignore-all lint: generated */\n";

/** Schemas of the answer around a result, which the client unwraps, and of version 1. */
const LEFT_OUT = /.Envelope$|^(?:Bodygraph|SimpleBodygraph|ErrorObject)/;
const KEPT = ["FailureEnvelope"];

/** Statuses of the default response, which has several. */
const UNROUTED_STATUSES: Readonly<Record<string, number>> = { NOT_FOUND: 404, METHOD_NOT_ALLOWED: 405 };

/** Operations whose query parameters become a type, by its name. */
const QUERIES = { ChartsQuery: "/v2/charts", ReturnsQuery: "/v2/returns" };

/** Returns the generated files of chart-client by their paths in the repository. `document` is the JSON of /openapi.json. */
export async function clientFiles(document: string): Promise<Readonly<Record<string, string>>> {
  const parsed = JSON.parse(document) as Document;
  return {
    "packages/client/src/schemas.generated.ts": await clientTypes(parsed),
    "packages/client/src/testing/answers.generated.ts": recordedAnswers(parsed),
  };
}

/** Returns the operations of version 2 with their paths. */
function operationsOf(document: Document): readonly (Operation & { readonly path: string })[] {
  return Object.entries(document.paths)
    .filter(([path]) => path.startsWith("/v2/"))
    .flatMap(([path, methods]) => Object.values(methods).map((operation) => ({ ...operation, path })));
}

/** Returns the client's types: the schemas of version 2, and the parameters of its queries. */
async function clientTypes(document: Document): Promise<string> {
  const schemas = Object.entries(document.components.schemas).filter(
    ([name]) => KEPT.includes(name) || !LEFT_OUT.test(name),
  );
  const queries = Object.entries(QUERIES).map(([name, path]) => [
    name,
    queryOf(document.paths[path]?.["post"]?.parameters ?? [], path),
  ]);
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
  return HEADER + text.replace("export interface components", "interface components");
}

function queryOf(parameters: readonly Parameter[], path: string): object {
  const members = parameters.filter((parameter) => parameter.in === "query");
  return {
    type: "object",
    description: `Query parameters of ${path}.`,
    properties: Object.fromEntries(
      members.map(({ name, description, schema }) => [name, { ...schema, description, default: undefined }]),
    ),
  };
}

/** Returns the answers that the client's fake gives: the example of each operation, and each error. */
function recordedAnswers(document: Document): string {
  const operations = operationsOf(document);
  const examples = operations.map(({ path, responses }) => [
    path,
    responses["200"]?.content?.["application/json"]?.example,
  ]);
  const failures = new Map<string, { status: number; message: string }>();
  const add = (status: number | undefined, { content }: Answer) => {
    for (const { value } of Object.values(content?.["application/json"]?.examples ?? {})) {
      const { errorCode, message } = value;
      if (errorCode)
        failures.set(errorCode, { status: status ?? UNROUTED_STATUSES[errorCode] ?? 0, message });
    }
  };
  for (const { responses } of operations.toReversed()) {
    for (const [status, answer] of Object.entries(responses)) add(Number(status), answer);
  }
  add(undefined, document.components.responses.Unrouted);
  const sorted = Object.fromEntries([...failures].sort(([a], [b]) => (a < b ? -1 : 1)));
  return (
    `${HEADER}/** Answer of each operation of version 2, by its path. */\n` +
    `export const ANSWERS: Readonly<Record<string, unknown>> = ${JSON.stringify(Object.fromEntries(examples))};\n\n` +
    "/** Status and message of each error. */\n" +
    `export const FAILURES: Readonly<Record<string, { readonly status: number; readonly message: string }>> = ${JSON.stringify(sorted, null, 1)};\n`
  );
}
