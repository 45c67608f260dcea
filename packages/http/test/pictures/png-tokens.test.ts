import { Resvg } from "@resvg/resvg-js";
import { renderBodygraph } from "bodygraph-svg";
import { computeChart } from "chart-core";
import { expect, test } from "vitest";
import { pngTokens } from "../../src/pictures/picture.js";

const svg = renderBodygraph(computeChart(new Date("1990-09-05T19:17Z")));

test.each([
  [200, 1],
  [768, 1],
  [769, 2],
  [900, 2],
  [2400, 10],
])("a PNG of %i pixels takes %i tokens: one for each started megapixel", (widthPx, tokens) => {
  const { width, height } = new Resvg(svg, { fitTo: { mode: "width", value: widthPx } });
  expect(width / height).toBeCloseTo(720 / 1220, 2);
  expect(pngTokens(widthPx)).toBe(tokens);
});
