import { constants, platform, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import type { PngOrder } from "./png-thread.js";
import { renderPng } from "./render-png.js";

/** Main module of the thread: makes the pictures that are ordered, one after the other. */
// On Linux this is the priority of the thread alone: charts go first. Elsewhere it would be that of the process.
if (platform() === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on("message", ({ svg, widthPx }: PngOrder) => {
  const png = renderPng(svg, widthPx);
  parentPort?.postMessage(png, [png.buffer]);
});
