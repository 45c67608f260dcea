import { createConnection, type Socket } from "node:net";
import { ResponseReader, type WireAnswer } from "./response-reader.js";

/** One caller's connection with at most one request under way; opened again where the service closed it meanwhile. */
export class Line {
  readonly #url: URL;
  readonly #onAnswer: (answer: WireAnswer, ms: number) => void;
  readonly #onBroken: () => void;
  #socket: Socket | undefined;
  #dueMs = 0;
  #isWaiting = false;

  /**
   * @param onAnswer Told the milliseconds since the request was due, not since it was sent.
   * @param onBroken Told that the connection ended before the answer.
   */
  constructor(url: string, onAnswer: (answer: WireAnswer, ms: number) => void, onBroken: () => void) {
    this.#url = new URL(url);
    this.#onAnswer = onAnswer;
    this.#onBroken = onBroken;
  }

  send(bytes: Buffer, dueMs: number): void {
    this.#dueMs = dueMs;
    this.#isWaiting = true;
    this.#socket ??= this.#open();
    this.#socket.write(bytes);
  }

  #open(): Socket {
    const { hostname, port } = this.#url;
    const socket = createConnection({ host: hostname, port: Number(port), noDelay: true });
    const reader = new ResponseReader();
    socket.on("data", (chunk) => {
      for (const answer of reader.read(chunk)) {
        this.#isWaiting = false;
        this.#onAnswer(answer, performance.now() - this.#dueMs);
      }
    });
    // An error shows as the end of the connection.
    socket.on("error", () => {});
    socket.on("close", () => {
      if (this.#socket === socket) this.#socket = undefined;
      if (!this.#isWaiting) return;
      this.#isWaiting = false;
      this.#onBroken();
    });
    return socket;
  }

  close(): void {
    this.#isWaiting = false;
    this.#socket?.destroy();
  }
}
