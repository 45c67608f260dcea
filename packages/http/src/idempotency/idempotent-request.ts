import { createHmac } from "node:crypto";

/** Maximum time that a request holds its key while it runs. After a crash, the key is free once this time is over. */
export const LEASE_MS = 30_000;

/** Time for which a successful answer is kept for retries. */
export const ANSWER_TTL_MS: number = 24 * 60 * 60 * 1000;

/** A request with an Idempotency-Key, as the store knows it: two digests, which reveal no birth data. */
export interface IdempotentRequest {
  /** Digest of the account and its Idempotency-Key, so that two accounts may use the same key. */
  readonly keyHmac: string;
  /** Digest of the endpoint and the body; distinguishes a retry from a different request. */
  readonly fingerprint: string;
  /** The same digests under the previous pepper; undefined unless the pepper is being replaced. */
  readonly previous?: { readonly keyHmac: string; readonly fingerprint: string } | undefined;
}

/** A request with an Idempotency-Key, as its caller sent it. */
interface RepeatableRequest {
  readonly accountId: string;
  readonly key: string;
  readonly endpoint: string;
  readonly body: Uint8Array;
}

/** Computes the digests of a request. */
export type HashRequest = (request: RepeatableRequest) => IdempotentRequest;

/** Checks the syntax of an Idempotency-Key: 1 to 255 visible ASCII characters. */
export function isIdempotencyKey(text: string): boolean {
  return /^[\x21-\x7e]{1,255}$/.test(text);
}

/**
 * Creates a function that computes HMAC-SHA-256 under a secret derived from the pepper. A plain hash would not protect
 * birth data: all possible dates and times are quickly tried.
 */
export function createRequestHasher(pepper: string, previousPepper?: string): HashRequest {
  const hash = hasherUnder(pepper);
  if (previousPepper === undefined) return hash;
  const hashPreviously = hasherUnder(previousPepper);
  return (request) => ({ ...hash(request), previous: hashPreviously(request) });
}

function hasherUnder(pepper: string): HashRequest {
  const secret = createHmac("sha256", pepper).update("idempotency").digest();
  const digest = (use: string, scope: string, content: string | Uint8Array) =>
    createHmac("sha256", secret).update(`${use}\n${scope}\n`).update(content).digest("hex");
  return ({ accountId, key, endpoint, body }) => ({
    keyHmac: digest("key", accountId, key),
    fingerprint: digest("request", endpoint, body),
  });
}
