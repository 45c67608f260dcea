import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { renderWheel } from "../../src/index.js";
import { crowdedCharts, randomCharts } from "../support/charts.js";

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
 * Runs in the page: pairs of shapes that cover each other. Labels count as the boxes around their text;
 * glyphs, which are round or narrow at their corners, as the ellipses in their boxes; centers as polygons along their
 * outlines; lines as the short pieces between points along them.
 */
const FAULTS = `(() => {
  const toScreen = (shape) => {
    const matrix = shape.getScreenCTM();
    return (x, y) => { const point = new DOMPoint(x, y).matrixTransform(matrix); return [point.x, point.y]; };
  };
  const along = (path, steps) => {
    const at = toScreen(path);
    const length = path.getTotalLength();
    return Array.from({ length: steps + 1 }, (_, step) => {
      const { x, y } = path.getPointAtLength((length * step) / steps);
      return at(x, y);
    });
  };
  const labelOf = (path) => {
    const at = toScreen(path);
    const { x, y, width, height } = path.getBBox();
    const points = [at(x, y), at(x + width, y), at(x + width, y + height), at(x, y + height)];
    return { kind: "label", points };
  };
  const glyphOf = (path) => {
    const at = toScreen(path);
    const { x, y, width, height } = path.getBBox();
    const points = Array.from({ length: 24 }, (_, step) => {
      const angle = (step * Math.PI) / 12;
      return at(x + (width / 2) * (1 + Math.cos(angle)), y + (height / 2) * (1 + Math.sin(angle)));
    });
    return { kind: "glyph", points };
  };
  // Each text and each line of a path begins with an absolute move.
  const partsOf = (path, read) => path === null ? [] : path.getAttribute("d").split(/(?=M)/).map((d) => {
    const part = path.cloneNode();
    part.setAttribute("d", d);
    path.after(part);
    const shape = read(part);
    part.remove();
    return shape;
  });
  const sides = [...document.querySelectorAll("g[data-side]")];
  const glyphs = sides.flatMap((side) => [...side.querySelectorAll("[data-body]")].map(glyphOf));
  const labels = sides.length === 0 ? [] : [
    ...sides.flatMap((side) => partsOf(side.firstElementChild.querySelector("path:nth-child(2)"), labelOf)),
    ...partsOf(sides.at(-1).nextElementSibling, labelOf),
  ];
  const centers = [...document.querySelectorAll("path[data-center]")]
    .map((path) => ({ kind: "center", points: along(path, 40) }));
  const lines = sides.flatMap((side) => partsOf(side.querySelector("path"), (line) => {
    const points = along(line, 20);
    return points.slice(1).map((point, index) => ({ kind: "line", points: [points[index], point] }));
  }).flat());
  // Convex shapes are apart if they are so along the normal of a side of one of them.
  const areApart = (p, q) => p.points.some(([x, y], index) => {
    const [nextX, nextY] = p.points[(index + 1) % p.points.length];
    const [normalX, normalY] = [nextY - y, x - nextX];
    if (normalX === 0 && normalY === 0) return false;
    const extent = ({ points }) => points.map(([px, py]) => px * normalX + py * normalY);
    const [a, b] = [extent(p), extent(q)];
    return Math.max(...a) <= Math.min(...b) || Math.max(...b) <= Math.min(...a);
  });
  const middle = ({ points }) => [0, 1].map((axis) => {
    const values = points.map((point) => point[axis]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  });
  const shapes = [...glyphs, ...labels, ...centers, ...lines].map((shape) => ({ ...shape, middle: middle(shape) }));
  const isPair = (p, q) => !(p.kind === q.kind && (p.kind === "center" || p.kind === "line")) &&
    Math.hypot(p.middle[0] - q.middle[0], p.middle[1] - q.middle[1]) < 120;
  return shapes.flatMap((p, index) => shapes.slice(index + 1)
    .filter((q) => isPair(p, q) && !areApart(p, q) && !areApart(q, p))
    .map((q) => p.kind + " at " + p.middle.map(Math.round) + " covers " + q.kind + " at " + q.middle.map(Math.round)));
})()`;
