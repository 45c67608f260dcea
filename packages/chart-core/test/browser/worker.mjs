// Workers have no import map, so this imports by path.
import { computeChart } from "../../dist/index.js";
import { chartLines } from "../support/chart-lines.mjs";

postMessage(chartLines(computeChart));
