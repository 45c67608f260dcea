/** An answer as it came over the wire. */
export interface WireAnswer {
  readonly status: number;
  /** The status line and the headers. */
  readonly head: string;
  readonly body: Buffer;
}

/** Takes the answers to pipelined requests out of what a socket brings, one after another. */
export class ResponseReader {
  #rest: Buffer = Buffer.alloc(0);

  /** @param isHead Whether the n-th of these answers is one to HEAD, which has no body whatever its length says. */
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
      // An interim answer, such as 100 Continue, is followed by the real one.
      if (status >= 200) answers.push({ status, head, body });
    }
  }
}
