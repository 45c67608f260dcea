import type { Target } from "./fuzz-case.js";
import type { Parts } from "./requests.js";

/** Returns the intended target of a request, with dots and escapes resolved as in URLs. */
export function targetOf({ method, target, headers }: Parts): Target {
  const { pathname } = new URL(`http://service${target}`);
  const accept = headers.filter(([name]) => name === "Accept").map(([, value]) => value);
  return { method, path: resolved(pathname), accept: accept.join(", ") };
}

function resolved(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Writes a request as HTTP/1.1 bytes, with the whole body unless `framing` says otherwise. */
export function wire(
  { method, target, headers, body }: Parts,
  framing = `Content-Length: ${body.length}\r\n`,
): Buffer {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return Buffer.concat([
    Buffer.from(`${method} ${target} HTTP/1.1\r\nHost: service\r\n${framing}${lines}\r\n`, "latin1"),
    body,
  ]);
}

/** Writes a request with its body in chunks of these sizes, in turns. */
export function chunked(parts: Parts, sizes: readonly number[]): Buffer {
  const chunks: Buffer[] = [wire({ ...parts, body: Buffer.alloc(0) }, "Transfer-Encoding: chunked\r\n")];
  for (let at = 0, n = 0; at < parts.body.length; n++) {
    const chunk = parts.body.subarray(at, at + (sizes[n % sizes.length] ?? 1));
    chunks.push(Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from("\r\n"));
    at += chunk.length;
  }
  return Buffer.concat([...chunks, Buffer.from("0\r\n\r\n")]);
}

/** Cuts bytes at these offsets. */
export function pieces(bytes: Buffer, cuts: readonly number[]): Buffer[] {
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length].sort((a, b) => a - b);
  return places.slice(1).map((end, index) => bytes.subarray(places[index], end));
}

/** Overwrites bytes at an offset. */
export function spliceInto(bytes: Buffer, at: number, replacement: Uint8Array): Buffer {
  const start = at % bytes.length;
  return Buffer.concat([bytes.subarray(0, start), replacement, bytes.subarray(start + replacement.length)]);
}
