import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { acceptsGzip, matchesETag } from "chart-http/base";
import type { Context } from "hono";
import { packed } from "../packed.js";

/** A response that stays the same until the service restarts. */
export interface SiteFile {
  /** Content-Type. */
  readonly type: string;
  /** Contains a digest of the content. */
  readonly etag: string;
  readonly body: Uint8Array<ArrayBuffer>;
  /** The content with gzip; absent if that saves nothing. Both are kept: anybody may ask for either, again and again. */
  readonly gzipped?: Uint8Array<ArrayBuffer>;
}

/** Type of the copies of pages, which search engines leave out. */
export const MARKDOWN = "text/markdown; charset=utf-8";

/** Types of content that gzip makes no smaller. */
const PACKED_TYPES = ["image/png", "application/gzip"];

/** Creates a file of the site. */
export function siteFile(type: string, content: string | Uint8Array<ArrayBuffer>): SiteFile {
  const body = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const etag = digestOf(body);
  return {
    type,
    etag,
    body,
    ...(!PACKED_TYPES.includes(type) && { gzipped: packed(body) }),
  };
}

const gzipInThread = promisify(gzip);

/** Creates a text file of the site while others are served: it is compressed in another thread. */
export async function laterSiteFile(type: string, content: string): Promise<SiteFile> {
  const body = new TextEncoder().encode(content);
  return { type, etag: digestOf(body), body, gzipped: new Uint8Array(await gzipInThread(body)) };
}

function digestOf(body: Uint8Array): string {
  return createHash("sha256").update(body).digest("base64url").slice(0, 22);
}

/** Returns the content of a text file. */
export function textOf({ body }: SiteFile): string {
  return new TextDecoder().decode(body);
}

/**
 * Responds with a file. Browsers revalidate it with its ETag, which differs between the encodings.
 *
 * @param cacheControl The header Cache-Control: by default, the file is revalidated each time.
 */
export function respondWithFile(
  c: Context,
  { type, etag: digest, body, gzipped }: SiteFile,
  cacheControl = "no-cache",
): Response {
  const compressed = acceptsGzip(c.req.header("Accept-Encoding")) ? gzipped : undefined;
  const etag = `"${digest}${compressed === undefined ? "" : "-gzip"}"`;
  c.header("ETag", etag);
  c.header("Cache-Control", cacheControl);
  if (type === MARKDOWN) c.header("X-Robots-Tag", "noindex");
  if (gzipped !== undefined) c.header("Vary", "Accept-Encoding");
  if (matchesETag(c.req.header("If-None-Match"), etag)) return c.body(null, 304);
  c.header("Content-Type", type);
  if (compressed !== undefined) c.header("Content-Encoding", "gzip");
  return c.body(compressed ?? body);
}
