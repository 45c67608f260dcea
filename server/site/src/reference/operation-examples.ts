import type { CodeExample, ExampleRequest, GeocodeKeyFacts } from "@chart/ui";
import { writeCurl, writeExamples } from "@chart/ui";
import type { OpenApi } from "./openapi.js";
import { type OperationParts, partsOf } from "./operation-parts.js";
import { type Operation, operationsOf } from "./operations.js";
import { writeMembers } from "./write-json.js";

export interface ExampleFacts extends GeocodeKeyFacts {
  /** The service's URL, without a trailing slash. */
  readonly baseUrl: string;
  readonly apiKeyHeader: string;
}

/** Writes the example of an operation in all languages; for operations that need no key, a command. */
export function operationExamples(
  operation: Operation,
  parts: OperationParts,
  facts: ExampleFacts,
): readonly CodeExample[] {
  const { security = [] } = operation.operation;
  if (security.length > 0) return writeExamples(requestOf(operation, parts, facts));
  // Only an answer that is too long to show has no example.
  const output = parts.responseExample === undefined ? ` \\\n  -o ${operation.path.slice(1)}` : "";
  const code = `curl -sS '${facts.baseUrl}${operation.path}'${output}`;
  return [{ id: "curl", name: "curl", language: "shell", code }];
}

/** Writes the request for a body in all languages. */
export function requestExamples(
  openApi: OpenApi,
  facts: ExampleFacts,
  { path, body }: { readonly path: string; readonly body: object },
): readonly CodeExample[] {
  const operation = operationAt(openApi, path);
  return operationExamples(operation, { ...partsOf(operation, openApi), requestExample: body }, facts);
}

/** Lists the members of an operation's result, in the order of the response. */
export function resultMembers(openApi: OpenApi, path: string): readonly string[] {
  return Object.keys(partsOf(operationAt(openApi, path), openApi).resultExample as object);
}

function operationAt(openApi: OpenApi, path: string): Operation {
  const operation = operationsOf(openApi).find((one) => one.path === path);
  if (operation === undefined) throw new Error(`The OpenAPI document has no ${path}.`);
  return operation;
}

export interface OptionExample {
  /** Part of element ids. */
  readonly id: string;
  readonly title: string;
  readonly code: string;
  /** Members that the option adds to the response, as shortened JSON; undefined if no schema has an example of them. */
  readonly added?: string | undefined;
}

/** Writes commands that show the options of an operation: further members of the answer, and a picture. */
export function optionExamples(
  operation: Operation,
  parts: OperationParts,
  facts: ExampleFacts,
): readonly OptionExample[] {
  const request = requestOf(operation, parts, facts);
  const exampleOf = (name: string) => parts.parameters.find(({ path }) => path === name)?.example;
  const include = exampleOf("include");
  const hasPicture = operation.operation.responses["200"]?.content?.[PNG] !== undefined;
  const included = `include=${include}`;
  const look = `theme=${exampleOf("theme")}&width=${exampleOf("width")}`;
  const options: readonly (OptionExample | false)[] = [
    include !== undefined && {
      id: "include",
      title: included,
      code: writeCurl({ ...request, url: `${request.url}?${included}` }),
      added: addedMembers(parts.fullResult, include),
    },
    hasPicture && {
      id: "picture",
      title: `PNG, ${look}`,
      code: writeCurl({
        ...request,
        url: `${request.url}?${look}`,
        headers: { ...request.headers, Accept: PNG },
        output: "chart.png",
      }),
    },
  ];
  return options.filter((option) => option !== false);
}

/** Writes the members that `include` adds to a result, from a result that has all of them. */
function addedMembers(result: unknown, include: unknown): string | undefined {
  if (typeof result !== "object" || result === null || !Array.isArray(include)) return undefined;
  return writeMembers(result, include, "data");
}

const PNG = "image/png";

/** Returns the example request of an operation, by coordinates where it may be: that needs no geocoding key. */
function requestOf(
  { method, path, operation }: Operation,
  { requestExample, parameters }: OperationParts,
  { baseUrl, apiKeyHeader, geocodeKeyHeader, geocodeKeyExample }: ExampleFacts,
): ExampleRequest {
  const isV1 = path.startsWith("/v1/");
  const query = new URLSearchParams(
    // The other parameters of a POST ask for another format than the JSON that the page shows.
    parameters.flatMap(({ path: name, isRequired, example }) =>
      (isRequired || method === "GET") && example !== undefined
        ? [[name, String(example)] as [string, string]]
        : [],
    ),
  );
  const needsGeocodeKey = parameters.some(
    ({ path: name, isRequired }) => name === geocodeKeyHeader && isRequired,
  );
  return {
    method: method === "GET" ? "GET" : "POST",
    url: `${baseUrl}${path}${query.size === 0 ? "" : `?${query}`}`,
    keyHeader: isV1 ? apiKeyHeader : "Authorization",
    headers: needsGeocodeKey ? { [geocodeKeyHeader]: geocodeKeyExample } : {},
    body: requestExample,
    clientMethod: operation["x-client"]?.name,
  };
}
