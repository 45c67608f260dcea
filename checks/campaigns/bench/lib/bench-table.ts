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
    ...besideLines(cases),
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

/** Formats the comparison with another build; nothing without one. */
function besideLines(cases: EngineReport["cases"]): string[] {
  const compared = cases.filter(({ besideRatio }) => besideRatio !== undefined);
  if (compared.length === 0) return [];
  const text = ([median = 0, least = 0, most = 0]: readonly number[] = []) =>
    `${median.toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`;
  return [
    "",
    "| divided by the other build in the same round: median (least to most) | requests/s | processor us |",
    "| --- | ---: | ---: |",
    ...compared.map(({ name, besideRatio, besideProcessor }) =>
      row(name, text(besideRatio), text(besideProcessor)),
    ),
    "",
  ];
}

function row(...cells: readonly (string | number)[]): string {
  return `| ${cells.join(" | ")} |`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
