import { PUBLISHED_NAMES } from "../published-names.generated.js";
import { type ClientCall, clientCallOf } from "./client-call.js";
import type { ExampleRequest } from "./code-example.js";
import { type LiteralForms, writeLiteral } from "./literal.js";

const FORMS: LiteralForms = {
  object: ["{", "}"],
  list: ["[", "]"],
  separator: ": ",
  name: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)),
  scalar: (value) => JSON.stringify(value),
};

/** Longest argument that stays on the line of its call. */
const MAX_ARGUMENT_LENGTH = 40;

/** Writes a request in TypeScript: with the client, or, in version 1 of the API, with `fetch`. */
export function writeTypeScript(request: ExampleRequest): string {
  const call = clientCallOf(request);
  return call === undefined ? writeFetch(request) : writeCall(call, request);
}

function writeCall(call: ClientCall, { prints }: ExampleRequest): string {
  const { baseUrl, method, argument, settings, geocodeKey, headerPrefix, isBatch } = call;
  const values = [argument, Object.keys(settings).length === 0 ? undefined : settings];
  const written = values
    .filter((value) => value !== undefined)
    .map((value) => writeLiteral(value, FORMS, "", "  ", MAX_ARGUMENT_LENGTH));
  const sent = `api.${method}(${written.join(", ")})`;
  const result = prints?.map((member) => `result.${member}`).join(", ") ?? "result";
  return [
    `// Install the client: ${baseUrl}/docs/guides/client`,
    `import { createClient } from "${PUBLISHED_NAMES["chart-client"]}";`,
    "",
    "const api = createClient({",
    `  baseUrl: ${JSON.stringify(baseUrl)},`,
    "  apiKey: process.env.CHART_API_KEY,",
    ...(geocodeKey === undefined ? [] : [`  geocodeKey: ${JSON.stringify(geocodeKey)},`]),
    ...(headerPrefix === undefined ? [] : [`  headerPrefix: ${JSON.stringify(headerPrefix)},`]),
    "});",
    ...(isBatch
      ? [`for await (const item of ${sent}) console.log(item);`]
      : [`const result = await ${sent};`, `console.log(${result});`]),
  ].join("\n");
}

function writeFetch({ method, url, keyHeader, headers, body }: ExampleRequest): string {
  const sent = body === undefined ? headers : { ...headers, "Content-Type": "application/json" };
  const headerLines = Object.entries(sent).map(
    ([name, value]) => `    ${FORMS.name(name)}: ${JSON.stringify(value)},`,
  );
  return [
    `const response = await fetch(${JSON.stringify(url)}, {`,
    ...(method === "POST" ? [`  method: "POST",`] : []),
    "  headers: {",
    `    ${FORMS.name(keyHeader)}: process.env.CHART_API_KEY ?? "",`,
    ...headerLines,
    "  },",
    ...(body === undefined ? [] : [`  body: JSON.stringify(${writeLiteral(body, FORMS, "  ")}),`]),
    "});",
    "const answer = await response.json();",
    `if (!response.ok) throw new Error(\`\${answer.code}: \${answer.message}\`);`,
    "console.log(answer);",
  ].join("\n");
}
