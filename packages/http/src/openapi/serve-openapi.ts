import type { Context, Handler } from "hono";
import { acceptsGzip } from "../base/accepts-gzip.js";
import { matchesETag } from "../base/matches-etag.js";
import type { Failure } from "../errors/failure.js";
import { answerBody } from "../routing/answer-body.js";
import { basePathOf } from "../routing/base-path.js";
import type { Env } from "../routing/env.js";
import { type OpenApiDeps, openApiDocument } from "./openapi-document.js";

export interface ServeOpenApiDeps extends OpenApiDeps {
  /** Returns a failure if the caller's address asks too often. */
  readonly limitReads: (c: Context<Env>) => Failure | undefined;
}

/** The document as it is sent. All responses share its bytes. */
interface KeptDocument {
  readonly digest: string;
  readonly json: Uint8Array<ArrayBuffer>;
  /** Undefined where the platform cannot compress. */
  readonly gzipped: Uint8Array<ArrayBuffer> | undefined;
}

/** Headers of all responses. Tools that run in a browser may read the document; nothing else has the first one. */
const HEADERS = {
  "Access-Control-Allow-Origin": "*",
  "Cache-Control": "no-cache",
  Vary: "Accept-Encoding",
};

/** Creates the handler of GET /openapi.json. The document is built when it is first asked for under a base path. */
export function serveOpenApi({ limitReads, ...deps }: ServeOpenApiDeps): Handler<Env> {
  let latest: { readonly basePath: string; readonly document: Promise<KeptDocument> } | undefined;
  return async (c) => {
    const refused = limitReads(c);
    if (refused !== undefined) return c.get("refuse")(refused);
    const basePath = basePathOf(c);
    if (latest?.basePath !== basePath) {
      const json = JSON.stringify(openApiDocument({ ...deps, basePath }));
      latest = { basePath, document: keep(json) };
    }
    const { digest, json, gzipped } = await latest.document;
    const compressed = acceptsGzip(c.req.header("Accept-Encoding")) ? gzipped : undefined;
    const etag = `"${digest}${compressed === undefined ? "" : "-gzip"}"`;
    const headers = { ...HEADERS, ETag: etag };
    if (matchesETag(c.req.header("If-None-Match"), etag)) {
      return answerBody(c, null, undefined, { status: 304, headers });
    }
    return answerBody(c, compressed ?? json, "application/json", {
      headers: compressed === undefined ? headers : { ...headers, "Content-Encoding": "gzip" },
    });
  };
}

async function keep(text: string): Promise<KeptDocument> {
  const json = new TextEncoder().encode(text);
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", json));
  const digest = Array.from(bytes.subarray(0, 12), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return { digest, json, gzipped: await gzip(json) };
}

async function gzip(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (typeof CompressionStream === "undefined") return undefined;
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
