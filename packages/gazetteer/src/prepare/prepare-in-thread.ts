import { Worker } from "node:worker_threads";
import { gazetteerState } from "./gazetteer-state.js";
import { type PrepareOptions, prepareGazetteer } from "./prepare-gazetteer.js";

/** Heap of a build. With less it takes longer, with more the process takes 1.2 GB of memory instead of 0.8. */
const MOST_HEAP_MB = 700;

/**
 * Does the work of `prepareGazetteer` in a thread of its own, so that the process answers its health check while a build
 * takes half a minute. Starts no thread if the file is current.
 *
 * @throws Error if the path is that of another file, or the gazetteer cannot be written.
 */
export async function prepareGazetteerInThread(
  path: string,
  { onProgress }: Pick<PrepareOptions, "onProgress"> = {},
): Promise<void> {
  if (gazetteerState(path) === "current") return prepareGazetteer(path);
  const thread = new Worker(new URL("./prepare-thread-entry.js", import.meta.url), {
    workerData: path,
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
  });
  if (onProgress !== undefined) thread.on("message", onProgress);
  return new Promise((resolve, reject) => {
    thread.once("error", reject);
    thread.once("exit", () => resolve());
  });
}
