import type { IncomingMessage } from "node:http";

/** Maximum number of headers of a request. Each takes memory and time beyond its length. */
export const MAX_HEADERS = 100;

/** Headers that Node reads of a request: enough to see that there are too many. */
export const READ_HEADERS: number = MAX_HEADERS + 1;

/** Memory that a request takes besides what it sends: the objects of the request, of its response, and of its turn. */
const REQUEST_BYTES = 4096;

/** The same for a header: two strings, their places in two lists, and in what looks them up by name. */
const HEADER_BYTES = 150;

/** The same for the trailers that may follow a chunked body: as many as headers, and as long. */
const TRAILERS_BYTES = 16 * 1024 + MAX_HEADERS * HEADER_BYTES;

/** Bytes of a head that are no part of its texts, besides those of each header. */
const LINES_BYTES = "  HTTP/1.1\r\n\r\n".length;

/** Memory that a request may take until it is answered, and what it has sent so far. */
export interface RequestSize {
  readonly heldBytes: number;
  /** Bytes of its head and its body on the wire; undefined for a chunked body, which does not declare their number. */
  readonly sentBytes: number | undefined;
}

/** Returns true if a request has more than {@link MAX_HEADERS}. */
export function hasTooManyHeaders({ rawHeaders }: Pick<IncomingMessage, "rawHeaders">): boolean {
  return rawHeaders.length > 2 * MAX_HEADERS;
}

/**
 * Measures a request. Its headers count as what they take in memory, which is more than their length. Its body counts as
 * what it may become, not as what has arrived: a chunked one as the most that its path takes, with trailers.
 *
 * @param maxBodyBytes The most that is read of a body.
 */
export function sizeOf(request: IncomingMessage, maxBodyBytes: number): RequestSize {
  const { rawHeaders, headers, method = "", url = "" } = request;
  let textBytes = method.length + url.length;
  for (const text of rawHeaders) textBytes += text.length;
  const declared = Number(headers["content-length"] ?? 0);
  const body = isChunked(request) ? maxBodyBytes + TRAILERS_BYTES : Math.min(declared, maxBodyBytes);
  return {
    heldBytes: REQUEST_BYTES + textBytes + (rawHeaders.length / 2) * HEADER_BYTES + body,
    sentBytes: isChunked(request) ? undefined : textBytes + LINES_BYTES + rawHeaders.length * 2 + declared,
  };
}

/** Returns true if only the end of a body tells its length. */
export function isChunked({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined;
}
