import { Worker } from "node:worker_threads";

/** Message to the thread. */
export interface PngOrder {
  readonly svg: string;
  readonly widthPx: number;
}

interface PendingPng {
  readonly resolve: (png: Uint8Array<ArrayBuffer>) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Thread that converts SVG to PNG. It starts with the first picture; one that ends, such as after an error, is replaced
 * by the next. `renderAsync` of resvg is not enough: it compresses the pixels on the event loop, which takes half of
 * the time.
 */
export class PngThread {
  #thread: Worker | undefined;
  #pending: PendingPng | undefined;

  /** Converts an SVG. Call it again only once the promise is settled. */
  convert(svg: string, widthPx: number): Promise<Uint8Array<ArrayBuffer>> {
    this.#thread ??= this.#start();
    const thread = this.#thread;
    return new Promise((resolve, reject) => {
      this.#pending = { resolve, reject };
      thread.postMessage({ svg, widthPx } satisfies PngOrder);
    });
  }

  #start(): Worker {
    const thread = new Worker(new URL("./png-thread-entry.js", import.meta.url));
    // An idle thread does not keep the process alive.
    thread.unref();
    thread.on("message", (png: Uint8Array<ArrayBuffer>) => this.#settle(({ resolve }) => resolve(png)));
    const end = (error: unknown) => {
      if (this.#thread !== thread) return;
      this.#thread = undefined;
      this.#settle(({ reject }) => reject(error));
    };
    // After an error comes the end, perhaps later than the start of the next thread.
    thread.on("error", end);
    thread.on("exit", () => end(new Error("the thread of PNG pictures has ended")));
    return thread;
  }

  #settle(settle: (pending: PendingPng) => void): void {
    const pending = this.#pending;
    this.#pending = undefined;
    if (pending !== undefined) settle(pending);
  }

  /** Ends the thread; a picture at work fails. */
  async close(): Promise<void> {
    await this.#thread?.terminate();
  }
}
