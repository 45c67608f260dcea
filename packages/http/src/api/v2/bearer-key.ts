import type { HonoRequest } from "hono";
import { Failure } from "../../errors/failure.js";

/** Reads the API key from `Authorization: Bearer <key>`; an empty header counts as missing. */
export function bearerKey(request: HonoRequest): string | Failure {
  const authorization = request.header("Authorization")?.trim();
  if (!authorization) return new Failure("API_KEY_MISSING");
  const [, key] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
  return key ?? new Failure("API_KEY_INVALID");
}
