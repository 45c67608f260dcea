/** A response as it was received. */
export interface WireAnswer {
  readonly status: number;
  /** Status line and headers. */
  readonly head: string;
  readonly body: Buffer;
}

/** Parses the responses to pipelined requests from the chunks of a socket. */
export class ResponseReader {
  #rest: Buffer = Buffer.alloc(0);

  /**
   * Returns the responses that are complete after this chunk.
   *
   * @param isHead Returns true if the n-th response of this chunk belongs to a HEAD request: it has no body, whatever
   * its Content-Length.
   */
  read(chunk: Buffer, isHead: (n: number) => boolean = () => false): WireAnswer[] {
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    const answers: WireAnswer[] = [];
    for (;;) {
      const headEnd = this.#rest.indexOf("\r\n\r\n");
      if (headEnd < 0) return answers;
      const head = this.#rest.toString("latin1", 0, headEnd);
      const status = Number(head.slice(9, 12));
      const bodyStart = headEnd + 4;
      const hasBody = status >= 200 && !isHead(answers.length);
      const length = hasBody ? Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0) : 0;
      if (this.#rest.length < bodyStart + length) return answers;
      const body = this.#rest.subarray(bodyStart, bodyStart + length);
      this.#rest = this.#rest.subarray(bodyStart + length);
      // Skips interim responses, such as 100 Continue.
      if (status >= 200) answers.push({ status, head, body });
    }
  }
}
