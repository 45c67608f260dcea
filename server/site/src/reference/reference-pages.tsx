import { once } from "../base/once.js";
import type { SourcePage } from "../base/page.js";
import { plainText } from "../content/plain-text.js";
import type { RenderCode } from "../content/render-markdown.js";
import { glossaryLink } from "../glossary/glossary-page.js";
import { entrySectionsContent, entrySectionsMarkdown } from "../layout/entry-sections.js";
import type { OpenApi } from "./openapi.js";
import { type ExampleFacts, operationExamples, optionExamples } from "./operation-examples.js";
import { OperationContent, operationHeadings } from "./operation-page.js";
import { type OperationParts, partsOf } from "./operation-parts.js";
import { type Operation, operationsOf } from "./operations.js";
import { referenceList } from "./reference-list.js";
import { operationMarkdown, schemaMarkdown } from "./reference-markdown.js";
import { topMembersOf } from "./schema-members.js";
import { SchemaContent, schemaHeadings } from "./schema-page.js";
import { type SchemaParts, schemaPath, usesOf, withLinks } from "./schema-parts.js";

export interface ReferencePagesDeps {
  readonly openApi: OpenApi;
  readonly facts: ExampleFacts;
  readonly renderCode: RenderCode;
}

const VERSIONS: Readonly<Record<string, string>> = { v2: "Version 2", v1: "Version 1", service: "Service" };

/** Creates the list of all operations, then a page for each operation and each schema. */
export function referencePages(deps: ReferencePagesDeps): readonly SourcePage[] {
  const { openApi, renderCode } = deps;
  const operations = operationsOf(openApi);
  const list = () => referenceList(operations, deps);
  return [
    {
      path: "/docs/reference",
      title: "API reference",
      description: "Every operation of the API, with requests, responses and errors.",
      section: "API reference",
      keywords:
        "openapi, swagger, postman, insomnia, sdk, api client, endpoints, rest, schema, http api, api docs, specification, spec",
      inNavigation: true,
      markdown: () => entrySectionsMarkdown(list(), ["method", "path", "result"]),
      content: () => entrySectionsContent(list(), renderCode),
    },
    ...Object.keys(VERSIONS).flatMap((tag) =>
      operations
        .filter(({ operation }) => operation.tags[0] === tag)
        .map((operation) => operationPage(operation, deps)),
    ),
    ...Object.keys(openApi.components.schemas).map((name) => schemaPage(name, deps, operations)),
  ];
}

function operationPage(operation: Operation, { openApi, facts }: ReferencePagesDeps): SourcePage {
  const read = once((): OperationParts => partsOf(operation, openApi));
  const examplesOf = (parts: OperationParts) => operationExamples(operation, parts, facts);
  const optionsOf = (parts: OperationParts) => optionExamples(operation, parts, facts);
  return {
    path: operation.page,
    title: operation.path,
    windowTitle: `${operation.path} · ${operation.operation.summary}`,
    label: operation.path,
    description: purposeOf(operation),
    section: "API reference",
    keywords: [operation.path, operation.operation.summary, operation.operation["x-keywords"] ?? ""].join(
      ", ",
    ),
    group: VERSIONS[operation.operation.tags[0] ?? ""],
    inNavigation: true,
    markdown: () => {
      const parts = read();
      return operationMarkdown(operation, parts, { examples: examplesOf(parts), options: optionsOf(parts) });
    },
    content: () => {
      const parts = read();
      const options = optionsOf(parts);
      const content = (
        <OperationContent
          operation={operation}
          parts={parts}
          examples={examplesOf(parts)}
          options={options}
        />
      );
      return { html: String(content), headings: operationHeadings(parts, options) };
    },
  };
}

/** Returns the first sentence about an operation. */
function purposeOf({ operation: { summary, description = "" } }: Operation): string {
  const [purpose = ""] = plainText(description.split("\n")[0] ?? "").split(/(?<=[.]) (?=\p{Lu})/u);
  return purpose || `${summary}.`;
}

function schemaPage(
  name: string,
  { openApi }: ReferencePagesDeps,
  operations: readonly Operation[],
): SourcePage {
  const { description = "", ...schema } = openApi.components.schemas[name] ?? {};
  const term = glossaryLink(name.charAt(0).toLowerCase() + name.slice(1));
  const read = once(
    (): SchemaParts =>
      withLinks({
        name,
        description: term === undefined ? description : `${description} See the [glossary](${term}).`,
        members: topMembersOf(schema, openApi.components.schemas),
        ...usesOf(name, openApi, operations),
      }),
  );
  return {
    path: schemaPath(name),
    title: name,
    description: plainText(description),
    section: "API reference",
    inNavigation: false,
    markdown: () => schemaMarkdown(read()),
    content: () => {
      const parts = read();
      return { html: String(<SchemaContent {...parts} />), headings: schemaHeadings(parts) };
    },
  };
}
