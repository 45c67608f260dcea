import { Worker } from "node:worker_threads";
import type { PagesInput, RenderedPages } from "./render-pages.js";
import { endGuarded, guardCell } from "./thread-guard.js";

/** Data of the thread: the pages to render, and the cell of its guard. */
export interface RenderThreadData {
  readonly input: PagesInput;
  readonly cell: Int32Array<SharedArrayBuffer>;
}

/**
 * Renders the public pages in a thread of its own, so that charts are served meanwhile. The thread ends afterwards, and with it
 * goes the memory that rendering takes. It keeps no process from ending.
 *
 * @param stop Ends the thread, and then rejects with an AbortError: on a busy machine, requests wait longer for their page
 *   than a stop may take. A process that ends must wait for that.
 */
export function renderInThread(input: PagesInput, stop: AbortSignal): Promise<RenderedPages> {
  return new Promise((resolve, reject) => {
    if (stop.aborted) return reject(stop.reason);
    const entry = new URL("render-thread-entry.js", import.meta.url);
    const workerData: RenderThreadData = { input, cell: guardCell() };
    const thread = new Worker(entry, { workerData });
    thread.unref();
    const end = () => void endGuarded(thread, workerData.cell).then(() => reject(stop.reason), reject);
    stop.addEventListener("abort", end, { once: true });
    thread.once("message", resolve);
    thread.once("error", reject);
    thread.once("exit", () => {
      stop.removeEventListener("abort", end);
      if (!stop.aborted) reject(new Error("the thread that renders the pages ended early"));
    });
  });
}
