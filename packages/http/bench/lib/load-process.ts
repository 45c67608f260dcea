/** The load generator, in a process of its own: runs the load that its parent orders, and reports what came of it. */
import autocannon from "autocannon";
import type { LoadOrder, LoadReport } from "./load.js";
import { requestBodies } from "./workload.js";

process.on("message", async (order: LoadOrder) => {
  process.send?.(await run(order));
});
process.on("disconnect", () => process.exit());

async function run({
  url,
  path,
  headers,
  workload,
  connections,
  from,
  count,
  texts,
}: LoadOrder): Promise<LoadReport> {
  const bodies = requestBodies(workload, { from, count, texts });
  const share = Math.ceil(count / connections);
  const latenciesMs: number[] = [];
  let lastMs = 0;
  let client = 0;
  let startedMs = 0;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(
      {
        url,
        method: "POST",
        connections,
        amount: count,
        sampleInt: 50,
        timeout: 60,
        // Each connection sends a part of the bodies, one after the other.
        setupClient(connection) {
          const part = bodies.slice(client * share, (client + 1) * share);
          const own = headers[client % headers.length] ?? {};
          client++;
          connection.setRequests(part.map((body) => ({ method: "POST", path, headers: own, body })));
        },
      } as autocannon.Options,
      (error, finished) => (error ? reject(error) : resolve(finished)),
    );
    instance.on("start", () => {
      startedMs = performance.now();
    });
    instance.on("response", (_client, _statusCode, _bytes, responseMs) => {
      lastMs = performance.now();
      latenciesMs.push(responseMs);
    });
  });
  latenciesMs.sort((a, b) => a - b);
  const quantile = (share: number) => latenciesMs[Math.min(count - 1, Math.floor(share * count))] ?? 0;
  return {
    requestsPerSecond: count / ((lastMs - startedMs) / 1000),
    answered: result["2xx"],
    failed: result.non2xx + result.errors + result.timeouts,
    p50Ms: quantile(0.5),
    p99Ms: quantile(0.99),
    p999Ms: quantile(0.999),
  };
}
