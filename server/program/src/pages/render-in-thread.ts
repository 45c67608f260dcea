import { Worker } from "node:worker_threads";
import type { PagesInput, RenderedPages } from "./render-pages.js";

/** Space for new objects. With Node's default the thread needs 25 MB more, and no less time. */
const LIMITS = { maxYoungGenerationSizeMb: 4 };

/**
 * Renders the public pages in a thread of its own, so that charts are served meanwhile. The thread ends afterwards, and with it
 * goes the memory that rendering takes. It keeps no process from ending.
 */
export function renderInThread(input: PagesInput): Promise<RenderedPages> {
  return new Promise((resolve, reject) => {
    const entry = new URL("render-thread-entry.js", import.meta.url);
    const thread = new Worker(entry, { workerData: input, resourceLimits: LIMITS });
    thread.unref();
    thread.once("message", resolve);
    thread.once("error", reject);
    thread.once("exit", () => reject(new Error("the thread that renders the pages ended early")));
  });
}
