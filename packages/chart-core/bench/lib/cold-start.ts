import { execFileSync } from "node:child_process";
import { median } from "./median.js";

/** Time of a fresh process to its first charts, milliseconds; medians of several processes. */
export interface ColdStart {
  readonly importMs: number;
  readonly firstChartMs: number;
  readonly secondChartMs: number;
  /** Processor time of the import and the first chart, all threads; unaffected by other processes. */
  readonly processorMs: number;
}

const PROCESSES = 11;

const SCRIPT = `
const before = process.cpuUsage();
const start = performance.now();
const { computeChart } = await import("chart-core");
const imported = performance.now();
const coords = { lat: 52.37, lng: 4.89 };
computeChart(new Date("1990-09-05T19:17:00Z"), coords);
const first = performance.now();
const { user, system } = process.cpuUsage(before);
computeChart(new Date("1964-02-29T06:30:00Z"), coords);
const second = performance.now();
console.log(JSON.stringify({ importMs: imported - start, firstChartMs: first - imported, secondChartMs: second - first, processorMs: (user + system) / 1000 }));
`;

/** Imports the built library and computes two charts, in several fresh processes. */
export function measureColdStart(): ColdStart {
  const starts = Array.from({ length: PROCESSES }, startOnce);
  const medianOf = (part: keyof ColdStart) => median(starts.map((start) => start[part]));
  return {
    importMs: medianOf("importMs"),
    firstChartMs: medianOf("firstChartMs"),
    secondChartMs: medianOf("secondChartMs"),
    processorMs: medianOf("processorMs"),
  };
}

function startOnce(): ColdStart {
  const output = execFileSync(process.execPath, ["--input-type=module", "--eval", SCRIPT], {
    cwd: new URL("../..", import.meta.url),
    encoding: "utf8",
    env: {},
  });
  return JSON.parse(output) as ColdStart;
}
