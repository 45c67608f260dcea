import { parentPort, workerData } from "node:worker_threads";
import { prepareGazetteer } from "./prepare-gazetteer.js";

// Main module of the thread. A failure ends the thread, whose `error` event then reports it.
await prepareGazetteer(workerData, { onProgress: (share) => parentPort?.postMessage(share) });
