import type { Context } from "hono";
import { Failure } from "../../errors/failure.js";
import {
  type HashRequest,
  type IdempotentRequest,
  isIdempotencyKey,
} from "../../idempotency/idempotent-request.js";
import type { Env } from "../../routing/env.js";

/** The digests of a request that carries an Idempotency-Key; undefined where it carries none. */
export function readIdempotencyKey(
  c: Context<Env>,
  hashRequest: HashRequest,
  { accountId, body }: { readonly accountId: string; readonly body: Uint8Array },
): IdempotentRequest | undefined | Failure {
  const key = c.req.header("Idempotency-Key");
  if (key === undefined) return undefined;
  if (!isIdempotencyKey(key)) return new Failure("IDEMPOTENCY_KEY_INVALID");
  return hashRequest({ accountId, key, endpoint: c.req.path, body });
}
