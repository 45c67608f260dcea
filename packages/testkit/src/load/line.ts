import { createConnection, type Socket } from "node:net";
import { ResponseReader, type WireAnswer } from "./response-reader.js";

/** The service closes a connection that has rested for 5 s; one that rested for longer than this is not used again. */
const LONGEST_REST_MS = 3000;

/** One caller's connection with at most one request under way; opened again where the service closed it meanwhile. */
export class Line {
  readonly #url: URL;
  readonly #onAnswer: (answer: WireAnswer, ms: number) => void;
  readonly #onBroken: () => void;
  #socket: Socket | undefined;
  #dueMs = 0;
  #usedMs = 0;
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
    if (performance.now() - this.#usedMs > LONGEST_REST_MS) this.#leave();
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
        this.#usedMs = performance.now();
        this.#onAnswer(answer, performance.now() - this.#dueMs);
      }
    });
    // An error shows as the end of the connection.
    socket.on("error", () => {});
    socket.on("close", () => {
      // It was left, or has been replaced.
      if (this.#socket !== socket) return;
      this.#socket = undefined;
      if (!this.#isWaiting) return;
      this.#isWaiting = false;
      this.#onBroken();
    });
    return socket;
  }

  #leave(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.destroy();
  }

  close(): void {
    this.#isWaiting = false;
    this.#leave();
  }
}
