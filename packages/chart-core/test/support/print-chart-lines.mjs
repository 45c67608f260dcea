import { computeChart } from "chart-core";
import { chartLines } from "./chart-lines.mjs";

process.stdout.write(chartLines(computeChart));
