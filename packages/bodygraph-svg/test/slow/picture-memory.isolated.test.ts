import { serialize } from "node:v8";
import { computeChart } from "chart-core";
import { chartWindow, transits } from "chart-core/time";
import { expect, it } from "vitest";
import { renderBodygraph, renderComposite, renderDay, renderTransit, renderWheel } from "../../src/index.js";
import { randomCharts } from "../support/charts.js";

const OTHER = computeChart(new Date("1988-09-04T01:15Z"));
const SKY = transits(new Date("2026-11-22T12:00Z"));
const DAY = chartWindow(new Date("1990-09-05T00:00Z"), new Date("1990-09-06T00:00Z"));

// In a process of its own: a key that other tests cut from a text of two bytes a character makes V8 keep equal literals
// of the pictures in two bytes, too.
it("pictures take one byte a character in memory, which is faster than two", () => {
  for (const chart of randomCharts(50)) {
    const pictures = [
      renderBodygraph(chart),
      renderTransit(chart, SKY),
      renderComposite(chart, OTHER),
      renderWheel(chart),
      renderDay(DAY),
    ];
    for (const svg of pictures) expect(serialize(svg).length).toBeLessThan(svg.length + 20);
  }
});
