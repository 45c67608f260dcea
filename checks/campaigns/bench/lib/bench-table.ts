import type { EngineReport } from "./bench-engine.js";

/** Formats the figures of an engine as Markdown. */
export function benchTable({ engine, cases, idleMb, memory, charts }: EngineReport): string {
  const lines = [
    "",
    `## ${engine === "sqlite" ? "SQLite" : "PostgreSQL, one account"}`,
    "",
    "| endpoint | requests/s | of bare | asked for | processor us | p50 ms | p99 ms | p99.9 ms |",
    "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ...cases.map(({ name, requestsPerSecond, ratio, target, processorUs, p50Ms, p99Ms, p999Ms }) =>
      row(
        name,
        Math.round(requestsPerSecond).toLocaleString("en"),
        percent(ratio),
        target === undefined ? "" : percent(target),
        Math.round(processorUs),
        ...[p50Ms, p99Ms, p999Ms].map((ms) => ms.toFixed(1)),
      ),
    ),
    "",
    `All ${charts.toLocaleString("en")} requests to the service were answered with a chart, and as many credits were taken.`,
    `Resident memory: ${idleMb} MB before the first request, ${memory[0]?.rssMb} MB after the last.`,
  ];
  if (memory.length > 1) {
    lines.push("", "| minute | requests | resident MB | heap MB |", "| ---: | ---: | ---: | ---: |");
    for (const { minute, requests, rssMb, heapUsedMb } of memory) {
      lines.push(row(minute, requests.toLocaleString("en"), rssMb, heapUsedMb));
    }
  }
  return lines.join("\n");
}

function row(...cells: readonly (string | number)[]): string {
  return `| ${cells.join(" | ")} |`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
