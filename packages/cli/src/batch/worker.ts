import { parentPort, workerData } from "node:worker_threads";
import { type BatchPlan, type ChunkOrder, chunkComputer } from "./compute-chunk.js";

/** Main module of a thread of `batch`: computes the charts of the chunks that it gets. */
const compute = chunkComputer(workerData as BatchPlan);

parentPort?.on("message", (order: ChunkOrder) => {
  const result = compute(order);
  parentPort?.postMessage(result, result.bytes === undefined ? [] : [result.bytes.buffer]);
});
