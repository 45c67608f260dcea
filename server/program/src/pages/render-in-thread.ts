import { Worker } from "node:worker_threads";
import type { PagesInput, RenderedPages } from "./render-pages.js";

/** Space for new objects. With Node's default the thread needs 25 MB more, and no less time. */
const LIMITS = { maxYoungGenerationSizeMb: 4 };

/**
 * Renders the public pages in a thread of its own, so that charts are served meanwhile. The thread ends afterwards, and with it
 * goes the memory that rendering takes. It keeps no process from ending.
 *
 * @param stop Ends the thread and rejects with an AbortError: on a busy machine, requests wait longer for their page than a
 *   stop may take.
 */
export function renderInThread(input: PagesInput, stop: AbortSignal): Promise<RenderedPages> {
  return new Promise((resolve, reject) => {
    if (stop.aborted) return reject(stop.reason);
    const entry = new URL("render-thread-entry.js", import.meta.url);
    const thread = new Worker(entry, { workerData: input, resourceLimits: LIMITS });
    thread.unref();
    thread.once("message", resolve);
    thread.once("error", reject);
    thread.once("exit", () => reject(new Error("the thread that renders the pages ended early")));
    const end = () => {
      reject(stop.reason);
      void thread.terminate();
    };
    stop.addEventListener("abort", end, { once: true });
    thread.once("exit", () => stop.removeEventListener("abort", end));
  });
}
