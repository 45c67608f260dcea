import { Worker } from "node:worker_threads";
import type { BatchPlan, ChunkOrder, ChunkResult } from "./compute-chunk.js";

interface Pending {
  readonly resolve: (result: ChunkResult) => void;
  readonly reject: (error: unknown) => void;
}

/** Threads that compute chunks, each one at a time. */
export class ThreadPool {
  readonly #idle: Worker[] = [];
  readonly #all: Worker[] = [];
  readonly #waiting: (() => void)[] = [];
  readonly #pending = new Map<Worker, Pending>();
  readonly #create: () => Worker;
  readonly #count: number;
  #failure: unknown;

  /**
   * @param url Main module of the threads.
   * @param count Maximum number of threads: they are made as they are needed.
   */
  constructor(url: URL, plan: BatchPlan, count: number) {
    this.#count = count;
    this.#create = () => new Worker(url, { workerData: plan });
  }

  /** Waits for a thread without work, and gives it a chunk. The result comes later. */
  async order(order: ChunkOrder): Promise<{ readonly result: Promise<ChunkResult> }> {
    if (this.#idle.length === 0 && this.#all.length < this.#count) this.#add();
    while (this.#idle.length === 0 && this.#failure === undefined)
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    if (this.#failure !== undefined) throw this.#failure;
    const worker = this.#idle.pop() as Worker;
    const result = new Promise<ChunkResult>((resolve, reject) =>
      this.#pending.set(worker, { resolve, reject }),
    );
    // Its failure is met where the result is awaited.
    result.catch(() => {});
    const bytes = new Uint8Array(order.bytes);
    worker.postMessage({ ...order, bytes }, [bytes.buffer]);
    return { result };
  }

  #add(): void {
    const worker = this.#create();
    worker.on("message", (result: ChunkResult) => {
      const pending = this.#pending.get(worker);
      this.#pending.delete(worker);
      this.#idle.push(worker);
      this.#waiting.shift()?.();
      pending?.resolve(result);
    });
    worker.on("error", (error) => {
      this.#failure ??= error;
      this.#pending.get(worker)?.reject(error);
      this.#pending.delete(worker);
      this.#waiting.shift()?.();
    });
    this.#all.push(worker);
    this.#idle.push(worker);
  }

  async close(): Promise<void> {
    await Promise.all(this.#all.map((worker) => worker.terminate()));
  }
}
