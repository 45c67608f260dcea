import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { renderWheel } from "../src/index.js";
import { crowdedCharts, randomCharts } from "./support/charts.js";

const provided = inject("chromium");
const why = "absent" in provided ? ` [skipped: ${provided.absent}]` : "";

describe.skipIf("absent" in provided)(`as measured in a browser${why}`, () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await chromium.launch("absent" in provided ? {} : provided);
    page = await browser.newPage({ viewport: { width: 1000, height: 1000 } });
  });
  afterAll(() => browser.close());

  it.each([
    ["wide", false],
    ["narrow", true],
  ])(
    "in 57 charts no glyph, gate or degrees of a %s wheel covers another one, its center or a line to one",
    async (_, narrow) => {
      for (const chart of [...crowdedCharts(), ...randomCharts(50)]) {
        await page.setContent(`<body style="margin:0">${renderWheel(chart, { narrow })}`);
        const faults = (await page.evaluate(FAULTS)) as string[];
        expect({ at: chart.birthMoment, faults }).toEqual({ at: chart.birthMoment, faults: [] });
      }
    },
  );
});

/**
 * Runs in the page: pairs of shapes that cover each other. Labels and the centers of a bodygraph inside count as boxes;
 * glyphs, which are round or narrow at their corners, as the ellipses in theirs; lines as points along them.
 */
const FAULTS = `(() => {
  const svg = document.querySelector("svg");
  const boxOf = (kind, shape) => {
    const { left, right, top, bottom } = shape.getBoundingClientRect();
    return { kind, x: (left + right) / 2, y: (top + bottom) / 2, a: (right - left) / 2, b: (bottom - top) / 2 };
  };
  const split = (kind, path) => path.getAttribute("d").split(/(?=M)/).map((d) => {
    const piece = path.cloneNode();
    piece.setAttribute("d", d);
    path.after(piece);
    const box = boxOf(kind, piece);
    piece.remove();
    return box;
  });
  const sides = [...document.querySelectorAll("g[data-side]")];
  const lines = sides.map((side) => side.querySelector("path"));
  const labels = [...sides.map((side) => side.querySelector("path + path:not([data-body])")), sides[1].nextElementSibling]
    .filter((path) => path !== null)
    .flatMap((path) => split("label", path));
  const glyphs = sides.flatMap((side) => [...side.querySelectorAll("[data-body]")].map((g) => boxOf("glyph", g)));
  const centers = [...document.querySelectorAll("[data-center]")].map((center) => boxOf("center", center));
  const covers = (p, q) => {
    const [dx, dy] = [Math.abs(p.x - q.x), Math.abs(p.y - q.y)];
    if (p.kind === "glyph" && q.kind === "glyph") {
      const distance = Math.hypot(dx, dy);
      const reach = ({ a, b }) => distance / Math.hypot(dx / a, dy / b);
      return distance < reach(p) + reach(q);
    }
    return dx < p.a + q.a && dy < p.b + q.b;
  };
  const shapes = [...glyphs, ...labels, ...centers];
  const faults = shapes.flatMap((p, index) => shapes.slice(index + 1)
    .filter((q) => !(p.kind === "center" && q.kind === "center") && covers(p, q))
    .map((q) => p.kind + " at " + [p.x, p.y].map(Math.round) + " covers " + q.kind + " at " + [q.x, q.y].map(Math.round)));
  for (const path of lines) {
    const matrix = path.getScreenCTM();
    for (const d of path.getAttribute("d").split(/(?=M)/)) {
      const line = path.cloneNode();
      line.setAttribute("d", d);
      const length = line.getTotalLength();
      for (let step = 0; step <= 20; step++) {
        const { x, y } = line.getPointAtLength((length * step) / 20).matrixTransform(matrix);
        const point = { kind: "line", x, y, a: 0, b: 0 };
        for (const shape of [...glyphs, ...labels]) {
          const inside = shape.kind === "glyph"
            ? Math.hypot((x - shape.x) / shape.a, (y - shape.y) / shape.b) < 1
            : covers(point, shape);
          if (inside) faults.push("line covers " + shape.kind + " at " + [shape.x, shape.y].map(Math.round));
        }
      }
    }
  }
  return faults;
})()`;
