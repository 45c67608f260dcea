import { Failure } from "../../errors/failure.js";
import type { ReadKey } from "../endpoint/authentication.js";

/** Finds the key in v1's own header; an empty one counts as absent. */
export function apiKeyHeader(name: string): ReadKey {
  return (request) => request.header(name)?.trim() || new Failure("API_KEY_MISSING");
}
