import { type DescribedParts, describedParts } from "./described-parts.js";
import {
  type HeaderObject,
  type MediaType,
  type OpenApi,
  type Reference,
  referredName,
  type Schema,
} from "./openapi.js";
import type { Operation } from "./operations.js";
import { describeMember, type Member, membersOf, topMembersOf, typeOf } from "./schema-members.js";

/** A row of a table about an operation. */
interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** A header or query parameter of a request; its path is its name, and its type begins with its place. */
interface OperationParameter extends Member {
  readonly example?: unknown;
}

/** An error that an operation may answer with. */
interface OperationError {
  readonly status: string;
  /** Undefined in version 1, whose errors have no codes. */
  readonly code: string | undefined;
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
  /** Name of the result's schema, which has a page of its own. */
  readonly resultName: string | undefined;
  /** Example of the response body. */
  readonly responseExample: unknown;
  /** Example of the result, which is the response body or its member `data`. */
  readonly resultExample: unknown;
  readonly responseHeaders: readonly NamedText[];
  readonly errors: readonly OperationError[];
}

const JSON_TYPE = "application/json";

/** Reads the parts of an operation. */
export function partsOf({ operation }: Operation, openApi: OpenApi): OperationParts {
  const { schemas } = openApi.components;
  const request = operation.requestBody?.content[JSON_TYPE];
  const requestSchema = opened(request?.schema, schemas) ?? {};
  const success = operation.responses["200"] ?? {};
  const response = success.content?.[JSON_TYPE];
  const envelope = opened(response?.schema, schemas);
  const data = envelope?.properties?.["data"];
  const result = data ?? response?.schema;
  const responseExample = exampleOf(response);
  return {
    title: operation.summary,
    ...describedParts(operation),
    parameters: [...securityOf(operation, openApi), ...parametersOf(operation, openApi)],
    requestDescription: requestSchema.description ?? "",
    requestMembers: membersOf(requestSchema),
    requestExample: exampleOf(request),
    responseMembers: topMembersOf(opened(result, schemas) ?? {}),
    resultName: result?.$ref && referredName(result.$ref),
    responseExample,
    resultExample: data === undefined ? responseExample : dataOf(responseExample),
    responseHeaders: Object.entries(success.headers ?? {}).map(([name, header]) => ({
      name,
      text: headerText(header, openApi),
    })),
    errors: errorsOf(operation),
  };
}

function exampleOf(media: MediaType | undefined): unknown {
  return media?.example ?? Object.values(media?.examples ?? {})[0]?.value;
}

function dataOf(body: unknown): unknown {
  return typeof body === "object" && body !== null && "data" in body ? body.data : undefined;
}

function opened(schema: Schema | undefined, schemas: OpenApi["components"]["schemas"]): Schema | undefined {
  return schema?.$ref === undefined ? schema : schemas[referredName(schema.$ref)];
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
      type: place === "header" ? "header" : `query, ${typeOf(schema)}`,
      description,
      example,
    }));
}

function headerText(header: Reference | HeaderObject, { components }: OpenApi): string {
  const object = "$ref" in header ? components.headers[referredName(header.$ref)] : header;
  return object?.description ?? "";
}

/** Reads the errors from the descriptions of the responses, which list them: "- `CODE`: message". */
function errorsOf({ responses }: Operation["operation"]): readonly OperationError[] {
  return Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([status, { description = "" }]) =>
      [...description.matchAll(/^- (?:`([A-Z_]+)`: )?(.*)$/gm)].map(([, code, message = ""]) => ({
        status,
        code,
        message,
      })),
    );
}

/** Begins the sentence that names the schema of the result. */
export function resultSubject({ resultExample, responseExample }: OperationParts): string {
  return resultExample === responseExample ? "The response is a" : "The member `data` of the response is a";
}
