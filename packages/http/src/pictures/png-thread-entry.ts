import { constants, platform, setPriority } from "node:os";
import { setImmediate as nextTurn } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { parentPort } from "node:worker_threads";
import type { PngOrder } from "./png-thread.js";
import { renderPng } from "./render-png.js";

/** Main module of the thread: makes the pictures that are ordered, one after the other. */
// On Linux this is the priority of the thread alone: charts go first. Elsewhere it would be that of the process.
if (platform() === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

// The pixels of a picture, 30 MB at 2,400 pixels of width, lie outside of V8's heap, so V8 sees no reason to collect
// them: without this, a process grows to 1.2 GB. A new context is the way to the function that collects.
setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

parentPort?.on("message", async ({ svg, widthPx }: PngOrder) => {
  const png = renderPng(svg, widthPx);
  collectGarbage();
  // The native module frees what was collected in the next turn.
  await nextTurn();
  parentPort?.postMessage(png, [png.buffer]);
});
