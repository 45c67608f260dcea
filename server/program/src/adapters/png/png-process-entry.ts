import { constants, setPriority } from "node:os";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { PngAnswer, PngOrder } from "./png-process.js";
import { renderPng } from "./render-png.js";

/** Main module of the process: makes the pictures that are ordered, one after the other. It ends with the service. */
// Charts go first where both want the processor.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

// A terminal and systemd send the signal to all processes. The service still answers requests then, and ends this one.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});

process.on("message", async (order: PngOrder) => {
  const answer = answerTo(order);
  // The pixels of a picture, 30 MB at 2,400 pixels of width, lie outside of V8's heap, so V8 sees no reason to collect
  // them. The native module frees what was collected in the next turn.
  globalThis.gc?.();
  await nextTurn();
  process.send?.(answer);
});

function answerTo({ svg, widthPx }: PngOrder): PngAnswer {
  try {
    return { png: renderPng(svg, widthPx) };
  } catch (error) {
    return { error: String(error) };
  }
}
