import { renderBodygraph, type ThemeName } from "bodygraph-svg";
import { computeChart } from "chart-core";

/** The birth of the quick start's examples: 5 September 1990, 21:17 in Amsterdam. */
const SAMPLE_BIRTH = new Date("1990-09-05T19:17:00Z");

/** Draws the chart of the quick start's examples on the ground of the page, as SVG by the name of its file. */
export function samplePictures(): Readonly<Record<string, string>> {
  const chart = computeChart(SAMPLE_BIRTH);
  const draw = (theme: ThemeName) => renderBodygraph(chart, { theme, background: false });
  return { "bodygraph-light": draw("light"), "bodygraph-dark": draw("dark") };
}
