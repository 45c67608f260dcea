import type { HonoRequest } from "hono";
import { Failure } from "../../errors/failure.js";

const NO_KEY = "No API key after `Bearer`. Send it as `Authorization: Bearer <key>`.";

/**
 * Reads the API key from `Authorization: Bearer <key>`; an empty header counts as missing. A scheme without a key, which
 * an unset variable leaves, is invalid, with a message of its own.
 */
export function bearerKey(request: HonoRequest): string | Failure {
  const authorization = request.header("Authorization")?.trim();
  if (!authorization) return new Failure("API_KEY_MISSING");
  if (/^Bearer$/i.test(authorization)) return new Failure("API_KEY_INVALID", { message: NO_KEY });
  const [, key] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
  return key ?? new Failure("API_KEY_INVALID");
}
