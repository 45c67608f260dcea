import { Worker } from "node:worker_threads";

/**
 * Does the work of `prepareGazetteer` in a thread of its own, so that a build does not keep a serving process busy.
 *
 * @throws Error if the path is that of another file, or the gazetteer cannot be written.
 */
export function prepareGazetteerInThread(path: string): Promise<void> {
  const thread = new Worker(new URL("./prepare-thread-entry.js", import.meta.url), { workerData: path });
  return new Promise((resolve, reject) => {
    thread.once("error", reject);
    thread.once("exit", () => resolve());
  });
}
