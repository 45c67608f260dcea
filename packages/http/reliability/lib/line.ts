import { once } from "node:events";
import { createConnection, type Socket } from "node:net";
import { ResponseReader, type WireAnswer } from "./response-reader.js";

/** One connection with at most one request under way. */
export class Line {
  readonly opened: Promise<unknown>;
  readonly #socket: Socket;
  readonly #reader = new ResponseReader();
  #dueMs = 0;
  #isWaiting = false;

  constructor(
    url: string,
    onAnswer: (line: Line, answer: WireAnswer, ms: number) => void,
    onBroken: () => void,
  ) {
    const { hostname, port } = new URL(url);
    this.#socket = createConnection({ host: hostname, port: Number(port), noDelay: true });
    this.opened = once(this.#socket, "connect");
    this.#socket.on("data", (chunk) => {
      for (const answer of this.#reader.read(chunk)) {
        this.#isWaiting = false;
        onAnswer(this, answer, performance.now() - this.#dueMs);
      }
    });
    this.#socket.on("error", () => {});
    this.#socket.on("close", () => {
      if (this.#isWaiting) onBroken();
      this.#isWaiting = false;
    });
  }

  send(bytes: Buffer, dueMs: number): void {
    this.#dueMs = dueMs;
    this.#isWaiting = true;
    this.#socket.write(bytes);
  }

  close(): void {
    this.#isWaiting = false;
    this.#socket.destroy();
  }
}
