import type { Call } from "./call.js";

/** Returns a request as bytes of HTTP/1.1. */
export function requestBytes({ method = "POST", path, headers, body }: Call): Buffer {
  const fields = { Host: "service", "Content-Length": Buffer.byteLength(body), ...headers };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body}`);
}
