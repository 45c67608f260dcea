import cluster, { type Worker } from "node:cluster";
import type { Logger } from "../telemetry/log.js";

/** What a worker tells the primary process once it serves. */
export interface WorkerReady {
  readonly type: "chart:ready";
  readonly port: number;
}

/** What the primary process tells a worker that is to finish its requests and end. */
export const STOP_WORKER = { type: "chart:stop" } as const;

/** How long a worker may take to end after it was told to. */
const STOP_TIMEOUT_MS = 10_000;
/** The wait before a worker that ended is replaced: the first, doubled for each that follows soon, and the longest. */
const FIRST_RESPAWN_MS = 250;
const LONGEST_RESPAWN_MS = 30_000;
/** A worker that lived this long did not end of what ended the one before it. */
const STEADY_AFTER_MS = 60_000;

/** The worker processes of the service: as many as wanted, replaced when they end, ended when it ends. */
export class WorkerPool {
  respawns = 0;
  readonly #size: number;
  readonly #logger: Logger;
  readonly #ready = new Set<Worker>();
  readonly #respawning = new Set<NodeJS.Timeout>();
  #endedInARow = 0;
  #isStarted = false;
  #isStopping = false;

  constructor(size: number, logger: Logger) {
    this.#size = size;
    this.#logger = logger;
  }

  get readyCount(): number {
    return this.#ready.size;
  }

  /**
   * Starts all workers; resolves to the port that they share once all serve. Undefined where one could not
   * start: it has said why.
   */
  async start(): Promise<number | undefined> {
    // What keeps one from starting keeps all: the first one tells, once.
    const port = await this.#spawn();
    if (port === undefined) return undefined;
    const others = await Promise.all(Array.from({ length: this.#size - 1 }, () => this.#spawn()));
    this.#isStarted = true;
    return others.includes(undefined) ? undefined : port;
  }

  /** Tells all workers to finish; resolves when all have ended, at the latest after {@link STOP_TIMEOUT_MS}. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const timer of this.#respawning) clearTimeout(timer);
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    const ended = workers.map((worker) => new Promise((resolve) => worker.once("exit", resolve)));
    for (const worker of workers) worker.send(STOP_WORKER, () => {});
    const deadline = setTimeout(() => this.kill(), STOP_TIMEOUT_MS);
    await Promise.all(ended);
    clearTimeout(deadline);
  }

  /** Ends all workers at once. */
  kill(): void {
    this.#isStopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill("SIGKILL");
  }

  /** Resolves to the worker's port once it serves, to undefined if it ends before. */
  #spawn(): Promise<number | undefined> {
    const worker = cluster.fork();
    const startedMs = performance.now();
    return new Promise((resolve) => {
      worker.on("message", (message: WorkerReady) => {
        if (message.type !== "chart:ready") return;
        this.#ready.add(worker);
        this.#logger.info({ pid: worker.process.pid }, "worker ready");
        resolve(message.port);
      });
      worker.once("exit", (exitCode, signal) => {
        const wasReady = this.#ready.delete(worker);
        resolve(undefined);
        if (this.#isStopping) return;
        // One that cannot start at all has said so itself, and ends the whole start.
        if (!wasReady && !this.#isStarted) return;
        this.#logger.error({ pid: worker.process.pid, exitCode, signal }, "worker ended");
        this.#replace(performance.now() - startedMs);
      });
    });
  }

  #replace(livedMs: number): void {
    if (livedMs >= STEADY_AFTER_MS) this.#endedInARow = 0;
    const delayMs = Math.min(LONGEST_RESPAWN_MS, FIRST_RESPAWN_MS * 2 ** this.#endedInARow++);
    const timer = setTimeout(() => {
      this.#respawning.delete(timer);
      this.respawns++;
      void this.#spawn();
    }, delayMs);
    this.#respawning.add(timer);
  }
}
