import type { ExampleRequest } from "./code-example.js";
import { type LiteralForms, writeLiteral } from "./literal.js";

const FORMS: LiteralForms = {
  object: ["[", "]"],
  list: ["[", "]"],
  separator: " => ",
  name: (name) => quoted(name),
  scalar: (value) => (typeof value === "string" ? quoted(value) : JSON.stringify(value)),
};

/** Writes a request in PHP 8, with its own streams: the cURL extension is not needed. */
export function writePhp(request: ExampleRequest): string {
  const { method, url, keyHeader, headers, body, hasEnvelope, prints } = request;
  const result = hasEnvelope ? "$answer['data']" : "$answer";
  const printed = prints?.map((member) => `${result}['${member}']`).join(", ' ', ");
  const key =
    keyHeader === "Authorization"
      ? `'Authorization: Bearer ' . getenv('CHART_API_KEY')`
      : `'${keyHeader}: ' . getenv('CHART_API_KEY')`;
  const sent = body === undefined ? headers : { ...headers, "Content-Type": "application/json" };
  return [
    "<?php",
    "$context = stream_context_create(['http' => [",
    `    'method' => '${method}',`,
    "    'header' => [",
    `        ${key},`,
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
    hasEnvelope ? "if (!$answer['success']) {" : "if (isset($answer['status'])) {",
    `    throw new RuntimeException("{$answer['${hasEnvelope ? "errorCode" : "code"}']}: {$answer['message']}");`,
    "}",
    printed === undefined ? `print_r(${result});` : `echo ${printed}, "\\n";`,
  ].join("\n");
}

function quoted(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
