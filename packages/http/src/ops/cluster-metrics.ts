import { AggregatorRegistry, Gauge, Registry } from "prom-client";
import type { WorkerPool } from "./worker-pool.js";

/** Makes this worker answer the primary process when that asks for its metrics. */
export function shareMetrics(registry: Registry): void {
  AggregatorRegistry.setRegistries([registry]);
  // Making one is what makes a worker listen.
  new AggregatorRegistry();
}

/** The metrics of all workers together, counts and times summed, and what the primary process knows itself. */
export function clusterMetrics(pool: Pick<WorkerPool, "readyCount" | "respawns">): () => Promise<string> {
  const workers = new AggregatorRegistry();
  const own = new Registry();
  new Gauge({
    name: "chart_workers_ready",
    help: "Worker processes that serve.",
    registers: [own],
    collect() {
      this.set(pool.readyCount);
    },
  });
  new Gauge({
    name: "chart_worker_respawns",
    help: "Worker processes started in place of ones that ended, since the service started.",
    registers: [own],
    collect() {
      this.set(pool.respawns);
    },
  });
  return async () => `${await workers.clusterMetrics()}\n${await own.metrics()}`;
}
