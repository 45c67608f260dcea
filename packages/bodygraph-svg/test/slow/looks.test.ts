import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { DRAWN_PICTURES } from "../../scripts/lib/gallery-pictures.js";
import { type Palette, THEMES } from "../../src/index.js";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const THEME_NAMES = ["light", "dark", "print"] as const;

/** Contrast of two colors by WCAG 2. */
function contrast(a: string, b: string): number {
  const [lighter, darker] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const hex = color.length === 4 ? color.replace(/[0-9a-f]/g, "$&$&") : color;
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe.each(THEME_NAMES)("the theme %s", (name) => {
  const palette = THEMES[name];
  const below = (pairs: readonly (readonly [keyof Palette, keyof Palette])[], least: number) =>
    pairs
      .map(([text, ground]) => [text, ground, contrast(palette[text], palette[ground])] as const)
      .filter(([, , ratio]) => ratio < least);

  it("has a contrast of 4.5:1 or more for all text", () => {
    const onPaper = ["ink", "muted", "personality", "design", "sky", "personA", "personB"] as const;
    const inCenters = ["yellow", "green", "brown", "red"] as const;
    const pairs = [
      ...onPaper.map((text) => [text, "paper"] as const),
      ...inCenters.map((center) => ["onDefined", center] as const),
      ["muted", "open"] as const,
      ["ink", "track"] as const,
    ];
    expect(below(pairs, 4.5)).toEqual([]);
  });

  it("tells the parts of stripes apart by lightness, and lines from their ground, by 2.2:1 or more", () => {
    const pairs = [
      ["personality", "design"],
      ["ink", "sky"],
      ["personA", "personB"],
      ["line", "paper"],
    ] as const;
    expect(below(pairs, 2.2)).toEqual([]);
  });
});

const provided = inject("chromium");
const why = "absent" in provided ? ` [skipped: ${provided.absent}]` : "";

describe.skipIf("absent" in provided)(`in a browser${why}`, () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await chromium.launch("absent" in provided ? {} : provided);
    page = await browser.newPage({ viewport: { width: 800, height: 600 } });
  });
  afterAll(() => browser.close());

  it.each(["light", "dark"] as const)(
    "axe finds no fault in a page with several pictures in %s",
    async (theme) => {
      const shown = DRAWN_PICTURES.filter(({ name }) => ["projector", "composite"].includes(name));
      const pictures = shown.map(({ name, render }) => render({ theme, idPrefix: name, width: 720 }));
      await page.setContent(
        `<!doctype html><html lang="en"><title>Gallery</title><main><h1>Gallery</h1>${pictures.join("")}</main></html>`,
      );
      await page.evaluate(`${AXE}; 0`);
      const { violations, passes } = (await page.evaluate("axe.run(document)")) as AxeResults;
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html.slice(0, 200)])).toEqual([]);
      expect(passes.map(({ id }) => id)).toContain("svg-img-alt");
    },
  );

  const withRings = DRAWN_PICTURES.filter(({ name }) =>
    /^(?:all-centers|many-gates|transit|composite)$/.test(name),
  );
  it.each(withRings.flatMap((picture) => THEME_NAMES.map((theme) => ({ ...picture, theme }))))(
    "$name in $theme: rings have a contrast of 3:1 with what they lie on",
    async ({ render, theme }) => {
      await page.setContent('<body style="margin:0">');
      const svg = render({ width: RING_WIDTH, theme });
      const rings = (await page.evaluate(`${RINGS}(${JSON.stringify(svg)})`)) as {
        gate: string;
        pairs: [string, string][];
      }[];
      expect(rings.length).toBeGreaterThan(15);
      const faint = rings.flatMap(({ gate, pairs }) => {
        const low = pairs.filter(([ring, ground]) => contrast(toHex(ring), toHex(ground)) < 3);
        return low.length > pairs.length / 6 ? [`${gate}: ${low[0]!.join(" on ")}`] : [];
      });
      expect(faint).toEqual([]);
    },
  );

  it.each(DRAWN_PICTURES.map((picture, index) => ({ ...picture, theme: THEME_NAMES[index % 3]! })))(
    "$name in $theme: nothing is clipped, no gate covers another, and digits have a contrast of 4.5:1",
    async ({ render, theme }) => {
      await page.setContent(`<body style="margin:0">${render({ width: 800, theme })}`);
      const { clipped, covered, colors } = (await page.evaluate(FAULTS)) as Record<string, string[]>;
      expect({ clipped, covered }).toEqual({ clipped: [], covered: [] });
      expect(
        colors!.filter((pair) => contrast(...(pair.split(" on ").map(toHex) as [string, string])) < 4.5),
      ).toEqual([]);
    },
  );
});

