/**
 * Loaded by Node before a server (`--import`), which it does not touch: answers the parent process with the processor
 * time used so far or, after a garbage collection, with the resources in use.
 */
import cluster from "node:cluster";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

// Node loads this file into each thread and worker, too; only the first process has a parent that asks.
if (isMainThread && cluster.isPrimary) {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();

  process.on("message", (question) => {
    process.send(question === "processor" ? process.cpuUsage() : usage());
  });
  // An open channel must not keep the server from ending.
  process.channel.unref();

  function usage() {
    globalThis.gc();
    const { rss, heapUsed, external } = process.memoryUsage();
    const handles = {};
    for (const name of process.getActiveResourcesInfo()) handles[name] = (handles[name] ?? 0) + 1;
    const loopLagMs = { p99: delay.percentile(99) / 1e6, max: delay.max / 1e6 };
    delay.reset();
    return { rss, heapUsed, external, handles, loopLagMs };
  }
}
