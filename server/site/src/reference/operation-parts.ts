import { type DescribedParts, describedParts } from "./described-parts.js";
import { linkPaths } from "./link-paths.js";
import {
  type HeaderObject,
  type MediaType,
  type OpenApi,
  type OpenApiOperation,
  opened,
  type Reference,
  type ResponseObject,
  referredName,
} from "./openapi.js";
import type { Operation } from "./operations.js";
import { describeMember, type Member, membersOf, topMembersOf, typeOf } from "./schema-members.js";
import { writeJson, writeOutline } from "./write-json.js";

/** A row of a table about an operation. */
interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** A header or query parameter of a request; its path is its name, and its type begins with its place. */
interface OperationParameter extends Member {
  readonly example?: unknown;
}

interface OperationError {
  readonly status: string;
  /** Version 1 does not send it; it names the page about the error. */
  readonly code: string;
  readonly message: string;
}

/** Everything that the page of an operation shows, read from the OpenAPI document. */
export interface OperationParts extends DescribedParts {
  readonly title: string;
  /** Headers and query parameters of the request; required ones first. */
  readonly parameters: readonly OperationParameter[];
  /** The request body in a sentence or two; empty if the members say it all. */
  readonly requestDescription: string;
  readonly requestMembers: readonly Member[];
  /** Example of the request body; undefined if the operation has none. */
  readonly requestExample: unknown;
  /** Members of the result, without the members of these. */
  readonly responseMembers: readonly Member[];
  readonly resultName: string | undefined;
  /** Example of the response body; undefined for the document itself, which is too long. */
  readonly responseExample: unknown;
  /** The example as JSON; of the document, an outline in which "…" stands for what is left out. */
  readonly responseText: string;
  /** Example of the result, which is the response body or its member `data`. */
  readonly resultExample: unknown;
  /** Example of the result with all that a request can include; undefined if its schema has none. */
  readonly fullResult: unknown;
  readonly responseHeaders: readonly NamedText[];
  readonly errors: readonly OperationError[];
  readonly errorName: string | undefined;
  /** Example of the body of an error; undefined in version 2, where the page about each error shows it. */
  readonly errorExample: unknown;
}

const JSON_TYPE = "application/json";

/** Reads the parts of an operation. */
export function partsOf({ operation, path }: Operation, openApi: OpenApi): OperationParts {
  const { schemas } = openApi.components;
  const request = operation.requestBody?.content[JSON_TYPE];
  const requestSchema = opened(request?.schema, schemas) ?? {};
  const success = operation.responses["200"] ?? {};
  const response = success.content?.[JSON_TYPE];
  const envelope = opened(response?.schema, schemas);
  const data = envelope?.properties?.["data"];
  const result = data ?? response?.schema;
  const responseExample = exampleOf(response);
  const { description = "" } = operation;
  return {
    title: operation.summary,
    ...describedParts({ ...operation, description: linkPaths(description, path, openApi) }),
    parameters: [...securityOf(operation, openApi), ...parametersOf(operation, openApi)],
    requestDescription: requestSchema.description ?? "",
    requestMembers: membersOf(requestSchema, schemas),
    requestExample: exampleOf(request),
    responseMembers: topMembersOf(opened(result, schemas) ?? {}, schemas),
    resultName: result?.$ref && referredName(result.$ref),
    responseExample,
    responseText: responseExample === undefined ? writeOutline(openApi) : writeJson(responseExample),
    fullResult: opened(result, schemas)?.examples?.[0],
    resultExample: data === undefined ? responseExample : dataOf(responseExample),
    responseHeaders: [
      ...Object.entries(success.headers ?? {}).map(([name, header]) => ({
        name,
        text: headerText(header, openApi),
      })),
      ...errorHeadersOf(operation, openApi),
    ],
    errors: errorsOf(operation),
    ...errorBodyOf(operation),
  };
}

function exampleOf(media: MediaType | undefined): unknown {
  return media?.example ?? Object.values(media?.examples ?? {})[0]?.value;
}

function dataOf(body: unknown): unknown {
  return typeof body === "object" && body !== null && "data" in body ? body.data : undefined;
}

/** Returns the headers with keys. One that only some of the alternatives have is optional. */
function securityOf(
  { security = [] }: Operation["operation"],
  { components }: OpenApi,
): readonly OperationParameter[] {
  const schemes = [...new Set(security.flatMap((alternative) => Object.keys(alternative)))];
  return schemes.map((scheme) => {
    const { name = "Authorization", description = "" } = components.securitySchemes[scheme] ?? { type: "" };
    const isRequired = security.every((alternative) => scheme in alternative);
    return { path: name, type: "header", schemaName: undefined, isRequired, description, values: [] };
  });
}

function parametersOf(
  { parameters = [] }: Operation["operation"],
  { components }: OpenApi,
): readonly OperationParameter[] {
  return parameters
    .map((parameter) =>
      "$ref" in parameter ? components.parameters[referredName(parameter.$ref)] : parameter,
    )
    .filter((parameter) => parameter !== undefined)
    .map(({ name, in: place, description = "", required = false, schema, example }) => ({
      ...describeMember(schema, name, required),
      type: place === "header" ? "header" : `query ${typeOf(schema)}`,
      description,
      example,
    }));
}

function headerText(header: Reference | HeaderObject, { components }: OpenApi): string {
  const object = "$ref" in header ? components.headers[referredName(header.$ref)] : header;
  return object?.description ?? "";
}

function failuresOf({ responses }: OpenApiOperation): readonly [status: string, response: ResponseObject][] {
  return Object.entries(responses).filter(([status]) => Number(status) >= 400);
}

function errorHeadersOf(operation: OpenApiOperation, openApi: OpenApi): readonly NamedText[] {
  const ofSuccess = operation.responses["200"]?.headers ?? {};
  const found = new Map<string, { readonly text: string; readonly statuses: string[] }>();
  for (const [status, { headers = {} }] of failuresOf(operation)) {
    for (const [name, header] of Object.entries(headers)) {
      if (name in ofSuccess) continue;
      const { text, statuses } = found.get(name) ?? { text: headerText(header, openApi), statuses: [] };
      found.set(name, { text, statuses: [...statuses, `\`${status}\``] });
    }
  }
  return [...found].map(([name, { text, statuses }]) => ({
    name,
    text: `With ${statuses.join(", ")}: ${text}`,
  }));
}

/** Reads the errors: their responses have an example for each code, and a line "- message" or "- `CODE`: message". */
function errorsOf(operation: OpenApiOperation): readonly OperationError[] {
  return failuresOf(operation).flatMap(([status, { description = "", content = {} }]) => {
    const codes = Object.keys(content[JSON_TYPE]?.examples ?? {});
    const messages = description.split("\n").map((line) => line.replace(/^- (?:`[A-Z_]+`: )?/, ""));
    return codes.map((code, index) => ({ status, code, message: messages[index] ?? "" }));
  });
}

/**
 * Returns the schema of errors and an example: a missing key or, for operations without one, the last error. Version 2
 * needs none: the pages about its errors show their bodies.
 */
function errorBodyOf(operation: OpenApiOperation): Pick<OperationParts, "errorName" | "errorExample"> {
  const body = (operation.responses["401"] ?? failuresOf(operation).at(-1)?.[1])?.content?.[JSON_TYPE];
  const reference = body?.schema?.allOf?.[0]?.$ref;
  return {
    errorName: reference && referredName(reference),
    errorExample: operation.tags.includes("v2") ? undefined : exampleOf(body),
  };
}
