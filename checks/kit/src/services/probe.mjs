/**
 * Loaded by Node before a server (`--import`), without changing it. On a message from the parent process, it replies
 * with the CPU time used so far, or with the resources in use after a garbage collection.
 */
import cluster from "node:cluster";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

// Node also loads this file in each thread and worker; only the first process has a parent to reply to.
if (isMainThread && cluster.isPrimary) {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();

  process.on("message", (question) => {
    process.send(question === "processor" ? process.cpuUsage() : usage());
  });
  // The open channel must not keep the server from exiting.
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
