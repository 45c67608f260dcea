import type { Metrics } from "../../src/monitoring/metrics.js";

/** A release for metrics that are not about it. */
export const RELEASE = { version: "1.2.3", commit: "12345678" };

/** Returns the value of a metric with these labels, from the text that Prometheus reads. */
export async function sample(metrics: Metrics, name: string, labels = ""): Promise<number | undefined> {
  const text = await metrics.registry.metrics();
  const line = text.split("\n").find((candidate) => candidate.startsWith(`${name}${labels} `));
  return line === undefined ? undefined : Number(line.split(" ").at(-1));
}
