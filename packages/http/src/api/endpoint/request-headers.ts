import type { Context } from "hono";
import { Failure } from "../../errors/failure.js";
import {
  type HashRequest,
  type IdempotentRequest,
  isIdempotencyKey,
  type RepeatableRequest,
} from "../../idempotency/idempotent-request.js";
import type { Env } from "../../routing/env.js";

/** Reads the caller's geocoding key; empty if the header is missing. */
export function readGeocodeKey(c: Context<Env>, headerName: string): string {
  return c.req.header(headerName)?.trim() ?? "";
}

/** Returns the digests of a request with an Idempotency-Key; undefined if the header is missing or empty. */
export function readIdempotencyKey(
  c: Context<Env>,
  hashRequest: HashRequest,
  { accountId, fields }: Pick<RepeatableRequest, "accountId"> & { readonly fields: () => string },
): IdempotentRequest | undefined | Failure {
  const key = c.req.header("Idempotency-Key");
  if (!key) return undefined;
  if (!isIdempotencyKey(key)) return new Failure("IDEMPOTENCY_KEY_INVALID");
  return hashRequest({ accountId, fields: fields(), key, endpoint: c.req.path });
}

/** Sets the headers of a successful response: the credits left, and a mark if it replays an earlier response. */
export function setPaidHeaders(
  c: Context<Env>,
  { creditsLeft, isReplayed }: { readonly creditsLeft: number; readonly isReplayed: boolean },
): void {
  const headers = c.get("answerHeaders");
  headers["X-Credits-Remaining"] = String(creditsLeft);
  if (isReplayed) headers["Idempotent-Replayed"] = "true";
}
