import { writeSync } from "node:fs";

/** What a pipe takes in one piece on Linux (PIPE_BUF), so that no line of another process comes in between. */
const PIECE_BYTES = 4096;

/** What is held at most for a reader who does not keep up; what comes on top is lost, and so said. */
const MAX_HELD_BYTES = 8 * 1024 * 1024;

/** How long a full pipe is left alone. */
const RETRY_MS = 10;

/** How long the end of the process waits for a full pipe, in retries. */
const RETRIES_AT_EXIT = 100;

/** Writes bytes, and returns how many it took; throws as `writeSync` does. */
export type WriteBytes = (bytes: Buffer) => number;

/**
 * The lines of one turn of the event loop in few writes: one for each line would take longer than making it. What
 * cannot be written, as on a full disk, is lost: a service without its log still serves.
 */
export class LogLines {
  readonly #writeBytes: WriteBytes;
  #lines = "";
  #pieces: Buffer[] = [];
  #heldBytes = 0;
  #lostBytes = 0;
  #isDue = false;

  constructor(writeBytes: WriteBytes = (bytes) => writeSync(2, bytes)) {
    this.#writeBytes = writeBytes;
  }

  /** @param line With its line feed. */
  write(line: string): void {
    if (this.#lines.length + line.length > PIECE_BYTES) this.#endPiece();
    this.#lines += line;
    if (this.#isDue) return;
    this.#isDue = true;
    setImmediate(() => this.#writeDue());
  }

  /** Writes all that is held, as the last thing that the process does. */
  writeAtExit(): void {
    const clock = new Int32Array(new SharedArrayBuffer(4));
    for (let retries = 0; !this.#writeOut() && retries < RETRIES_AT_EXIT; retries++) {
      Atomics.wait(clock, 0, 0, RETRY_MS);
    }
  }

  #writeDue(): void {
    this.#isDue = !this.#writeOut();
    if (this.#isDue) setTimeout(() => this.#writeDue(), RETRY_MS).unref();
  }

  /** Returns whether nothing is held any more. */
  #writeOut(): boolean {
    this.#endPiece();
    const pieces = this.#pieces;
    this.#pieces = [];
    for (const [index, piece] of pieces.entries()) {
      const rest = this.#writePiece(piece);
      this.#heldBytes -= piece.length - rest.length;
      if (rest.length === 0) continue;
      this.#pieces = [rest, ...pieces.slice(index + 1)];
      return false;
    }
    return true;
  }

  /** Returns what a full pipe did not take. */
  #writePiece(piece: Buffer): Buffer {
    let rest = piece;
    while (rest.length > 0) {
      try {
        rest = rest.subarray(this.#writeBytes(rest));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "EAGAIN") return rest;
        this.#lostBytes += rest.length;
        return rest.subarray(rest.length);
      }
    }
    return rest;
  }

  #endPiece(): void {
    if (this.#lines === "") return;
    const piece = Buffer.from(this.#lines);
    this.#lines = "";
    if (this.#heldBytes + piece.length > MAX_HELD_BYTES) {
      this.#lostBytes += piece.length;
      return;
    }
    if (this.#lostBytes > 0) this.#hold(Buffer.from(this.#lossLine()));
    this.#hold(piece);
  }

  #hold(piece: Buffer): void {
    this.#pieces.push(piece);
    this.#heldBytes += piece.length;
  }

  /** Says, before the next lines, that some are missing. */
  #lossLine(): string {
    const loss = { level: 40, time: new Date().toISOString(), lostBytes: this.#lostBytes };
    this.#lostBytes = 0;
    return `${JSON.stringify({ ...loss, msg: "a part of the log could not be written" })}\n`;
  }
}
