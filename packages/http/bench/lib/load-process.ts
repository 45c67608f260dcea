/** The load generator, in a process of its own: runs the load that its parent orders, and reports what came of it. */

import { Line } from "testkit/load/line";
import { requestBytes } from "testkit/load/request-bytes";
import { percentile } from "testkit/percentile";
import type { LoadOrder, LoadReport } from "./load.js";
import { requestBodies } from "./workload.js";

process.on("message", async (order: LoadOrder) => {
  process.send?.(await run(order));
});
process.on("disconnect", () => process.exit());

/** The next request of a connection goes out as soon as it has its answer. */
async function run({ url, path, headers, workload, connections, ...which }: LoadOrder): Promise<LoadReport> {
  const { count } = which;
  // Made before the first is sent: the less the callers do meanwhile, the less they take from the service.
  const requests = requestBodies(workload, which).map((body, n) =>
    requestBytes({ path, headers: headers[n % headers.length] ?? {}, body }),
  );
  const latenciesMs: number[] = [];
  let [sent, done, answered] = [0, 0, 0];
  const lines: Line[] = [];
  const startedMs = performance.now();
  await new Promise<void>((resolve) => {
    const next = (line: Line): void => {
      const request = requests[sent];
      if (request === undefined) return;
      sent++;
      line.send(request, performance.now());
    };
    const end = (line: Line): void => {
      if (++done === count) resolve();
      else next(line);
    };
    for (let index = 0; index < connections; index++) {
      const line: Line = new Line(
        url,
        ({ status }, ms) => {
          latenciesMs.push(ms);
          if (status >= 200 && status < 300) answered++;
          end(line);
        },
        () => end(line),
      );
      lines.push(line);
      next(line);
    }
  });
  const seconds = (performance.now() - startedMs) / 1000;
  for (const line of lines) line.close();

  return {
    requestsPerSecond: count / seconds,
    answered,
    failed: count - answered,
    p50Ms: percentile(latenciesMs, 0.5),
    p99Ms: percentile(latenciesMs, 0.99),
    p999Ms: percentile(latenciesMs, 0.999),
  };
}
