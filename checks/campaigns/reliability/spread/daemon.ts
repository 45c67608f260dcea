import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";

/** Last lines of a daemon's words that are shown if it ends by itself. */
const SHOWN_LINES = 8;

/** A daemon of another project that runs in the foreground, as a child of the campaign. */
export class Daemon {
  readonly #child: ChildProcess;
  readonly #name: string;
  #words = "";

  constructor(program: string, parameters: readonly string[], env: NodeJS.ProcessEnv = process.env) {
    this.#name = program;
    this.#child = spawn(program, parameters, { env, stdio: ["ignore", "ignore", "pipe"] });
    this.#child.stderr?.on("data", (bytes: Buffer) => {
      this.#words = `${this.#words}${bytes}`.split("\n").slice(-SHOWN_LINES).join("\n");
    });
  }

  /** Resolves once it is ready. Throws with its last words if it ends before, or is not ready within 30 s. */
  async untilReady(isReady: () => boolean | Promise<boolean>): Promise<void> {
    for (let tries = 0; !(await isReady()); tries++) {
      if (this.#child.exitCode !== null || tries === 300)
        throw new Error(`${this.#name} did not start:\n${this.#words}`);
      await setTimeout(100);
    }
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, "exit");
    this.#child.kill("SIGTERM");
    await ended;
  }
}
