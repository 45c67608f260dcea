import { Failure } from "../../errors/failure.js";

/** Limit of the bodies of most endpoints. */
export const MAX_BODY_BYTES: number = 8 * 1024;

const ENCODED = new Failure("UNSUPPORTED_MEDIA_TYPE", {
  message: "Unsupported content encoding. Send the body as it is, without Content-Encoding.",
  headers: { "Accept-Encoding": "identity" },
});
const INCOMPLETE = new Failure("BAD_REQUEST", {
  message: "The request ended before its body was complete. Please send it again.",
});

/** Returns why a body is refused before it is read: it declares more bytes than the limit, or a Content-Encoding. */
export function refusalByHeaders({ headers }: Request, maxBytes: number): Failure | undefined {
  const declaredBytes = declaredBytesOf(headers);
  if (declaredBytes !== undefined && declaredBytes > maxBytes) return tooLarge(maxBytes);
  // HTTP reserves the word "identity" for Accept-Encoding (RFC 9110, 8.4.1).
  return headers.get("Content-Encoding") ? ENCODED : undefined;
}

/** Returns the bytes that a body declares; undefined if only its end tells. */
function declaredBytesOf(headers: Headers): number | undefined {
  const length = headers.get("Content-Length");
  return length === null || headers.has("Transfer-Encoding") ? undefined : Number(length);
}

/** Reads the whole request body; fails if it is larger than the limit. */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array | Failure> {
  try {
    if (declaredBytesOf(request.headers) === undefined) return await readChunks(request.body, maxBytes);
    // Node never delivers more bytes than declared, so this faster read is bounded as well.
    const body = new Uint8Array(await request.arrayBuffer());
    return body.byteLength > maxBytes ? tooLarge(maxBytes) : body;
  } catch {
    return INCOMPLETE;
  }
}

/** Reads a chunked body, which declares no length: counts the bytes as they arrive. */
async function readChunks(
  stream: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array | Failure> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = stream?.getReader();
  for (;;) {
    const next = await reader?.read();
    if (next?.value === undefined) return joined(chunks, bytes);
    bytes += next.value.byteLength;
    // Chunks may go on for ever: the connection ends with the response.
    if (bytes > maxBytes) return tooLarge(maxBytes, { Connection: "close" });
    chunks.push(next.value);
  }
}

function joined(chunks: readonly Uint8Array[], bytes: number): Uint8Array {
  const all = new Uint8Array(bytes);
  let end = 0;
  for (const chunk of chunks) {
    all.set(chunk, end);
    end += chunk.byteLength;
  }
  return all;
}

/** Creates the failure of a body over its limit. */
export function tooLarge(maxBytes: number, headers: Readonly<Record<string, string>> = {}): Failure {
  return new Failure("REQUEST_TOO_LARGE", {
    message: `The request body is too large. The limit is ${maxBytes / 1024} KiB.`,
    headers,
  });
}
