/** Parts of requests as text, well-formed or not. */

export const BEARER = "Authorization: Bearer <key>";

/** Returns a request's first line and headers, with the empty line after them. */
export function head(firstLine: string, ...headers: readonly string[]): string {
  return `${openHead(firstLine, ...headers)}\r\n`;
}

/** Returns a request's first line and headers, without the empty line that ends them. */
export function openHead(firstLine: string, ...headers: readonly string[]): string {
  return `${[`${firstLine} HTTP/1.1`, "Host: service", ...headers].join("\r\n")}\r\n`;
}

/** Returns many headers. */
export function many(count: number, header: (n: number) => string = () => "abc:"): string[] {
  return Array.from({ length: count }, (_, n) => header(n));
}

/** Returns a POST with a body of known length, of which only a part may follow. */
export function post(path: string, body: string, { headers = [], missing = 0 }: PostOptions = {}): string {
  const length = `Content-Length: ${Buffer.byteLength(body) + missing}`;
  return head(`POST ${path}`, `Content-Type: ${typeOf(path)}`, length, ...headers) + body;
}

interface PostOptions {
  readonly headers?: readonly string[];
  /** Number of bytes that are announced and not in the body. */
  readonly missing?: number;
}

/** Returns a POST with a chunked body. Without a last chunk, it has no end. */
export function chunked(path: string, chunks: string, ...headers: readonly string[]): string {
  return (
    head(`POST ${path}`, `Content-Type: ${typeOf(path)}`, "Transfer-Encoding: chunked", ...headers) + chunks
  );
}

/** Returns a chunk, which an extension may follow. */
export function chunk(data: string, extension = ""): string {
  return `${Buffer.byteLength(data).toString(16)}${extension}\r\n${data}\r\n`;
}

function typeOf(path: string): string {
  return /^\/(?:v\d\/|mcp$)/.test(path) ? "application/json" : "application/x-www-form-urlencoded";
}
