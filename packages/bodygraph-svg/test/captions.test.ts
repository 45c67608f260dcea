import { computeChart } from "chart-core";
import { transits } from "chart-core/time";
import fc from "fast-check";
import { expect, it } from "vitest";
import { renderBodygraph, renderComposite, renderTransit } from "../src/index.js";
import { layOut, lineWidth } from "../src/text/text.js";
import { wrap } from "../src/text/wrap.js";
import { allOf, parseSvg } from "./support/parse-svg.js";

const CHART = computeChart(new Date("1990-09-05T19:17Z"));

it("lines of a wrapped text keep all its letters, and are no wider than allowed", () => {
  const words = fc.array(fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }), { maxLength: 12 });
  fc.assert(
    fc.property(words, (parts) => {
      const content = parts.join(" ");
      const lines = wrap(content, 20, 200);
      const squeezed = (text: string) => text.replace(/[ \t\n·]/g, "");
      expect(squeezed(lines.join(""))).toBe(squeezed(content));
      for (const line of lines) expect(lineWidth(line)).toBe(layOut(line).width);
      for (const line of lines)
        if (line.length > 12) expect(layOut(line).width * 0.2).toBeLessThanOrEqual(201);
    }),
    { numRuns: 200 },
  );
});

it("a line never ends with a separator, and lines are about equally long", () => {
  expect(wrap("one two three four", 20, 160)).toEqual(["one two", "three four"]);
  expect(wrap("Ada Example  ·  9-0", 20, 175)).toEqual(["Ada Example", "9-0"]);
});

it("a long caption takes several lines of one size, 18 or more, and makes the picture higher", () => {
  const caption = "Maria Magdalena Wolfeschlegelsteinhausen von und zu Bergdorff, born in Unterammergau";
  const [short, long] = [caption.slice(0, 20), caption].map((text) =>
    parseSvg(renderBodygraph(CHART, { caption: text })),
  );
  const heightOf = (root: typeof short) => Number(root!.attributes["viewBox"]!.split(" ")[3]);
  expect(heightOf(long)).toBeGreaterThan(heightOf(short) + 20);
  const scales = allOf(long!).flatMap(({ attributes: { transform = "" } }) =>
    [...transform.matchAll(/translate\([^)]*\)scale\(([\d.]+)\)/g)].map(([, scale]) => Number(scale)),
  );
  expect(Math.min(...scales)).toBeGreaterThanOrEqual(0.125);
  expect(scales.filter((scale) => scale === 0.22 || scale === 0.18)).toHaveLength(2);
});

it("the headings of both columns of a transit have one baseline", () => {
  const drawn = allOf(parseSvg(renderTransit(CHART, transits(new Date("2026-11-22T12:00Z")))));
  const heightOf = (heading: string) => {
    const { d } = layOut(heading).shape!;
    const { attributes } = drawn.find((element) => element.attributes["d"]?.endsWith(d))!;
    return /translate\(\S+ (\S+)\)/.exec(attributes["transform"]!)![1];
  };
  expect(heightOf("Sky")).toBe(heightOf("Chart"));
});

it("both names of a composite have one size, however long one of them is", () => {
  const names = ["M".repeat(24), "Bo"] as const;
  const drawn = allOf(parseSvg(renderComposite(CHART, CHART, { names })));
  const [longer, shorter] = names.map((name) => {
    const { d } = layOut(name).shape!;
    const heading = drawn.find(({ attributes }) => attributes["d"]?.endsWith(d))!;
    return /scale\((\S+)\)/.exec(heading.attributes["transform"]!)![1];
  });
  expect(Number(longer)).toBeLessThan(0.15);
  expect(shorter).toBe(longer);
});

it("letters without a glyph need a font, those beside them do not", () => {
  const drawn = allOf(parseSvg(renderBodygraph(CHART, { caption: "Мария Ada 2026 人間" })));
  const texts = drawn.filter(({ name }) => name === "text");
  expect(texts.map(({ text }) => text)).toEqual(["Мария", "人間"]);
  const paths = drawn.map(({ attributes }) => attributes["d"] ?? "");
  for (const word of ["Ada", "2026"]) expect(paths.some((d) => d.includes(layOut(word).shape!.d))).toBe(true);
  const [first, second] = texts.map(({ attributes }) => Number(attributes["x"])) as [number, number];
  expect(first + Number(texts[0]!.attributes["textLength"])).toBeLessThan(second);
});

it("a mark stays with its letter, and a line from right to left stays whole", () => {
  const textsOf = (caption: string) =>
    allOf(parseSvg(renderBodygraph(CHART, { caption })))
      .filter(({ name }) => name === "text")
      .map(({ text }) => text);
  expect(textsOf("Ax\u0336B")).toEqual(["x\u0336"]);
  expect(textsOf("שלום Ada 5")).toEqual(["שלום Ada 5"]);
});
