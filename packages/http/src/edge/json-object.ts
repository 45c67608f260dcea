import { Failure } from "../failure.js";

/** Refuses broken UTF-8 instead of guessing at it; leaves out a byte order mark, as RFC 8259 allows. */
const utf8 = new TextDecoder("utf-8", { fatal: true });

/** The JSON object that a body holds. Of a member that occurs twice the last counts. */
export function readJsonObject(contentType: string | undefined, body: Uint8Array): object | Failure {
  if (mediaType(contentType) !== "application/json") return new Failure("UNSUPPORTED_MEDIA_TYPE");
  let value: unknown;
  try {
    value = JSON.parse(utf8.decode(body));
  } catch {
    return new Failure("INVALID_REQUEST_BODY");
  }
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return isObject ? (value as object) : new Failure("INVALID_REQUEST_BODY");
}

/** The media type without its parameters, such as a charset. */
function mediaType(contentType = ""): string {
  const [type = ""] = contentType.split(";");
  return type.trim().toLowerCase();
}
