import { once } from "node:events";
import { createConnection, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { ResponseReader, type WireAnswer } from "@chart/kit/load/response-reader";
import type { FuzzCase } from "./fuzz-case.js";

/** Time after which the service counts as hung. */
const HUNG_MS = 15_000;

/** The answers to a case. */
export interface Exchange {
  readonly answers: readonly WireAnswer[];
  /** True if answers are missing although the service keeps the connection open. */
  readonly isHung: boolean;
}

/** A connection that is reused as long as the service keeps it open. */
export class Connection {
  readonly #url: URL;
  #socket: Socket | undefined;

  constructor(url: string) {
    this.#url = new URL(url);
  }

  /**
   * Sends a case and reads all its answers. As clients do, it sends a whole request again on a new connection if the
   * service ended the old one at the same moment, without a byte of an answer.
   */
  async exchange(fuzzCase: FuzzCase): Promise<Exchange> {
    const wasOpen = this.#isOpen;
    const exchange = await this.#send(fuzzCase);
    const isLost = fuzzCase.isWellFormed && exchange.answers.length === 0 && !exchange.isHung;
    if (!isLost || !wasOpen) return exchange;
    this.close();
    return this.#send(fuzzCase);
  }

  async #send({ pieces, targets, isWellFormed }: FuzzCase): Promise<Exchange> {
    const socket = await this.#open();
    const reader = new ResponseReader();
    const answers: WireAnswer[] = [];
    const isHead = (n: number) => targets[answers.length + n]?.method === "HEAD";
    const isComplete = () => isWellFormed && answers.length >= targets.length;
    const done = new Promise<boolean>((resolve) => {
      const hung = setTimeout(() => resolve(true), HUNG_MS);
      const end = () => {
        clearTimeout(hung);
        resolve(false);
      };
      socket.on("data", (chunk) => {
        answers.push(...reader.read(chunk, isHead));
        if (isComplete()) end();
      });
      socket.once("close", end);
    });

    for (const [index, piece] of pieces.entries()) {
      if (index > 0) await delay(2);
      if (socket.writable) socket.write(piece);
    }
    // Ends a request that may be unfinished; otherwise the service would wait for the rest of it.
    if (!isWellFormed) socket.end();
    const isHung = await done;
    socket.removeAllListeners("data").removeAllListeners("close");
    const isEnding = answers.some(({ head }) => /\r\nconnection: close/i.test(head));
    if (isHung || isEnding || !isWellFormed) this.close();
    return { answers, isHung };
  }

  get #isOpen(): boolean {
    return this.#socket?.writable === true && this.#socket.readable;
  }

  async #open(): Promise<Socket> {
    if (this.#socket !== undefined && this.#isOpen) return this.#socket;
    this.close();
    const socket = createConnection({ host: this.#url.hostname, port: Number(this.#url.port) });
    // A reset counts as the end of the connection.
    socket.on("error", () => {});
    this.#socket = socket;
    await once(socket, "connect");
    return socket;
  }

  close(): void {
    this.#socket?.destroy();
    this.#socket = undefined;
  }
}
