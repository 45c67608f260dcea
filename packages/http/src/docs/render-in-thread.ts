import { Worker } from "node:worker_threads";
import type { RenderedSite, SiteInput } from "./render-site.js";

/**
 * Renders the site in a thread of its own, so that charts are served meanwhile. The thread ends afterwards, and with it
 * goes the memory that rendering takes. It keeps no process from ending.
 */
export function renderInThread(input: SiteInput): Promise<RenderedSite> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL("./render-thread-entry.js", import.meta.url), { workerData: input });
    thread.unref();
    thread.once("message", resolve);
    thread.once("error", reject);
    thread.once("exit", () => reject(new Error("the thread that renders the pages ended early")));
  });
}
