import type { EntrySection } from "../layout/entry-sections.js";
import { describedParts } from "./described-parts.js";
import { type OpenApi, referredName, type Schema } from "./openapi.js";
import type { ExampleFacts } from "./operation-examples.js";
import { partsOf } from "./operation-parts.js";
import type { Operation } from "./operations.js";
import { schemaPath } from "./schema-parts.js";

/** Writes the envelope of the first operation's example, where "…" stands for the result. */
function envelopeExample(operations: readonly Operation[], openApi: OpenApi): string {
  const [example] = operations.map((operation) => partsOf(operation, openApi).responseExample);
  return JSON.stringify({ ...(example as object), data: "…" }, undefined, 2).replace('"…"', "…");
}

/** Creates the first page of the reference: the base address, the operations with price and plans, and the schemas. */
export function referenceList(
  operations: readonly Operation[],
  { openApi, facts }: { readonly openApi: OpenApi; readonly facts: ExampleFacts },
): readonly EntrySection[] {
  const entriesOf = (tag: string) =>
    operations
      .filter(({ operation }) => operation.tags.includes(tag))
      .map(({ method, path, page, operation }) => ({
        href: page,
        name: path,
        label: method,
        text: `${operation.summary}${priceOf(operation)}`,
      }));
  return [
    {
      markdown: `# API reference

The base URL is \`${facts.baseUrl}\`. Requests and responses are JSON in UTF-8, [pictures](/docs/guides/pictures) SVG or
PNG. These pages are made from [/openapi.json](/openapi.json), an OpenAPI 3.1 document.`,
    },
    {
      markdown: `## Version 2

Send your key as \`Authorization: Bearer <key>\`. Every JSON response, errors included, has the same envelope. The
result is its member \`data\`:

\`\`\`json
${envelopeExample(operations, openApi)}
\`\`\`

After an error, \`success\` is false and [\`errorCode\`](/docs/errors) names the reason. Each row names the price and
the [plans](/docs/guides/credits). Requests with a \`location\` also send
[\`${facts.geocodeKeyHeader}\`](/docs/guides/places#the-geocoding-key).`,
      entries: entriesOf("v2"),
    },
    {
      markdown: `## Version 1

Version 1 is legacy; version 2 is recommended, and [moving](/docs/guides/migration) is simple. Send your key as
\`${facts.apiKeyHeader}: <key>\`. The charts are the same, with members in snake_case and no envelope. No end is planned.`,
      entries: entriesOf("v1"),
    },
    {
      markdown: `## Service

No key is needed.`,
      entries: entriesOf("service"),
    },
    { markdown: schemasOf(operations, openApi) },
  ];
}

function priceOf(operation: Operation["operation"]): string {
  const { facts } = describedParts(operation);
  return facts === undefined ? "" : ` *${facts.credits} · ${facts.plans}*`;
}

/** Lists the schemas: those of each operation's request and response in its row, then those that these share. */
function schemasOf(operations: readonly Operation[], { components: { schemas } }: OpenApi): string {
  const listed = new Set<string>();
  const link = (schema: Schema | undefined) => {
    if (schema?.$ref === undefined) return "";
    const name = referredName(schema.$ref);
    listed.add(name);
    return `[${name}](${schemaPath(name)})`;
  };
  const envelopes = new Set<string>();
  const rows = operations.flatMap(({ path, page, operation }) => {
    const request = operation.requestBody?.content["application/json"]?.schema;
    const response = operation.responses["200"]?.content?.["application/json"]?.schema;
    if (response?.$ref === undefined) return [];
    const data = schemas[referredName(response.$ref)]?.properties?.["data"];
    if (data !== undefined) envelopes.add(link(response));
    const cells = [`[\`${path}\`](${page})`, link(request) || "none", link(data ?? response)];
    return [`| ${cells.join(" | ")} |`];
  });
  const others = Object.entries(schemas)
    .filter(([name]) => !listed.has(name))
    .map(
      ([name, { description = "" }]) =>
        `- [${name}](${schemaPath(name)})${description && `: ${description}`}`,
    );
  return `## Schemas

The body of each request, and its result:

| operation | request | result |
| --- | --- | --- |
${rows.join("\n")}

In version 2 the result is the member \`data\` of an envelope: ${[...envelopes].join(" · ")}.

Parts that several of them share, and errors:

${others.join("\n")}`;
}
