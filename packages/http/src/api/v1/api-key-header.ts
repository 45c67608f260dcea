import { Failure } from "../../errors/failure.js";
import type { ReadKey } from "../endpoint/authentication.js";

/** Reads the API key from the named header; an empty header counts as missing. */
export function apiKeyHeader(name: string): ReadKey {
  return (request) => request.header(name)?.trim() || new Failure("API_KEY_MISSING");
}
