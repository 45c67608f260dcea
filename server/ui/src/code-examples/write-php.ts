import { type ClientCall, clientCallOf } from "./client-call.js";
import type { ExampleRequest } from "./code-example.js";
import { type LiteralForms, writeLiteral } from "./literal.js";

const FORMS: LiteralForms = {
  object: ["[", "]"],
  list: ["[", "]"],
  separator: " => ",
  name: (name) => quoted(name),
  scalar: (value) => (typeof value === "string" ? quoted(value) : JSON.stringify(value)),
};

/** Longest argument that stays on the line of its call. */
const MAX_ARGUMENT_LENGTH = 40;

/** Writes a request in PHP 8: with the client or, in version 1 of the API, with PHP's own streams. */
export function writePhp(request: ExampleRequest): string {
  const call = clientCallOf(request);
  return call === undefined ? writeRequest(request) : writeCall(call, request);
}

function writeCall(call: ClientCall, { prints }: ExampleRequest): string {
  const { baseUrl, method, argument, settings, geocodeKey, headerPrefix, isBatch } = call;
  const write = (value: unknown) => writeLiteral(value, FORMS, "", "    ", MAX_ARGUMENT_LENGTH);
  const client = [
    quoted(baseUrl),
    "apiKey: getenv('CHART_API_KEY')",
    ...(geocodeKey === undefined ? [] : [`geocodeKey: ${quoted(geocodeKey)}`]),
    ...(headerPrefix === undefined ? [] : [`headerPrefix: ${quoted(headerPrefix)}`]),
  ];
  const written = [
    ...(argument === undefined ? [] : [write(argument)]),
    ...Object.entries(settings).map(([name, value]) => `${name}: ${write(value)}`),
  ];
  const sent = `$api->${method.replace(".", "->")}(${written.join(", ")})`;
  const printed = prints?.map((member) => `$result['${member}']`).join(", ' ', ");
  return [
    "<?php",
    `// The client is one file: ${baseUrl}/docs/clients/ChartApi.php`,
    "require 'ChartApi.php';",
    "",
    `$api = new ChartApi\\ChartClient(${client.join(", ")});`,
    ...(isBatch
      ? [`foreach (${sent} as $item) {`, "    print_r($item);", "}"]
      : [`$result = ${sent};`, printed === undefined ? "print_r($result);" : `echo ${printed}, "\\n";`]),
  ].join("\n");
}

function writeRequest({ method, url, keyHeader, headers, body }: ExampleRequest): string {
  const sent = body === undefined ? headers : { ...headers, "Content-Type": "application/json" };
  return [
    "<?php",
    "$context = stream_context_create(['http' => [",
    `    'method' => '${method}',`,
    "    'header' => [",
    `        '${keyHeader}: ' . getenv('CHART_API_KEY'),`,
    ...Object.entries(sent).map(([name, value]) => `        ${quoted(`${name}: ${value}`)},`),
    "    ],",
    ...(body === undefined
      ? []
      : [`    'content' => json_encode(${writeLiteral(body, FORMS, "    ", "    ")}),`]),
    "    'ignore_errors' => true, // An error has a body, too.",
    "]]);",
    `$response = file_get_contents(${quoted(url)}, false, $context);`,
    "if ($response === false) {",
    "    throw new RuntimeException('No response');",
    "}",
    "$answer = json_decode($response, true);",
    "if (isset($answer['status'])) {",
    `    throw new RuntimeException("{$answer['code']}: {$answer['message']}");`,
    "}",
    "print_r($answer);",
  ].join("\n");
}

function quoted(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
