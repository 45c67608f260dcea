import { writeSync } from "node:fs";

/** Size that Linux writes to a pipe atomically (PIPE_BUF), so that lines of other processes do not mix with ours. */
const PIECE_BYTES = 4096;

/** Limit of the buffer for a slow reader. Further lines are dropped, and a later line says how many bytes. */
const MAX_HELD_BYTES = 8 * 1024 * 1024;

/** Delay before the next write to a full pipe. */
const RETRY_MS = 10;

/** Maximum number of such delays when the process ends. */
const RETRIES_AT_EXIT = 100;

/** Writes bytes and returns how many were written; throws as `writeSync` does. */
export type WriteBytes = (bytes: Buffer) => number;

/**
 * Writes the log lines of one turn of the event loop together, because one write for each line takes longer than making
 * the line. Lines that cannot be written (for example, because the disk is full) are dropped: the service still serves.
 *
 *     write(line) -> #lines (the current piece, up to 4 KiB) -> #pieces (whole pieces) -> writeBytes
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

  write(line: string): void {
    if (this.#lines.length + line.length > PIECE_BYTES) this.#endPiece();
    this.#lines += line;
    if (this.#isDue) return;
    this.#isDue = true;
    setImmediate(() => this.#writeDue());
  }

  /** Writes everything that is still held, blocking the process for up to a second. Call it last. */
  writeAtExit(): void {
    // A synchronous sleep: timers no longer run while the process exits.
    const clock = new Int32Array(new SharedArrayBuffer(4));
    for (let retries = 0; !this.#writeOut() && retries < RETRIES_AT_EXIT; retries++) {
      Atomics.wait(clock, 0, 0, RETRY_MS);
    }
  }

  #writeDue(): void {
    this.#isDue = !this.#writeOut();
    if (this.#isDue) setTimeout(() => this.#writeDue(), RETRY_MS).unref();
  }

  /** Writes the held pieces; returns true if all were written. */
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

  /** Writes a piece; returns the rest that did not fit into a full pipe. */
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

  /** Makes the line that reports dropped bytes, and resets their count. */
  #lossLine(): string {
    const loss = { level: 40, time: new Date().toISOString(), lostBytes: this.#lostBytes };
    this.#lostBytes = 0;
    return `${JSON.stringify({ ...loss, msg: "part of the log could not be written" })}\n`;
  }
}
