import { constants, platform, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { guardPacking } from "@chart/ui";
import type { RenderThreadData } from "./render-in-thread.js";
import { renderPages } from "./render-pages.js";
import { guardedWork } from "./thread-guard.js";

// On Linux this is the priority of a thread, elsewhere that of the process: charts go first on a busy machine.
if (platform() === "linux") {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Refused if the process has a lower priority already, for example one that was started with `nice -n 15`.
  }
}

const { input, cell }: RenderThreadData = workerData;
guardPacking((work) => guardedWork(cell, work));
const pages = renderPages(input);
parentPort?.postMessage(
  pages,
  [...pages.site.files.values()].map(({ body }) => body.buffer),
);
