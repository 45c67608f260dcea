// Loaded into a measured server: tells its parent how much processor time it has used, or, after a full collection,
// how much memory it holds.
import cluster from "node:cluster";
import { isMainThread } from "node:worker_threads";

// Only the process that was started has a parent who asks.
if (isMainThread && cluster.isPrimary) {
  process.on("message", (question) => {
    if (question === "processor") process.send(process.cpuUsage());
    else {
      globalThis.gc();
      process.send(process.memoryUsage());
    }
  });
  // The server ends when it is told to, whether or not somebody may still ask.
  process.channel.unref();
}
