import cluster, { type Worker } from "node:cluster";
import type { Logger } from "chart-http/base";

/** Message from a worker to the primary process: the worker serves requests. */
export interface WorkerReady {
  readonly type: "chart:ready";
  readonly port: number;
}

/** Message from the primary process to a worker: finish the requests in progress and end. */
export const STOP_WORKER = { type: "chart:stop" } as const;

/** Time that workers have to end after {@link STOP_WORKER}. */
const STOP_TIMEOUT_MS = 10_000;
/** Delay before a worker that ended is replaced; doubled for each that ends soon after. */
const FIRST_RESPAWN_DELAY_MS = 250;
/** Maximum of that delay. */
const MAX_RESPAWN_DELAY_MS = 30_000;
/** Uptime after which the back-off resets. */
const BACKOFF_RESET_MS = 60_000;

/** Worker processes of the service. The pool keeps their number constant and ends them with itself. */
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

  /** True from the first call of {@link stop} or {@link kill}. */
  get isStopping(): boolean {
    return this.#isStopping;
  }

  get readyCount(): number {
    return this.#ready.size;
  }

  /** Workers that serve. */
  get ready(): Iterable<Worker> {
    return this.#ready;
  }

  /**
   * Starts all workers. Resolves to the port that they share once each of them serves or has ended, or to undefined if
   * the first one could not start or the pool was stopped. A worker that could not start has printed the reason.
   */
  async start(): Promise<number | undefined> {
    if (this.#isStopping) return undefined;
    // Starts one worker first, so that a configuration error is reported once, and the gazetteer is built once.
    const port = await this.#spawn();
    if (port === undefined || this.#isStopping) return port;
    // The configuration works. A worker that ends from now on, for example because the database is away, is replaced.
    this.#isStarted = true;
    await Promise.all(Array.from({ length: this.#size - 1 }, () => this.#spawn()));
    return port;
  }

  /** Stops all workers in order; resolves when all have ended. Those left after {@link STOP_TIMEOUT_MS} are killed. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const timer of this.#respawning) clearTimeout(timer);
    // A worker that has ended stays in the list until its channel is closed, too.
    const workers = Object.values(cluster.workers ?? {})
      .filter((worker) => worker !== undefined)
      .filter((worker) => !worker.isDead());
    const ended = workers.map((worker) => new Promise((resolve) => worker.once("exit", resolve)));
    for (const worker of workers) this.#stopWorker(worker);
    const deadline = setTimeout(() => {
      this.#logger.error("workers did not stop in time: killing them");
      this.kill();
    }, STOP_TIMEOUT_MS);
    await Promise.all(ended);
    clearTimeout(deadline);
  }

  /** Stops a worker by message if it is ready, else by SIGTERM: while modules load, a process loses messages. */
  #stopWorker(worker: Worker): void {
    if (this.#ready.has(worker)) worker.send(STOP_WORKER, () => {});
    else worker.process.kill("SIGTERM");
  }

  kill(): void {
    this.#isStopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill("SIGKILL");
  }

  /** Starts a worker. Resolves to its port once it is ready, or to undefined if it ends before that, as in a failed build. */
  #spawn(): Promise<number | undefined> {
    const worker = cluster.fork();
    const startedMs = performance.now();
    return new Promise((resolve) => {
      worker.on("message", (message: WorkerReady) => {
        if (message.type !== "chart:ready") return;
        this.#ready.add(worker);
        this.#logger.info({ pid: worker.process.pid }, "worker ready");
        resolve(message.port);
        // A worker that was still loading its code at the stop has lost that message.
        if (this.#isStopping) worker.send(STOP_WORKER, () => {});
      });
      worker.once("exit", (exitCode, signal) => {
        const wasReady = this.#ready.delete(worker);
        resolve(undefined);
        if (this.#isStopping) return;
        // The first worker has printed why it cannot start, and `start` reports the failure.
        if (!wasReady && !this.#isStarted) return;
        this.#logger.error({ pid: worker.process.pid, exitCode, signal }, "worker ended");
        this.#replace(performance.now() - startedMs);
      });
    });
  }

  #replace(livedMs: number): void {
    if (livedMs >= BACKOFF_RESET_MS) this.#endedInARow = 0;
    const delayMs = Math.min(MAX_RESPAWN_DELAY_MS, FIRST_RESPAWN_DELAY_MS * 2 ** this.#endedInARow++);
    const timer = setTimeout(() => {
      this.#respawning.delete(timer);
      this.respawns++;
      void this.#spawn();
    }, delayMs);
    this.#respawning.add(timer);
  }
}
