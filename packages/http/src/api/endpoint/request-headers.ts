import type { Context } from "hono";
import { Failure } from "../../errors/failure.js";
import {
  type HashRequest,
  type IdempotentRequest,
  isIdempotencyKey,
  type RepeatableRequest,
} from "../../idempotency/idempotent-request.js";
import type { Env } from "../../routing/env.js";

/** Reads the caller's geocoding key; an empty header counts as missing. */
export function readGeocodeKey(c: Context<Env>, headerName: string): string | Failure {
  return c.req.header(headerName)?.trim() || new Failure("GEOCODE_KEY_MISSING");
}

/** Returns the digests of a request with an Idempotency-Key; undefined if the header is missing or empty. */
export function readIdempotencyKey(
  c: Context<Env>,
  hashRequest: HashRequest,
  request: Pick<RepeatableRequest, "accountId" | "fields" | "body">,
): IdempotentRequest | undefined | Failure {
  const key = c.req.header("Idempotency-Key");
  if (!key) return undefined;
  if (!isIdempotencyKey(key)) return new Failure("IDEMPOTENCY_KEY_INVALID");
  return hashRequest({ ...request, key, endpoint: c.req.path });
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
