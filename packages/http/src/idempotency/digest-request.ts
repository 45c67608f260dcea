import type { HashedRequest, RepeatableRequest } from "./idempotent-request.js";

/** Computes the digests of a request with SHA-256. They are the same in every process. */
export async function digestRequest({
  accountId,
  key,
  endpoint,
  fields,
}: RepeatableRequest): Promise<HashedRequest> {
  const [keyHmac, fingerprint] = await Promise.all([
    digest(["key", accountId, key]),
    digest(["fields", endpoint, fields]),
  ]);
  return { keyHmac, fingerprint };
}

async function digest(parts: readonly string[]): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(parts.join("\n")));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