/** Width at which rings are looked at: the space around them takes five pixels. */
const RING_WIDTH = 2160;

/**
 * Runs in the page: the colors of each ring and of what it lies on just outside, at 24 angles. A point counts once for each
 * gate, so that an outline or a channel that crosses the space does not hide the ground.
 */
const RINGS = `(async (svg) => {
  const image = new Image();
  image.src = "data:image/svg+xml," + encodeURIComponent(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  document.body.innerHTML = svg;
  const frame = document.querySelector("svg").getBoundingClientRect();
  return [...document.querySelectorAll("[data-gate] circle:first-child")].map((ring) => {
    const { left, top, width } = ring.getBoundingClientRect();
    const [x, y, radius] = [left + width / 2 - frame.left, top + width / 2 - frame.top, width / 2];
    const at = (distance, angle) => {
      const offset = 4 * (Math.round(y + distance * Math.sin(angle)) * image.width + Math.round(x + distance * Math.cos(angle)));
      return "rgb(" + data.slice(offset, offset + 3).join(", ") + ")";
    };
    const angles = Array.from({ length: 24 }, (_, index) => (index * Math.PI) / 12);
    return {
      gate: ring.parentElement.dataset.gate,
      pairs: angles.map((angle) => [at(radius, angle), at(radius * (117.5 / 103), angle)]),
    };
  });
})`;

/** Writes a computed color such as `rgb(28, 29, 34)` as `#1c1d22`. */
function toHex(color: string): string {
  const parts = color.match(/\d+/g)!.slice(0, 3);
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;
}

/**
 * Runs in the page: elements that reach beyond the picture, pairs of gates that cover each other, and the colors of the
 * gates' digits on those of the ring or the center behind them.
 */
const FAULTS = `(() => {
  const frame = document.querySelector("svg").getBoundingClientRect();
  const boundsOf = (shape) => {
    const points = Array.from({ length: 81 }, (_, step) =>
      shape.getPointAtLength((shape.getTotalLength() * step) / 80).matrixTransform(shape.getScreenCTM()));
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  };
  const clipped = [...document.querySelectorAll("path, circle")].filter((shape) => {
    // The box of a turned circle would be larger than the circle.
    const isTurned = shape.closest("g[transform^=rotate]") !== null;
    const { left, right, top, bottom } = isTurned ? boundsOf(shape) : shape.getBoundingClientRect();
    return left < frame.left + 2 || right > frame.right - 2 || top < frame.top + 2 || bottom > frame.bottom - 2;
  });
  const gates = [...document.querySelectorAll("[data-gate]")].map((gate) => {
    const { left, top, width, height } = gate.getBoundingClientRect();
    return { gate, x: left + width / 2, y: top + height / 2, size: height };
  });
  const covered = gates.flatMap((a, index) => gates.slice(index + 1)
    .filter((b) => Math.hypot(a.x - b.x, a.y - b.y) < (a.size + b.size) / 2)
    .map((b) => a.gate.dataset.gate + " " + b.gate.dataset.gate));
  const centers = [...document.querySelectorAll("[data-center]")];
  const colors = new Set(gates.map(({ gate, x, y }) => {
    const ring = gate.querySelector("circle");
    const ground = ring ?? centers.find((center) =>
      center.isPointInFill(new DOMPoint(x, y).matrixTransform(center.getScreenCTM().inverse())));
    const digits = gate.querySelector("path") ?? gate;
    return getComputedStyle(digits).stroke + " on " + getComputedStyle(ground).fill;
  }));
  return { clipped: clipped.map((shape) => shape.outerHTML.slice(0, 120)), covered, colors: [...colors] };
})()`;
