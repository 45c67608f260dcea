import type { IncomingMessage } from "node:http";
import { stopBody } from "./parser.js";
import { isChunked } from "./request-size.js";

/** Bytes that the chunks of a body have at least, on average, after the first {@link FREE_CHUNKS}. */
const CHUNK_BYTES = 256;
const FREE_CHUNKS = 32;

/**
 * Calls back once if a request's body has more chunks than its path's limit is worth, and drops what follows: Node takes a
 * microsecond for each, and one of a byte has six on the wire.
 *
 * @param maxBodyBytes The most that is read of a body.
 */
export function limitChunks(request: IncomingMessage, maxBodyBytes: number, tooMany: () => void): void {
  if (!isChunked(request)) return;
  let left = FREE_CHUNKS + maxBodyBytes / CHUNK_BYTES;
  const push = request.push.bind(request);
  request.push = (chunk, encoding) => {
    if (chunk === null || --left >= 0) return push(chunk, encoding);
    request.push = () => {
      stopBody(request.socket);
      return true;
    };
    tooMany();
    return request.push(chunk);
  };
}
