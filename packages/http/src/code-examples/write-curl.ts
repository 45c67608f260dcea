import type { ExampleRequest } from "./code-example.js";

/** Writes a request as a command for a POSIX shell. */
export function writeCurl({ url, keyHeader, headers, body }: ExampleRequest): string {
  const key =
    keyHeader === "Authorization" ? "Authorization: Bearer $CHART_API_KEY" : `${keyHeader}: $CHART_API_KEY`;
  const sent = body === undefined ? headers : { ...headers, "Content-Type": "application/json" };
  return [
    `curl -sS ${quoted(url)}`,
    `-H "${key}"`,
    ...Object.entries(sent).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${quoted(JSON.stringify(body))}`]),
  ].join(" \\\n  ");
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
