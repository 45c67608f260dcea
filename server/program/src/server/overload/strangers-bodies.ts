import type { IncomingMessage } from "node:http";

/** Body that takes no more memory than a connection does anyway. */
const SMALL_BYTES = 8 * 1024;

/** Largest body that any path takes. */
const LARGEST_BYTES = 256 * 1024;

/** Memory for larger bodies of strangers, all together: that of 256 batches. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Bounds the memory in which large bodies of strangers arrive: they are read before the key is asked for, and may take
 * half a minute. Bodies of customers do not count.
 */
export class StrangersBodies {
  #bytes = 0;

  /** Takes memory for the body of a request. The returned function gives it back; undefined if too little is left. */
  take({ headers }: Pick<IncomingMessage, "headers">): (() => void) | undefined {
    const isChunked = headers["transfer-encoding"] !== undefined;
    const declared = isChunked ? LARGEST_BYTES : Number(headers["content-length"] ?? 0);
    const bytes = declared <= SMALL_BYTES ? 0 : Math.min(declared, LARGEST_BYTES);
    if (bytes > 0 && this.#bytes + bytes > MAX_BYTES) return undefined;
    this.#bytes += bytes;
    return () => {
      this.#bytes -= bytes;
    };
  }
}
