import { renderBodygraph, type ThemeName } from "bodygraph-svg";
import { computeChart } from "chart-core";
import { SAMPLE_BIRTH } from "./base/sample-birth.js";

/** Draws the chart of the quick start's examples on the ground of the page, as SVG by the name of its file. */
export function samplePictures(): Readonly<Record<string, string>> {
  const chart = computeChart(SAMPLE_BIRTH);
  const draw = (theme: ThemeName) => renderBodygraph(chart, { theme, background: false });
  return { "bodygraph-light": draw("light"), "bodygraph-dark": draw("dark") };
}
