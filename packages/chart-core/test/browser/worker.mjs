import { chartLines } from "/chart-lines.mjs";
// A worker has no import map.
import { computeChart } from "/dist/index.js";

postMessage(chartLines(computeChart));
