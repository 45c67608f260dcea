import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Workload } from "./workload.js";

/** What the load generator is to send. */
export interface LoadOrder {
  readonly url: string;
  readonly path: string;
  /** Of each request; where there are fewer, they begin anew. */
  readonly headers: readonly Readonly<Record<string, string>>[];
  readonly workload: Workload;
  /** How many requests are under way at any time. */
  readonly connections: number;
  /** The number of the first body. */
  readonly from: number;
  readonly count: number;
  readonly texts: readonly string[];
}

export interface LoadReport {
  readonly requestsPerSecond: number;
  /** With a status of 2xx. */
  readonly answered: number;
  readonly failed: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly p999Ms: number;
}

/** The load generator's process. */
export class Load {
  readonly #child: ChildProcess = fork(fileURLToPath(new URL("load-process.ts", import.meta.url)), {
    execArgv: ["--import", "tsx"],
  });

  async send(order: LoadOrder): Promise<LoadReport> {
    this.#child.send(order);
    const [report] = await once(this.#child, "message");
    return report as LoadReport;
  }

  stop(): void {
    this.#child.kill();
  }
}
