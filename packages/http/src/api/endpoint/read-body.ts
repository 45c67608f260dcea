import { Failure } from "../../errors/failure.js";

const MAX_BODY_BYTES = 8 * 1024;

const TOO_LARGE = new Failure("REQUEST_TOO_LARGE");
/** Chunks may go on for ever: the connection ends with the response. */
const TOO_LARGE_CHUNKS = new Failure("REQUEST_TOO_LARGE", { headers: { Connection: "close" } });
const ENCODED = new Failure("UNSUPPORTED_MEDIA_TYPE", {
  message: "Unsupported content encoding. Send the body without compression.",
  headers: { "Accept-Encoding": "identity" },
});
const INCOMPLETE = new Failure("BAD_REQUEST", {
  message: "The request ended before its body was complete. Please send it again.",
});

/** Reads the whole request body; fails if it is larger than the limit or compressed. */
export async function readBody(request: Request): Promise<Uint8Array | Failure> {
  const body = await readBytes(request);
  if (body instanceof Failure) return body;
  const encoding = request.headers.get("Content-Encoding")?.trim().toLowerCase() || "identity";
  return encoding === "identity" ? body : ENCODED;
}

async function readBytes(request: Request): Promise<Uint8Array | Failure> {
  try {
    const declaredBytes = request.headers.get("Content-Length");
    if (declaredBytes === null || request.headers.has("Transfer-Encoding")) {
      return await readChunks(request.body);
    }
    if (Number(declaredBytes) > MAX_BODY_BYTES) return TOO_LARGE;
    // Node never delivers more bytes than declared, so this faster read is bounded as well.
    const body = new Uint8Array(await request.arrayBuffer());
    return body.byteLength > MAX_BODY_BYTES ? TOO_LARGE : body;
  } catch {
    return INCOMPLETE;
  }
}

/** Reads a chunked body, which declares no length: counts the bytes as they arrive. */
async function readChunks(stream: ReadableStream<Uint8Array> | null): Promise<Uint8Array | Failure> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = stream?.getReader();
  for (;;) {
    const next = await reader?.read();
    if (next?.value === undefined) return Buffer.concat(chunks, bytes);
    bytes += next.value.byteLength;
    if (bytes > MAX_BODY_BYTES) return TOO_LARGE_CHUNKS;
    chunks.push(next.value);
  }
}
