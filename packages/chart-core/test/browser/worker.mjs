// A worker has no import map.
import { computeChart } from "../../dist/index.js";
import { chartLines } from "../support/chart-lines.mjs";

postMessage(chartLines(computeChart));
