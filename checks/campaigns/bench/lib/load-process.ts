/** Entry point of the load generator's process: sends the load that its parent orders, and reports the result. */
import { Line } from "@chart/kit/load/line";
import { requestBytes } from "@chart/kit/load/request-bytes";
import { percentile } from "@chart/kit/requests/percentile";
import type { LoadOrder, LoadReport } from "./load.js";
import { requestBodies } from "./workload.js";

process.on("message", async (order: LoadOrder) => {
  process.send?.(await run(order));
});
process.on("disconnect", () => process.exit());

/** Sends the load in closed loops: each connection sends its next request when it has its answer. */
async function run({ url, path, headers, workload, connections, ...which }: LoadOrder): Promise<LoadReport> {
  // Builds the requests in advance, because work during the run would take processor time from the service.
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
      if (request === undefined) {
        if (done === sent) resolve();
        return;
      }
      sent++;
      line.send(request, performance.now());
    };
    const end = (line: Line): void => {
      done++;
      next(line);
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
    requestsPerSecond: done / seconds,
    answered,
    failed: done - answered,
    p50Ms: percentile(latenciesMs, 0.5),
    p99Ms: percentile(latenciesMs, 0.99),
    p999Ms: percentile(latenciesMs, 0.999),
  };
}
