import { computeChart } from "chart-core";
import { resolveBirthMoment } from "chart-core/birth-moment";
import { birthLines } from "../support/birth-lines.mjs";
import { chartLines } from "../support/chart-lines.mjs";

/** Results computed in the page itself. */
export const charts = chartLines(computeChart);
export const births = birthLines(resolveBirthMoment);

/** Returns the charts that a module worker computes. */
export function chartsOfWorker() {
  const worker = new Worker(new URL("./worker.mjs", import.meta.url), { type: "module" });
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
  });
}
