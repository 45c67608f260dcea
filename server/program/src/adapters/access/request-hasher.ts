import { createHmac } from "node:crypto";
import type { HashedRequest, IdempotentRequest, RepeatableRequest } from "chart-http";

/**
 * Creates a function that computes HMAC-SHA-256 under a secret derived from the pepper. A plain hash would not protect
 * birth data: all possible dates and times are quickly tried.
 */
export function createRequestHasher(
  pepper: string,
  previousPepper?: string,
): (request: RepeatableRequest) => IdempotentRequest {
  const hash = hasherUnder(pepper);
  if (previousPepper === undefined) return hash;
  const hashPreviously = hasherUnder(previousPepper);
  return (request) => ({ ...hash(request), previous: hashPreviously(request) });
}

function hasherUnder(pepper: string): (request: RepeatableRequest) => HashedRequest {
  const secret = createHmac("sha256", pepper).update("idempotency").digest();
  const digest = (use: string, scope: string, content: string) =>
    createHmac("sha256", secret).update(`${use}\n${scope}\n`).update(content).digest("hex");
  return ({ accountId, key, endpoint, fields }) => ({
    keyHmac: digest("key", accountId, key),
    fingerprint: digest("fields", endpoint, fields),
  });
}
