import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gazetteerPath } from "../setup/built-gazetteer.js";
import { nodeArgumentsOf } from "./node-arguments.js";
import { adminJson } from "./run-admin.js";

const MAIN = fileURLToPath(new URL("../../../../server/program/dist/main.js", import.meta.url));
const PROBE = new URL("probe.mjs", import.meta.url).href;
const PAGES_ON_REQUEST = new URL("pages-on-request.mjs", import.meta.url).href;

export interface ServiceOptions {
  /** Working directory; by default outside the repository, because the service must not depend on it. */
  readonly cwd?: string;
  /** Main file, to run another build or another server. */
  readonly main?: string;
  /** Further command-line options of Node, besides those of the build's unit file. */
  readonly nodeArguments?: readonly string[];
  /** Limit of the process's open files, connections included. */
  readonly openFiles?: number;
  /** File for standard error; without it, all of standard error is kept in {@link ServiceProcess.stderr}. */
  readonly logPath?: string;
  /** Loads the probe, which {@link ServiceProcess.usage} and {@link ServiceProcess.processorUs} need. */
  readonly probe?: boolean;
  /** Renders the pages at the start, as in production. By default, tests render them at the first request for a page. */
  readonly rendersAtStart?: boolean;
}

/** Exit code of a process; the name of the signal if one ended it. */
export type Exit = number | NodeJS.Signals;

/** Resources that a process uses, as reported by its probe. */
export interface Usage {
  /** Resident memory in bytes. */
  readonly rss: number;
  /** JavaScript heap in bytes, after a garbage collection. */
  readonly heapUsed: number;
  /** Memory of JavaScript's buffers outside the heap, in bytes. */
  readonly external: number;
  /** Number of resources that keep the event loop alive, by type. */
  readonly handles: Readonly<Record<string, number>>;
  /** Event loop delay since the previous request for usage; includes the resolution of 10 ms. */
  readonly loopLagMs: { readonly p99: number; readonly max: number };
}

/**
 * The built service as a process. By default it runs in development mode with log lines in JSON, on a free port of
 * loopback, with the gazetteer that all tests share. It waits for its turn as long as it takes: with the service's own
 * default, a busy machine would make it refuse requests because of overload.
 */
export class ServiceProcess {
  stdout = "";
  stderr = "";
  /** The end of the process, such as `code 1, 9500 ms after SIGTERM`, with that of its log; empty while it runs. */
  ending = "";
  #environment: Readonly<Record<string, string>>;
  readonly #options: ServiceOptions;
  #child!: ChildProcess;
  #exit!: Promise<Exit>;

  constructor(environment: Readonly<Record<string, string>>, options: ServiceOptions = {}) {
    const defaults = { NODE_ENV: "test", PORT: "0", GAZETTEER_PATH: gazetteerPath(), MAX_WAIT_MS: "60000" };
    this.#environment = { ...defaults, ...environment };
    this.#options = options;
    this.#spawn(this.#environment);
  }

