import { renderBodygraph, type ThemeName } from "bodygraph-svg";
import { computeChart } from "chart-core";

/** The birth of the quick start's examples: 5 September 1990, 21:17 in Amsterdam. */
const SAMPLE_BIRTH = new Date("1990-09-05T19:17:00Z");

/** Draws the chart of the quick start's examples on the ground of the page. */
export function drawSampleBodygraph(theme: ThemeName): string {
  return renderBodygraph(computeChart(SAMPLE_BIRTH), { theme, background: false });
}
