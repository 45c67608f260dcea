import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../../dist/main.js", import.meta.url));

export interface BuiltServiceOptions {
  /** The service's first file, where it is another build's. */
  readonly main?: string;
  /** A module that Node loads before the service, to answer what {@link BuiltService.ask} asks. */
  readonly probe?: URL;
}

/** A run of the built service as its own process, from another working directory than the repository's. */
export class BuiltService {
  stdout = "";
  stderr = "";
  readonly #child: ChildProcess;
  readonly #exit: Promise<number | null>;

  constructor(
    environment: Record<string, string>,
    cwd: string,
    { main = MAIN, probe }: BuiltServiceOptions = {},
  ) {
    const { NODE_ENV: _, ...inherited } = process.env;
    const options = probe === undefined ? [] : ["--expose-gc", "--import", probe.href];
    this.#child = spawn(process.execPath, [...options, main], {
      cwd,
      env: { ...inherited, PORT: "0", ...environment },
      stdio: ["ignore", "pipe", "pipe", ...(probe === undefined ? [] : ["ipc" as const])],
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

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** What the probe answers; rejects if the process ends before. */
  async ask<Answer>(question: string): Promise<Answer> {
    const answered = once(this.#child, "message").then(([answer]) => answer as Answer);
    this.#child.send(question);
    const ended = this.#exit.then(() => Promise.reject(new Error(`ended early: ${this.stderr}`)));
    return Promise.race([answered, ended]);
  }

  exited(): Promise<number | null> {
    return this.#exit;
  }

  stop(signal: NodeJS.Signals = "SIGTERM"): Promise<number | null> {
    this.#child.kill(signal);
    return this.#exit;
  }
}
