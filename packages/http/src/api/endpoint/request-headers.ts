import type { Context } from "hono";
import { Failure } from "../../errors/failure.js";
import {
  type HashRequest,
  type IdempotentRequest,
  isIdempotencyKey,
  type RepeatableRequest,
} from "../../idempotency/idempotent-request.js";
import type { Env } from "../../routing/env.js";
import type { ReadOrder } from "./paid-endpoint.js";

/** Reads the caller's geocoding key; empty if the header is missing. */
export function readGeocodeKey(c: Context<Env>, headerName: string): string {
  return c.req.header(headerName)?.trim() ?? "";
}

/**
 * Returns the digests of a request with an Idempotency-Key; undefined if the header is missing. An empty one is refused:
 * its caller believes in a protection that there is not.
 */
export function readIdempotencyKey(
  c: Context<Env>,
  hashRequest: HashRequest,
  unhashed: UnhashedRequest,
): IdempotentRequest | Promise<IdempotentRequest> | undefined | Failure {
  const key = c.req.header("Idempotency-Key");
  if (key === undefined) return undefined;
  if (!isIdempotencyKey(key)) return new Failure("IDEMPOTENCY_KEY_INVALID");
  const { fields, earlierFields, ...request } = unhashed;
  const hashed = hashRequest({ ...request, fields: fields(), key });
  if (earlierFields === undefined) return hashed;
  const earlier = hashRequest({ ...request, fields: earlierFields(), key });
  return Promise.all([hashed, earlier]).then(([now, before]) => ({ ...now, earlier: before }));
}

/** A request whose fields are written only if it has an Idempotency-Key. */
type UnhashedRequest = Pick<RepeatableRequest, "accountId" | "endpoint"> &
  Pick<ReadOrder, "fields" | "earlierFields">;

/** Sets the headers of a successful response: the credits left, if results cost any, and a mark if it replays an earlier response. */
export function setPaidHeaders(
  c: Context<Env>,
  { creditsLeft, isReplayed }: { readonly creditsLeft?: number | undefined; readonly isReplayed: boolean },
): void {
  const headers = c.get("answerHeaders");
  if (creditsLeft !== undefined) headers["X-Credits-Remaining"] = String(creditsLeft);
  if (isReplayed) headers["Idempotent-Replayed"] = "true";
}
