import { once } from "node:events";
import { createConnection, type Socket } from "node:net";

/** A response as it was received. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** Sends bytes unchanged and reads until the server closes the connection. */
export function sendRaw(url: string, text: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let received = "";
    const socket = createConnection({ host: hostname, port: Number(port) }, () => socket.write(text));
    socket.setEncoding("utf8");
    socket.on("data", (chunk) => {
      received += chunk;
    });
    socket.on("error", reject);
    socket.on("close", () => {
      const [head = "", body = ""] = received.split(/\r\n\r\n(.*)/s);
      const [statusLine = "", ...lines] = head.split("\r\n");
      const headers = lines.map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]);
      resolve({
        status: Number(statusLine.split(" ")[1]),
        headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
        body,
      });
    });
  });
}

/** A connection that sends bytes unchanged, piece by piece. */
export class RawConnection {
  readonly #socket: Socket;
  #received = "";

  constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.#socket = createConnection({ host: hostname, port: Number(port) });
    this.#socket.setEncoding("utf8").on("data", (chunk) => {
      this.#received += chunk;
    });
  }

  send(text: string): void {
    this.#socket.write(text);
  }

  /** Resolves once the received text matches. */
  async received(pattern: RegExp): Promise<void> {
    while (!pattern.test(this.#received)) await once(this.#socket, "data");
  }

  /** Resolves to all received text, once the server has closed the connection. */
  async closed(): Promise<string> {
    if (!this.#socket.closed) await once(this.#socket, "close");
    return this.#received;
  }

  /** Resolves once the connection is closed, in order or by a reset. */
  async ended(): Promise<void> {
    this.#socket.on("error", () => {});
    if (!this.#socket.closed) await new Promise((resolve) => this.#socket.once("close", resolve));
  }

  /** Closes the connection with a reset, as a crashed caller does. */
  reset(): void {
    this.#socket.resetAndDestroy();
  }

  /** Closes the connection without waiting for a response. */
  hangUp(): void {
    this.#socket.destroy();
  }
}
