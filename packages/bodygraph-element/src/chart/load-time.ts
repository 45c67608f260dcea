import type { Chart } from "chart-core";
import type * as Lazy from "chart-core/lazy";
import { loadOverTime } from "../over-time/load-over-time.js";

/** Charts over time, for a page that shows more than one chart. */
export interface Time
  extends Pick<typeof Lazy, "certainty" | "chartWindow" | "findReturns" | "shareOf" | "transits"> {
  /** Draws a bodygraph alone as SVG, without columns, arrows and facts. */
  drawBodygraph(chart: Chart, theme: "light" | "dark" | "print"): string;
}

/**
 * Loads charts over time. The tables of other years are loaded with the first call that needs them.
 *
 * @returns `certainty`, `chartWindow`, `findReturns`, `shareOf` and `transits` of `chart-core/lazy`, and `drawBodygraph`.
 */
export function loadTime(): Promise<Time> {
  return loadOverTime();
}