  #spawn(environment: Readonly<Record<string, string>>): void {
    const { cwd = "/", main = MAIN, nodeArguments = [], openFiles, logPath, probe = false } = this.#options;
    const { rendersAtStart = process.env["VITEST"] === undefined } = this.#options;
    const probing = probe ? ["--expose-gc", "--import", PROBE] : [];
    const rendering = rendersAtStart ? [] : ["--import", PAGES_ON_REQUEST];
    this.stdout = "";
    this.stderr = "";
    const node = [
      ...[process.execPath, ...nodeArgumentsOf(main), ...probing, ...rendering, ...nodeArguments],
      main,
    ];
    const limited = openFiles === undefined ? [] : ["sh", "-c", `ulimit -n ${openFiles}; exec "$@"`, "sh"];
    const [command = "", ...parameters] = [...limited, ...node];
    this.#child = spawn(command, parameters, {
      cwd,
      env: { ...process.env, ...environment },
      stdio: [
        "ignore",
        "pipe",
        logPath === undefined ? "pipe" : openSync(logPath, "a"),
        ...(probe ? ["ipc" as const] : []),
      ],
    });
    this.#child.stdout?.setEncoding("utf8").on("data", (text) => {
      this.stdout += text;
    });
    this.#child.stderr?.setEncoding("utf8").on("data", (text) => {
      this.stderr += text;
    });
    this.#exit = once(this.#child, "close").then(([code, signal]) => {
      this.ending = code === null ? `signal ${signal}` : `code ${code}`;
      return code ?? signal;
    });
  }

  /** Resolves to this process once it prints that it listens; rejects if it exits before. */
  async listening(): Promise<this> {
    await this.printed(/listens on .+\n/);
    return this;
  }

  /** Starts a process that has exited again, on the same port, with changed variables; resolves once it listens. */
  async restart(changes: Readonly<Record<string, string>> = {}): Promise<void> {
    this.#environment = { ...this.#environment, ...changes };
    this.#spawn({ ...this.#environment, PORT: new URL(this.url).port });
    await this.listening();
  }

  /** Resolves once standard output matches; rejects if the process exits before. */
  printed(pattern: RegExp): Promise<void> {
    return this.#written("stdout", pattern);
  }

  /** Resolves once the log on standard error matches; rejects if the process exits before. */
  logged(pattern: RegExp): Promise<void> {
    return this.#written("stderr", pattern);
  }

  async #written(stream: "stdout" | "stderr", pattern: RegExp): Promise<void> {
    while (!pattern.test(this[stream])) {
      const ended = await Promise.race([
        once(this.#child[stream] as NodeJS.ReadableStream as never, "data").then(() => false),
        this.#exit.then(() => true),
      ]);
      if (ended && !pattern.test(this[stream])) throw this.#endedEarly();
    }
  }

  #endedEarly(): Error {
    const { logPath } = this.#options;
    const log = logPath === undefined ? this.stderr : readFileSync(logPath, "utf8");
    return new Error(`the process ended early: ${log.slice(-1000)}`);
  }

  /** URL that the service prints; PUBLIC_URL if that is set. */
  get url(): string {
    return /listens on (http:\S+)/.exec(this.stdout)?.[1] ?? "";
  }

  /** URL on loopback, even if PUBLIC_URL is set; needs LOG_LEVEL=debug. */
  get address(): string {
    return `http://127.0.0.1:${/"port":(\d+)/.exec(this.stderr)?.[1]}`;
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** Returns the resources in use after a garbage collection; needs the probe. */
  usage(): Promise<Usage> {
    return this.#ask<Usage>("usage");
  }

  /** Returns the CPU time of all threads so far, in microseconds; needs the probe. */
  async processorUs(): Promise<number> {
    const { user, system } = await this.#ask<NodeJS.CpuUsage>("processor");
    return user + system;
  }

  async #ask<Answer>(question: "usage" | "processor"): Promise<Answer> {
    const answered = once(this.#child, "message").then(([answer]) => ({ answer: answer as Answer }));
    this.#child.send(question);
    const result = await Promise.race([answered, this.#exit.then(() => undefined)]);
    if (result === undefined) throw this.#endedEarly();
    return result.answer;
  }

  /** Runs the admin command with `--json` on the same store, with the same configuration. */
  admin<Answer = Record<string, string | number>>(
    ...parameters: readonly (string | number)[]
  ): Promise<Answer> {
    return adminJson(this.adminEnvironment, ...parameters.map(String));
  }

  /** Configuration with which the admin command uses the same store. */
  protected get adminEnvironment(): Readonly<Record<string, string>> {
    return { PUBLIC_URL: this.url, ...this.#environment };
  }

  /** Resolves once the process has exited. */
  exited(): Promise<Exit> {
    return this.#exit;
  }

  /** Sends a signal; resolves like {@link exited}. */
  async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<Exit> {
    const sentMs = performance.now();
    this.#child.kill(signal);
    const exit = await this.#exit;
    this.ending +=
      `, ${Math.round(performance.now() - sentMs)} ms after ${signal} ${this.stderr.slice(-1000)}`.trimEnd();
    return exit;
  }
}
