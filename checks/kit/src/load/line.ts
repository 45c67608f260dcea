import { createConnection, type Socket } from "node:net";
import { ResponseReader, type WireAnswer } from "./response-reader.js";

/** Longest idle time before a connection is replaced. The service closes idle connections after 5 s. */
const LONGEST_REST_MS = 3000;

/** A client's connection with at most one request in flight; reconnects when the service has closed it. */
export class Line {
  readonly #url: URL;
  readonly #onAnswer: (answer: WireAnswer, ms: number) => void;
  readonly #onBroken: () => void;
  #socket: Socket | undefined;
  #dueMs = 0;
  #usedMs = 0;
  #isWaiting = false;

  /**
   * @param onAnswer Receives a response, and the milliseconds since its request was due (not since it was sent).
   * @param onBroken Called when the connection ends before the response.
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
    // An error is always followed by "close", which handles it.
    socket.on("error", () => {});
    socket.on("close", () => {
      // The connection was closed on purpose, or has been replaced.
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
