import { createHmac } from "node:crypto";

/** How long a request may hold its key while it is being answered: a holder that crashed blocks it no longer. */
export const LEASE_MS = 30_000;

/** How long a successful answer is kept for repeats. */
export const KEPT_MS: number = 24 * 60 * 60 * 1000;

/** A request that its caller may repeat, as the store knows it: two digests, nothing that can be read. */
export interface IdempotentRequest {
  /** Of the account and its Idempotency-Key: each account's keys are its own. */
  readonly keyHmac: string;
  /** Of the endpoint and the body: a repeat has the same. */
  readonly fingerprint: string;
}

/** What a caller sent under an Idempotency-Key. */
interface RepeatableRequest {
  readonly accountId: string;
  readonly key: string;
  readonly endpoint: string;
  readonly body: Uint8Array;
}

export type HashRequest = (request: RepeatableRequest) => IdempotentRequest;

/** Whether the text may be an Idempotency-Key: 1 to 255 visible ASCII characters. */
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
