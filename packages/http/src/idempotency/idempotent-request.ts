/** Maximum time that a request holds its key while it runs. After a crash, the key is free once this time is over. */
export const LEASE_MS = 30_000;

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
  /** The same request as it was read before null counted as absent: an answer that was kept then is its answer. */
  readonly earlier?: IdempotentRequest | undefined;
}

/** A request with an Idempotency-Key, as its caller sent it. */
export interface RepeatableRequest {
  readonly accountId: string;
  readonly key: string;
  readonly endpoint: string;
  /** Parsed fields as one text: equal for requests that differ in white space or the order of their members. */
  readonly fields: string;
}

/** Computes the digests of a request. */
export type HashRequest = (request: RepeatableRequest) => IdempotentRequest | Promise<IdempotentRequest>;

/** Checks the syntax of an Idempotency-Key: 1 to 255 visible ASCII characters. */
export function isIdempotencyKey(text: string): boolean {
  return /^[\x21-\x7e]{1,255}$/.test(text);
}
