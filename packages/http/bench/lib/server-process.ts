import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const PROBE = new URL("probe.mjs", import.meta.url).href;

/** What a process holds, in bytes. */
export interface Memory {
  readonly rss: number;
  readonly heapUsed: number;
}

/** A server in a process of its own. */
export class ServerProcess {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  /**
   * Starts a server; resolves once it says where it listens.
   *
   * @param logPath Where its standard error goes.
   */
  static async start(
    nodeArguments: readonly string[],
    environment: Readonly<Record<string, string>>,
    logPath: string,
  ): Promise<ServerProcess> {
    const child = spawn(process.execPath, ["--expose-gc", "--import", PROBE, ...nodeArguments], {
      env: { ...process.env, ...environment },
      stdio: ["ignore", "pipe", openSync(logPath, "a"), "ipc"],
    });
    const url = await new Promise<string>((resolve, reject) => {
      if (child.stdout === null) return;
      const endedEarly = () =>
        reject(new Error(`the server ended: ${readFileSync(logPath, "utf8").slice(-500)}`));
      child.once("exit", endedEarly);
      createInterface({ input: child.stdout }).on("line", (line) => {
        const found = /listens on (http:\S+)/.exec(line)?.[1];
        if (found === undefined) return;
        // By its end the log may be longer than a text can be.
        child.off("exit", endedEarly);
        resolve(found);
      });
    });
    return new ServerProcess(child, url);
  }

  get pid(): number {
    if (this.#child.pid === undefined) throw new Error("the server was not started");
    return this.#child.pid;
  }

  /** What it holds after a full garbage collection. */
  async memory(): Promise<Memory> {
    return (await this.#ask("memory")) as Memory;
  }

  /** Processor time of all its threads so far, in microseconds. */
  async processorUs(): Promise<number> {
    const { user, system } = (await this.#ask("processor")) as NodeJS.CpuUsage;
    return user + system;
  }

  async #ask(question: "memory" | "processor"): Promise<unknown> {
    this.#child.send(question);
    const [answer] = await once(this.#child, "message");
    return answer;
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, "exit");
    this.#child.kill("SIGTERM");
    await ended;
  }
}
