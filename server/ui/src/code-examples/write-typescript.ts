import type { ExampleRequest } from "./code-example.js";
import { type LiteralForms, writeLiteral } from "./literal.js";

const FORMS: LiteralForms = {
  object: ["{", "}"],
  list: ["[", "]"],
  separator: ": ",
  name: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)),
  scalar: (value) => JSON.stringify(value),
};

/** Methods of the client, by the paths of version 2 that they call. */
const METHODS: Readonly<Record<string, string>> = {
  "/v2/charts": "charts.create",
  "/v2/charts/simple": "charts.simple",
  "/v2/charts/coordinates": "charts.create",
  "/v2/charts/moment": "charts.create",
  "/v2/charts/batch": "charts.batch",
  "/v2/charts/window": "charts.window",
  "/v2/charts/window/coordinates": "charts.window",
  "/v2/charts/window/moment": "charts.window",
  "/v2/transits": "transits.create",
  "/v2/returns": "returns.create",
  "/v2/composites": "composites.create",
  "/v2/pentas": "pentas.create",
  "/v2/groups": "groups.create",
  "/v2/places": "places.search",
  "/v2/account": "account.get",
};

/** Longest argument that stays on the line of its call. */
const MAX_ARGUMENT_LENGTH = 40;

/** Writes a request in TypeScript: with the client, or, in version 1 of the API, with `fetch`. */
export function writeTypeScript(request: ExampleRequest): string {
  const [, baseUrl = "", path = "", search] = /^(.*)(\/v2\/[^?]*)(?:\?(.*))?$/.exec(request.url) ?? [];
  const method = METHODS[path];
  return method === undefined
    ? writeFetch(request)
    : writeCall(request, { baseUrl, method, query: new URLSearchParams(search) });
}

interface Call {
  readonly baseUrl: string;
  readonly method: string;
  readonly query: URLSearchParams;
}

function writeCall({ headers, body, prints }: ExampleRequest, { baseUrl, method, query }: Call): string {
  const geocodeKey = Object.entries(headers).find(([name]) => name.endsWith("-Geocode-Key"));
  const prefix = geocodeKey?.[0].replace(/-Geocode-Key$/, "") ?? "Chart";
  const call = `api.${method}(${argumentsOf(method, body, query).join(", ")})`;
  const result = prints?.map((member) => `result.${member}`).join(", ") ?? "result";
  return [
    `// Install the client: ${baseUrl}/docs/guides/client`,
    'import { createClient } from "chart-client";',
    "",
    "const api = createClient({",
    `  baseUrl: ${JSON.stringify(baseUrl)},`,
    "  apiKey: process.env.CHART_API_KEY,",
    ...(geocodeKey === undefined || geocodeKey[1] === "any"
      ? []
      : [`  geocodeKey: ${JSON.stringify(geocodeKey[1])},`]),
    ...(prefix === "Chart" ? [] : [`  headerPrefix: ${JSON.stringify(prefix)},`]),
    "});",
    ...(method === "charts.batch"
      ? [`for await (const item of ${call}) console.log(item);`]
      : [`const result = await ${call};`, `console.log(${result});`]),
  ].join("\n");
}

/** Writes the arguments of a method: the request, and the settings in its query. */
function argumentsOf(method: string, body: unknown, query: URLSearchParams): readonly string[] {
  const { q, include, ...rest } = Object.fromEntries(query);
  const numbers = Object.entries(rest).map(([name, value]) => [name, Number(value)] as const);
  const settings = {
    ...(include !== undefined && { include: include.split(",") }),
    ...Object.fromEntries(numbers),
  };
  const sent = method === "charts.batch" ? (body as { readonly births: unknown }).births : (q ?? body);
  return [sent, Object.keys(settings).length === 0 ? undefined : settings]
    .filter((value) => value !== undefined)
    .map((value) => writeLiteral(value, FORMS, "", "  ", MAX_ARGUMENT_LENGTH));
}

function writeFetch({ method, url, keyHeader, headers, body, prints }: ExampleRequest): string {
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
    `console.log(${prints?.map((member) => `answer.${member}`).join(", ") ?? "answer"});`,
  ].join("\n");
}
