import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Workload } from "./workload.js";

/** Requests for the load generator to send. */
export interface LoadOrder {
  readonly url: string;
  readonly path: string;
  /** Headers of the requests; the first request uses the first, the next one the second, and so on in a circle. */
  readonly headers: readonly Readonly<Record<string, string>>[];
  readonly workload: Workload;
  /** Number of requests in flight at any time. */
  readonly connections: number;
  /** Number of the first request body. */
  readonly from: number;
  readonly count: number;
  readonly texts: readonly string[];
}

/** Result of a {@link LoadOrder}. */
export interface LoadReport {
  readonly requestsPerSecond: number;
  /** Responses with a status of 2xx. */
  readonly answered: number;
  readonly failed: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly p999Ms: number;
}

/** The load generator, in a process of its own. */
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
