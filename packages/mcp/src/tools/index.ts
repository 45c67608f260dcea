import type { AnyTool } from "../base/tool.js";
import { chartWindow } from "./chart-window.js";
import { compareCharts } from "./compare-charts.js";
import { computeChart } from "./compute-chart.js";
import { drawChart } from "./draw-chart.js";
import { explainTerm } from "./explain-term.js";
import { findPlace } from "./find-place.js";
import { findReturns } from "./find-returns.js";
import { skyChanges } from "./sky-changes.js";

/** The tools, those first that conversations begin with. */
export const TOOLS: readonly AnyTool[] = [
  computeChart,
  chartWindow,
  skyChanges,
  compareCharts,
  findReturns,
  drawChart,
  explainTerm,
  findPlace,
];
