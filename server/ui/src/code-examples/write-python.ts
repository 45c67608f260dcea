import { type ClientCall, clientCallOf } from "./client-call.js";
import type { ExampleRequest } from "./code-example.js";
import { type LiteralForms, writeLiteral } from "./literal.js";

const FORMS: LiteralForms = {
  object: ["{", "}"],
  list: ["[", "]"],
  separator: ": ",
  name: (name) => JSON.stringify(name),
  scalar: (value) => {
    if (value === null) return "None";
    if (typeof value === "boolean") return value ? "True" : "False";
    return JSON.stringify(value);
  },
};

/** Longest argument that stays on the line of its call. */
const MAX_ARGUMENT_LENGTH = 40;

/** Writes a request in Python 3: with the client or, in version 1 of the API, without packages. */
export function writePython(request: ExampleRequest): string {
  const call = clientCallOf(request);
  return call === undefined ? writeRequest(request) : writeCall(call, request);
}

function writeCall(call: ClientCall, { prints }: ExampleRequest): string {
  const { baseUrl, method, argument, settings, geocodeKey, headerPrefix, isBatch } = call;
  const write = (value: unknown) => writeLiteral(value, FORMS, "", "    ", MAX_ARGUMENT_LENGTH);
  const client = [
    JSON.stringify(baseUrl),
    'api_key=os.environ["CHART_API_KEY"]',
    ...(geocodeKey === undefined ? [] : [`geocode_key=${JSON.stringify(geocodeKey)}`]),
    ...(headerPrefix === undefined ? [] : [`header_prefix=${JSON.stringify(headerPrefix)}`]),
  ];
  const written = [
    ...(argument === undefined ? [] : [write(argument)]),
    ...Object.entries(settings).map(([name, value]) => `${name}=${write(value)}`),
  ];
  const sent = `api.${method}(${written.join(", ")})`;
  const result = prints?.map((member) => `result["${member}"]`).join(", ") ?? "result";
  return [
    `# The client is one file: ${baseUrl}/docs/clients/chart_api.py`,
    "import os",
    "from chart_api import ChartClient",
    "",
    `api = ChartClient(${client.join(", ")})`,
    ...(isBatch ? [`for item in ${sent}:`, "    print(item)"] : [`result = ${sent}`, `print(${result})`]),
  ].join("\n");
}

function writeRequest({ method, url, keyHeader, headers, body }: ExampleRequest): string {
  const sent = body === undefined ? headers : { ...headers, "Content-Type": "application/json" };
  return [
    "import json, os, urllib.error, urllib.request",
    "",
    "request = urllib.request.Request(",
    `    ${JSON.stringify(url)},`,
    `    method="${method}",`,
    "    headers={",
    `        "${keyHeader}": os.environ["CHART_API_KEY"],`,
    ...Object.entries(sent).map(([name, value]) => `        "${name}": ${JSON.stringify(value)},`),
    "    },",
    ...(body === undefined
      ? []
      : [`    data=json.dumps(${writeLiteral(body, FORMS, "    ", "    ")}).encode(),`]),
    ")",
    "try:",
    "    with urllib.request.urlopen(request) as response:",
    "        answer = json.load(response)",
    "except urllib.error.HTTPError as error:",
    "    problem = json.load(error)",
    `    raise SystemExit(f"{problem['code']}: {problem['message']}")`,
    "print(answer)",
  ].join("\n");
}
