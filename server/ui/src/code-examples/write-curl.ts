import type { ExampleRequest } from "./code-example.js";

/** Writes a request as a command for a POSIX shell. */
export function writeCurl({ url, keyHeader, headers, body, output }: ExampleRequest): string {
  const key =
    keyHeader === "Authorization" ? "Authorization: Bearer $CHART_API_KEY" : `${keyHeader}: $CHART_API_KEY`;
  const sent = body === undefined ? headers : { ...headers, "Content-Type": "application/json" };
  // With -f, an error leaves no file in place of the picture.
  return [
    `curl -${output === undefined ? "" : "f"}sS ${quoted(url)}`,
    ...(output === undefined ? [] : [`-o ${output}`]),
    `-H "${key}"`,
    ...Object.entries(sent).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${quoted(bodyText(body))}`]),
  ].join(" \\\n  ");
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Longest body that stays on one line. */
const MAX_INLINE_BODY = 60;
const INDENT = "  ";

/** Writes a body on one line, or a line for each member; an object within it stays on one line if it fits. */
function bodyText(value: unknown, indent = INDENT): string {
  const inline = JSON.stringify(value);
  if (inline.length + indent.length <= MAX_INLINE_BODY || typeof value !== "object" || value === null) {
    return inline;
  }
  const inner = indent + INDENT;
  const members = Array.isArray(value)
    ? value.map((item) => bodyText(item, inner))
    : Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${bodyText(item, inner)}`);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${members.map((member) => inner + member).join(",\n")}\n${indent}${close}`;
}
