import { Failure } from "../../errors/failure.js";

/** Decodes strict UTF-8. Drops a byte order mark, as RFC 8259 allows. */
const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Parses a request body as a JSON object. If a member occurs twice, the last one counts; one that is null is absent. */
export function readJsonObject(contentType: string | undefined, body: Uint8Array): object | Failure {
  if (mediaType(contentType) !== "application/json") return new Failure("UNSUPPORTED_MEDIA_TYPE");
  let value: unknown;
  try {
    value = JSON.parse(utf8.decode(body));
  } catch {
    return new Failure("INVALID_REQUEST_BODY");
  }
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return isObject ? withoutNulls(value as object) : new Failure("INVALID_REQUEST_BODY");
}

/** Returns an object of a request body without its members that are null: they count as absent. */
export function withoutNulls(sent: object): object {
  const members = Object.entries(sent);
  const present = members.filter(([, value]) => value !== null);
  return present.length === members.length ? sent : Object.fromEntries(present);
}

/** Returns the media type without parameters such as a charset. */
function mediaType(contentType = ""): string {
  const end = contentType.indexOf(";");
  return (end === -1 ? contentType : contentType.slice(0, end)).trim().toLowerCase();
}
