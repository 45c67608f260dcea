import { isUtf8 } from "node:buffer";
import { Failure } from "../../errors/failure.js";

/** RFC 8259 allows parsers to ignore a byte order mark. */
const BYTE_ORDER_MARK = 0xfeff;

/** Parses a request body as a JSON object. If a member occurs twice, the last one counts. */
export function readJsonObject(contentType: string | undefined, body: Uint8Array): object | Failure {
  if (mediaType(contentType) !== "application/json") return new Failure("UNSUPPORTED_MEDIA_TYPE");
  let value: unknown;
  try {
    value = JSON.parse(textOf(body));
  } catch {
    return new Failure("INVALID_REQUEST_BODY");
  }
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return isObject ? (value as object) : new Failure("INVALID_REQUEST_BODY");
}

/** Decodes strict UTF-8; faster than a `TextDecoder` with `fatal`. */
function textOf(body: Uint8Array): string {
  if (!isUtf8(body)) throw new TypeError("the body is not valid UTF-8");
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString("utf8");
  return text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text;
}

/** Returns the media type without parameters such as a charset. */
function mediaType(contentType = ""): string {
  const end = contentType.indexOf(";");
  return (end === -1 ? contentType : contentType.slice(0, end)).trim().toLowerCase();
}
