import { AggregatorRegistry, Gauge, Registry } from "prom-client";
import type { WorkerPool } from "../workers/worker-pool.js";

/** Makes this worker send its metrics when the primary process requests them. */
export function shareMetrics(registry: Registry): void {
  AggregatorRegistry.setRegistries([registry]);
  // The constructor registers the worker's message listener.
  new AggregatorRegistry();
}

/** Returns a function that gathers the metrics: those of all workers, summed, and those of the primary process. */
export function clusterMetrics(pool: Pick<WorkerPool, "readyCount" | "respawns">): () => Promise<string> {
  const workers = new AggregatorRegistry();
  const own = new Registry();
  new Gauge({
    name: "chart_workers_ready",
    help: "Worker processes that serve requests.",
    registers: [own],
    collect() {
      this.set(pool.readyCount);
    },
  });
  new Gauge({
    name: "chart_worker_respawns",
    help: "Worker processes replaced since the service started.",
    registers: [own],
    collect() {
      this.set(pool.respawns);
    },
  });
  return async () => `${await workers.clusterMetrics()}\n${await own.metrics()}`;
}
