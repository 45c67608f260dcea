import { createHmac } from "node:crypto";

/** Maximum time that a request holds its key while it runs. After a crash, the key is free once this time is over. */
export const LEASE_MS = 30_000;

/** Time for which a successful answer is kept for retries. */
export const ANSWER_TTL_MS: number = 24 * 60 * 60 * 1000;

/** Digests of a request with an Idempotency-Key, under one pepper. They reveal no birth data. */
export interface HashedRequest {
  /** Digest of the account and its Idempotency-Key, so that two accounts may use the same key. */
  readonly keyHmac: string;
  /** Digest of the endpoint and the parsed fields; distinguishes a retry from a different request. */
  readonly fingerprint: string;
}

/** A request with an Idempotency-Key, under the pepper and, while that is being replaced, the previous one. */
export interface IdempotentRequest extends HashedRequest {
  /** The same digests under the previous pepper; undefined unless the pepper is being replaced. */
  readonly previous?: HashedRequest | undefined;
}

/** A request with an Idempotency-Key, as its caller sent it. */
export interface RepeatableRequest {
  readonly accountId: string;
  readonly key: string;
  readonly endpoint: string;
  /** Parsed fields as one text: equal for requests that differ in white space or the order of their members. */
  readonly fields: string;
}

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
  const digest = (use: string, scope: string, content: string) =>
    createHmac("sha256", secret).update(`${use}\n${scope}\n`).update(content).digest("hex");
  return ({ accountId, key, endpoint, fields }) => ({
    keyHmac: digest("key", accountId, key),
    fingerprint: digest("fields", endpoint, fields),
  });
}
