// Loaded into the measured service: tells its parent how much memory it holds, after a full collection.
import { isMainThread } from "node:worker_threads";

if (isMainThread) {
  process.on("message", () => {
    globalThis.gc();
    process.send(process.memoryUsage());
  });
  // The service ends when it is told to, whether or not somebody may still ask.
  process.channel.unref();
}
