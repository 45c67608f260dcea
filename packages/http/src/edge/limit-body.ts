import type { MiddlewareHandler } from "hono";
import { Failure } from "../failure.js";
import type { Env } from "./env.js";

const MAX_BODY_BYTES = 8 * 1024;

/** Reads the body, up to the limit, before anything looks at it. */
export const limitBody: MiddlewareHandler<Env> = async (c, next) => {
  let body: Uint8Array | undefined;
  try {
    body = await readUpToLimit(c.req.raw);
  } catch {
    return c.get("refuse")(
      new Failure("BAD_REQUEST", { message: "The request ended before its body was complete." }),
    );
  }
  if (body === undefined) return c.get("refuse")(new Failure("REQUEST_TOO_LARGE"));
  c.set("body", body);
  return next();
};

/** The whole body; undefined where it is larger than the limit. */
async function readUpToLimit(request: Request): Promise<Uint8Array | undefined> {
  const declaredBytes = request.headers.get("Content-Length");
  if (declaredBytes === null || request.headers.has("Transfer-Encoding")) {
    return countChunks(request.body);
  }
  if (Number(declaredBytes) > MAX_BODY_BYTES) return undefined;
  // Node lets no more through than was declared, so reading it in one go, which is faster, is bounded too.
  const body = new Uint8Array(await request.arrayBuffer());
  return body.byteLength > MAX_BODY_BYTES ? undefined : body;
}

/** A chunked body declares no length: count what arrives. */
async function countChunks(stream: ReadableStream<Uint8Array> | null): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = stream?.getReader();
  for (;;) {
    const next = await reader?.read();
    if (next?.value === undefined) return Buffer.concat(chunks, bytes);
    bytes += next.value.byteLength;
    if (bytes > MAX_BODY_BYTES) return undefined;
    chunks.push(next.value);
  }
}
