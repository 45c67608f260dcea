import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gunzip, gunzipSync, gzipSync } from "node:zlib";
import { acceptsGzip, matchesETag } from "chart-http/base";
import type { Context } from "hono";

/** A response that stays the same until the service restarts. */
export interface SiteFile {
  /** Content-Type. */
  readonly type: string;
  /** Contains a digest of the content. */
  readonly etag: string;
  /** The content, with gzip if {@link isGzipped}. */
  readonly body: Uint8Array<ArrayBuffer>;
  readonly isGzipped: boolean;
}

const gunzipped = promisify(gunzip);

/** Creates a file of the site. Texts are kept with gzip only: they take a sixth of the memory. */
export function siteFile(type: string, content: string | Uint8Array<ArrayBuffer>): SiteFile {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const isGzipped = type !== "image/png";
  const digest = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  // A copy, because the result is part of a larger buffer.
  return { type, etag: digest, body: isGzipped ? new Uint8Array(gzipSync(bytes)) : bytes, isGzipped };
}

/** Returns the content of a text file. */
export function textOf({ body }: SiteFile): string {
  return gunzipSync(body).toString();
}

/** Responds with a file. Browsers revalidate it with its ETag, which differs between the encodings. */
export async function respondWithFile(c: Context, file: SiteFile): Promise<Response> {
  const { type, body, isGzipped } = file;
  const sendsGzip = isGzipped && acceptsGzip(c.req.header("Accept-Encoding"));
  const etag = `"${file.etag}${sendsGzip ? "-gzip" : ""}"`;
  c.header("ETag", etag);
  c.header("Cache-Control", "no-cache");
  if (isGzipped) c.header("Vary", "Accept-Encoding");
  if (matchesETag(c.req.header("If-None-Match"), etag)) return c.body(null, 304);
  c.header("Content-Type", type);
  if (sendsGzip) c.header("Content-Encoding", "gzip");
  // In a thread of Node's pool, because few clients do without gzip and charts should not wait for them.
  return c.body(isGzipped && !sendsGzip ? new Uint8Array(await gunzipped(body)) : body);
}
