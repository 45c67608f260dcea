import { Agent } from "node:http";
import { send } from "@chart/kit/load/call";
import { peakMemoryOfTree } from "../../../lib/process-tree.js";

const EVERY_MS = 250;
const PATHS = ["/healthz", "/readyz"];

/** Checks the health of a service on a port, on new connections, and reads its memory until it ends. */
export class Watch {
  peakBytes = 0;
  longestMs = 0;
  checks = 0;
  /** Number of checks with each other outcome than 200 in time. */
  readonly failures = new Map<string, number>();
  readonly #agent = new Agent();
  readonly #pending = new Set<Promise<void>>();
  readonly #timer: NodeJS.Timeout;

  /** @param longestMs Time in which a check must be answered. */
  constructor(
    readonly url: string,
    readonly pid: number,
    longestMs: number,
  ) {
    this.#timer = setInterval(() => {
      this.#readMemory();
      for (const path of PATHS) {
        const check = this.#check(path, longestMs).finally(() => this.#pending.delete(check));
        this.#pending.add(check);
      }
    }, EVERY_MS);
  }

  #readMemory(): void {
    this.peakBytes = Math.max(this.peakBytes, ...peakMemoryOfTree(this.pid).values());
  }

  async #check(path: string, longestMs: number): Promise<void> {
    this.checks++;
    const outcome = await send(this.#agent, this.url, { method: "GET", path, headers: {}, body: "" });
    this.longestMs = Math.max(this.longestMs, outcome.ms);
    const failure = outcome.kind === "lost" ? outcome.reason : String(outcome.status);
    if (failure === "200" && outcome.ms <= longestMs) return;
    const name = failure === "200" ? "late" : failure;
    this.failures.set(name, (this.failures.get(name) ?? 0) + 1);
  }

  /** Stops; resolves once the last checks have an outcome. */
  async end(): Promise<void> {
    clearInterval(this.#timer);
    this.#readMemory();
    await Promise.all(this.#pending);
  }

  /** Describes the outcomes, such as `48 of 48, longest 31 ms`. */
  get summary(): string {
    const failed = [...this.failures].map(([outcome, count]) => `${count} x ${outcome}`);
    const good = this.checks - [...this.failures.values()].reduce((sum, count) => sum + count, 0);
    return [`${good} of ${this.checks}`, `longest ${this.longestMs.toFixed(0)} ms`, ...failed].join(", ");
  }
}
