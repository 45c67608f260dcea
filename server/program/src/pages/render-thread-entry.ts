import { constants, platform, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { renderPages } from "./render-pages.js";

// On Linux this is the priority of a thread, elsewhere that of the process: charts go first on a busy machine.
if (platform() === "linux") {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Refused if the process has a lower priority already, for example one that was started with `nice -n 15`.
  }
}

const pages = renderPages(workerData);
parentPort?.postMessage(
  pages,
  [...pages.site.files.values()].map(({ body }) => body.buffer),
);
