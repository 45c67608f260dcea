import { type OpenApi, referredName, type Schema } from "./openapi.js";
import { partsOf } from "./operation-parts.js";
import type { Operation } from "./operations.js";
import type { Member } from "./schema-members.js";

/** Maximum length of an example as it is shown. The page of a longer one links to an operation that shows it. */
const MAX_EXAMPLE_LENGTH = 4000;

/** A page that uses a schema. */
interface Use {
  readonly label: string;
  readonly href: string;
}

/** Everything that the page of a named schema shows. */
export interface SchemaParts {
  readonly name: string;
  readonly description: string;
  readonly members: readonly Member[];
  /** Operations whose result it is, then schemas with a member of this type. */
  readonly uses: readonly Use[];
  /** Example from an operation whose result it is; undefined if there is none or it is long. */
  readonly example: unknown;
}

/** Returns the path of the page of a named schema. */
export function schemaPath(name: string): string {
  return `/docs/reference/schemas/${name}`;
}

/** Finds the operations and schemas that use a schema, and an example of it. */
export function usesOf(
  name: string,
  openApi: OpenApi,
  operations: readonly Operation[],
): Pick<SchemaParts, "uses" | "example"> {
  const answering = operations
    .map((operation) => ({ operation, parts: partsOf(operation, openApi) }))
    .filter(({ parts }) => parts.resultName === name);
  const containing = Object.entries(openApi.components.schemas)
    .filter(([other, schema]) => other !== name && refersTo(schema, name))
    .map(([other]) => other);
  const example = answering.map(({ parts }) => parts.resultExample).find((value) => value !== undefined);
  return {
    uses: [
      ...answering.map(({ operation }) => ({
        label: `${operation.method} ${operation.path}`,
        href: operation.page,
      })),
      ...containing.map((other) => ({ label: other, href: schemaPath(other) })),
    ],
    example: JSON.stringify(example ?? null, undefined, 2).length > MAX_EXAMPLE_LENGTH ? undefined : example,
  };
}

function refersTo(schema: Schema, name: string): boolean {
  const { $ref, properties = {}, items, anyOf = [] } = schema;
  if ($ref !== undefined && referredName($ref) === name) return true;
  return [...Object.values(properties), ...anyOf, ...(items === undefined ? [] : [items])].some((inner) =>
    refersTo(inner, name),
  );
}
