/**
 * Loaded by Node before the service (`--import`), which it does not touch: it answers each message of the parent
 * process with what this process uses at that moment, after a garbage collection.
 */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

// Node loads it into every thread of the service, too.
if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();

  process.on("message", () => {
    globalThis.gc();
    const { rss, heapUsed, external } = process.memoryUsage();
    const handles = {};
    for (const name of process.getActiveResourcesInfo()) handles[name] = (handles[name] ?? 0) + 1;
    const loopLagMs = { p99: delay.percentile(99) / 1e6, max: delay.max / 1e6 };
    delay.reset();
    process.send({ rss, heapUsed, external, handles, loopLagMs });
  });
  // The service ends when it has nothing left to do, whoever could still ask.
  process.channel.unref();
}
