import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createConnection, type Socket } from "node:net";
import { fileURLToPath } from "node:url";
import { inject } from "vitest";

const MAIN = fileURLToPath(new URL("../../dist/main.js", import.meta.url));

/** A run of the built service as its own process, from another working directory than the repository's. */
export class ServiceProcess {
  stdout = "";
  stderr = "";
  readonly #child: ChildProcess;
  readonly #exit: Promise<number | null>;

  constructor(environment: Record<string, string>, cwd: string, main: string = MAIN) {
    const { NODE_ENV: _, ...inherited } = process.env;
    this.#child = spawn(process.execPath, [main], {
      cwd,
      env: { ...inherited, PORT: "0", GAZETTEER_PATH: inject("gazetteerPath"), ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#child.stdout?.setEncoding("utf8").on("data", (text) => {
      this.stdout += text;
    });
    this.#child.stderr?.setEncoding("utf8").on("data", (text) => {
      this.stderr += text;
    });
    this.#exit = once(this.#child, "close").then(([code]) => code);
  }

  /** Resolves once standard output matches; rejects if the process ends before. */
  printed(pattern: RegExp): Promise<void> {
    return this.#written("stdout", pattern);
  }

  /** Resolves once standard error, the log, matches; rejects if the process ends before. */
  logged(pattern: RegExp): Promise<void> {
    return this.#written("stderr", pattern);
  }

  async #written(stream: "stdout" | "stderr", pattern: RegExp): Promise<void> {
    while (!pattern.test(this[stream])) {
      const ended = await Promise.race([
        once(this.#child[stream] as NodeJS.ReadableStream as never, "data").then(() => false),
        this.#exit.then(() => true),
      ]);
      if (ended && !pattern.test(this[stream])) throw new Error(`ended early: ${this.stderr}`);
    }
  }

  get url(): string {
    return /listens on (http:\S+)/.exec(this.stdout)?.[1] ?? "";
  }

  /** Where it listens, whatever PUBLIC_URL says; needs LOG_LEVEL=debug. */
  get address(): string {
    return `http://127.0.0.1:${/"port":(\d+)/.exec(this.stderr)?.[1]}`;
  }

  exited(): Promise<number | null> {
    return this.#exit;
  }

  stop(signal: NodeJS.Signals = "SIGTERM"): Promise<number | null> {
    this.#child.kill(signal);
    return this.#exit;
  }
}

/** An answer as it came over the wire. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** Sends bytes as they are and reads until the other side closes. */
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

/** A connection that sends bytes as they are, piece by piece. */
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

  /** Resolves once what came back matches. */
  async received(pattern: RegExp): Promise<void> {
    while (!pattern.test(this.#received)) await once(this.#socket, "data");
  }

  /** Resolves to everything that came back, once the other side has closed. */
  async closed(): Promise<string> {
    if (!this.#socket.closed) await once(this.#socket, "close");
    return this.#received;
  }

  hangUp(): void {
    this.#socket.destroy();
  }
}
