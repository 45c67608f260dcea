import { Worker } from "node:worker_threads";
import { gazetteerState } from "./gazetteer-state.js";
import { type PrepareOptions, prepareGazetteer } from "./prepare-gazetteer.js";

/** Heap of a build. With less it takes longer, with more the process takes 1.2 GB of memory instead of 0.8. */
const MOST_HEAP_MB = 700;

export interface PrepareInThreadOptions extends Pick<PrepareOptions, "onProgress"> {
  /** Work that goes first: a build starts once it is settled, also if it failed. Not waited for if the file is current. */
  readonly after?: Promise<unknown>;
}

/**
 * Does the work of `prepareGazetteer` in a thread of its own, so that the process answers its health check while a build
 * takes half a minute. Starts no thread if the file is current.
 *
 * @throws Error if the path is that of another file, or the gazetteer cannot be written.
 */
export async function prepareGazetteerInThread(
  path: string,
  { onProgress, after }: PrepareInThreadOptions = {},
): Promise<void> {
  if (["current", "foreign"].includes(gazetteerState(path))) return prepareGazetteer(path);
  await Promise.allSettled([after]);
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
