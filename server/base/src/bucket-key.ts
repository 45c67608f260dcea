import { createHash } from "node:crypto";

/**
 * Returns a short name for a bucket: a SHA-256 of 43 characters. The memory of a bucket then depends neither on the
 * length of what a caller sent, nor on the request that it is a part of: V8 keeps the whole text of a header for as
 * long as a piece of it is in use.
 *
 * @param parts Texts without spaces.
 */
export function bucketKey(...parts: readonly string[]): string {
  return createHash("sha256").update(parts.join(" ")).digest("base64url");
}
