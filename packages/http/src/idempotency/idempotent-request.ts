import { createHmac } from "node:crypto";

/** Maximum time that a request holds its key while it is being answered; after a crash, the key is free again. */
export const LEASE_MS = 30_000;

/** Time for which a successful answer is kept for repeats. */
export const ANSWER_TTL_MS: number = 24 * 60 * 60 * 1000;

/** A request that its caller may repeat, as the store sees it: two digests without readable content. */
export interface IdempotentRequest {
  /** Digest of the account and its Idempotency-Key: accounts do not share keys. */
  readonly keyHmac: string;
  /** Digest of the endpoint and the body, which a repeat has in common. */
  readonly fingerprint: string;
}

/** A request with an Idempotency-Key. */
interface RepeatableRequest {
  readonly accountId: string;
  readonly key: string;
  readonly endpoint: string;
  readonly body: Uint8Array;
}

export type HashRequest = (request: RepeatableRequest) => IdempotentRequest;

/** Checks the syntax of an Idempotency-Key: 1 to 255 visible ASCII characters. */
export function isIdempotencyKey(text: string): boolean {
  return /^[\x21-\x7e]{1,255}$/.test(text);
}

/** HMAC-SHA-256 under a secret of its own, derived from the pepper: birth data have too few bits for a plain hash. */
export function createRequestHasher(pepper: string): HashRequest {
  const secret = createHmac("sha256", pepper).update("idempotency").digest();
  const digest = (use: string, scope: string, content: string | Uint8Array) =>
    createHmac("sha256", secret).update(`${use}\n${scope}\n`).update(content).digest("hex");
  return ({ accountId, key, endpoint, body }) => ({
    keyHmac: digest("key", accountId, key),
    fingerprint: digest("request", endpoint, body),
  });
}
