import { ERRORS_PATH } from "../base/error-path.js";
import { linkNames } from "./link-paths.js";
import { type OpenApi, opened, referredName, type Schema } from "./openapi.js";
import { type OperationGuide, operationGuides, requestGuides } from "./operation-guides.js";
import type { Operation } from "./operations.js";
import { errorSchemaOf, findExample } from "./schema-examples.js";
import type { Member } from "./schema-members.js";

/** A page that uses a schema. */
interface Use {
  readonly label: string;
  readonly href: string;
}

export interface SchemaParts {
  readonly name: string;
  readonly description: string;
  readonly members: readonly Member[];
  /** Operations with it as their request, response, result or error, then schemas with a member of this type. */
  readonly uses: readonly Use[];
  /** Guides of the operations with it as their request or result; the list of errors for one of those. */
  readonly guides: readonly OperationGuide[];
  /** Example, cut from one of an operation if need be; undefined if there is none. */
  readonly example: unknown;
  /** True for the body of a request, and for a part of one. */
  readonly isRequest: boolean;
}

export function schemaPath(name: string): string {
  return `/docs/reference/schemas/${name}`;
}

/** Most operations with an error that its schema links to. */
const MAX_LINKED_ERRORS = 4;

/** Finds the operations and schemas that use a schema, and an example of it. */
export function usesOf(
  name: string,
  openApi: OpenApi,
  operations: readonly Operation[],
): Pick<SchemaParts, "uses" | "guides" | "example" | "isRequest"> {
  const { schemas } = openApi.components;
  const using = operations.filter(({ operation }) => isBodyOf(name, operation, openApi));
  const failing = operations.filter(({ operation }) => errorSchemaOf(operation) === name);
  const containing = Object.entries(schemas)
    .filter(([other, schema]) => other !== name && refersTo(schema, name))
    .map(([other]) => other);
  const isOfManyErrors = failing.length > MAX_LINKED_ERRORS;
  const isRequest = operations.some(({ operation }) => {
    const request = requestNameOf(operation);
    return request === name || (request !== undefined && refersTo(schemas[request] ?? {}, name));
  });
  // A part of results has the guides of their operations.
  const shown =
    using.length > 0
      ? using
      : operations.filter(({ operation }) => containing.some((other) => isBodyOf(other, operation, openApi)));
  const guides = shown.flatMap(({ operation }) => (isRequest ? requestGuides : operationGuides)(operation));
  return {
    guides: [
      ...new Map(guides.map((guide) => [guide.href, guide])).values(),
      ...(failing.length > 0 && !isOfManyErrors ? [{ title: "Errors", href: ERRORS_PATH }] : []),
    ],
    uses: [
      ...using.map(linkTo),
      ...(isOfManyErrors
        ? [{ label: `the errors of ${failing.length} operations`, href: ERRORS_PATH }]
        : failing.map(linkTo)),
      ...containing.map((other) => ({ label: other, href: schemaPath(other) })),
    ],
    example: schemas[name]?.examples?.[0] ?? findExample(name, openApi, operations),
    isRequest,
  };
}

/** Links names in the descriptions of a schema and its members. */
export function withLinks({ description, members, uses, ...parts }: SchemaParts): SchemaParts {
  const operation = uses.find(({ href }) => !href.startsWith(schemaPath("")));
  const link = (text: string) => linkNames(text, operation?.href);
  const linked = (member: Member): Member => ({
    ...member,
    description: link(member.description),
    ...(member.members !== undefined && { members: member.members.map(linked) }),
  });
  return { ...parts, uses, description: link(description), members: members.map(linked) };
}

function linkTo({ method, path, page }: Operation): Use {
  return { label: `${method} ${path}`, href: page };
}

/** Returns true if a schema is that of an operation's request, or of its response or the result in it. */
function isBodyOf(name: string, operation: Operation["operation"], openApi: OpenApi): boolean {
  const response = operation.responses["200"]?.content?.["application/json"]?.schema;
  const data = opened(response, openApi.components.schemas)?.properties?.["data"];
  return [requestNameOf(operation), nameOf(response), nameOf(data)].includes(name);
}

function requestNameOf({ requestBody }: Operation["operation"]): string | undefined {
  return nameOf(requestBody?.content["application/json"]?.schema);
}

function nameOf(schema: Schema | undefined): string | undefined {
  return schema?.$ref && referredName(schema.$ref);
}

function refersTo(schema: Schema, name: string): boolean {
  const { $ref, properties = {}, items, anyOf = [] } = schema;
  if ($ref !== undefined && referredName($ref) === name) return true;
  return [...Object.values(properties), ...anyOf, ...(items === undefined ? [] : [items])].some((inner) =>
    refersTo(inner, name),
  );
}
