import { BODIES, computeChart } from "chart-core";
import { chartWindow, transits } from "chart-core/time";
import fc from "fast-check";
import { expect, it } from "vitest";
import { renderBodygraph, renderComposite, renderDay, renderTransit, renderWheel } from "../src/index.js";
import { BODY_SIGNS, NO_BREAK_SPACE } from "../src/text/glyphs.js";
import { layOut, lineWidth } from "../src/text/text.js";
import { wrap } from "../src/text/wrap.js";
import { randomCharts } from "./support/charts.js";
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

const SKY = transits(new Date("2026-11-22T12:00Z"));
const DAY = chartWindow(new Date("1990-09-05T00:00Z"), new Date("1990-09-05T02:00Z"));

const DRAWN: readonly (readonly [string, (options: object) => string])[] = [
  ["bodygraph", (options) => renderBodygraph(CHART, options)],
  ["transit", (options) => renderTransit(CHART, SKY, options)],
  ["composite", (options) => renderComposite(CHART, CHART, options)],
  ["wheel", (options) => renderWheel(CHART, options)],
  ["narrow wheel", (options) => renderWheel(CHART, { narrow: true, ...options })],
  ["day", (options) => renderDay(DAY, options)],
  ["narrow day", (options) => renderDay(DAY, { narrow: true, ...options })],
];

const heightOf = (svg: string) => Number(parseSvg(svg).attributes["viewBox"]!.split(" ")[3]);
const dataOf = (content: string) => layOut(content).shape!.d;

it.each(DRAWN)(
  "a text as the caption of a %s is drawn and makes it higher; the default is true",
  (_, draw) => {
    const named = draw({ caption: "Ada" });
    expect(named.includes(dataOf("Ada"))).toBe(true);
    expect(heightOf(named)).toBeGreaterThan(heightOf(draw({})) + 20);
    expect(draw({ caption: true }) === draw({})).toBe(true);
  },
);

it.each(DRAWN)(
  "the caption of a %s shows name, birth and place, those that are given, and the facts below",
  (_, draw) => {
    const caption = { name: "Ada", born: "5 September 1990, 21:17", place: "Amsterdam" };
    const both = dataOf("5 September 1990, 21:17  ·  Amsterdam");
    const whole = draw({ caption });
    expect(whole.indexOf(dataOf("Ada"))).toBeLessThan(whole.indexOf(both));
    expect(whole.indexOf(dataOf("Ada"))).toBeGreaterThan(0);
    expect(heightOf(whole)).toBeGreaterThan(heightOf(draw({ caption: "Ada" })));
    const { name: _name, ...details } = caption;
    expect(draw({ caption: details }).includes(both)).toBe(true);
    expect(
      draw({ caption: { place: "Amsterdam", name: "", born: undefined } }).includes(dataOf("Amsterdam")),
    ).toBe(true);
    // A name alone is a text; no part at all is `true`.
    expect(draw({ caption: { name: "Ada" } }) === draw({ caption: "Ada" })).toBe(true);
    for (const nothing of [{}, "", " ", { name: " ", born: "", place: " " }])
      expect(draw({ caption: nothing }) === draw({})).toBe(true);
  },
);

it("words stand beside the arrows only if they are wanted, and no word touches a column or the Head", () => {
  for (const chart of randomCharts(40)) {
    const { determination, environment, motivation, perspective } = chart;
    const words = [determination, environment, motivation, perspective];
    const svg = renderBodygraph(chart, { arrowWords: true });
    expect(words.filter((word) => !svg.includes(dataOf(word)))).toEqual([]);
    expect(renderBodygraph(chart).includes(dataOf(motivation))).toBe(false);
  }
  // 112 to 282 are free between the marks of the column and the Head; the words of the arrows are centered there.
  const longest = ["Consecutive Appetite", "Alternating Appetite", "Passive Mountains", "Artificial Shores"];
  for (const word of longest) expect(lineWidth(word) * 0.125).toBeLessThan(170);
});

it("a wheel shows its facts and the moments of both sides, a transit that of the birth, unless the caption is false", () => {
  const dataOf = (text: string) => layOut(text).shape!.d;
  const moments = [CHART.birthMoment, CHART.designMoment].map((moment) =>
    dataOf(`${moment.toISOString().slice(0, 16).replace("T", " ")} UTC`),
  );
  const facts = [...moments, dataOf("Projector")];
  const shown = (svg: string) => facts.map((d) => svg.includes(d));
  for (const options of [{}, { bodygraph: false }, { narrow: true }, { narrow: true, bodygraph: true }]) {
    expect(shown(renderWheel(CHART, options))).toEqual([true, true, true]);
    expect(shown(renderWheel(CHART, { ...options, caption: false }))).toEqual([false, false, false]);
  }
  expect(shown(renderTransit(CHART, SKY))).toEqual([true, false, true]);
  expect(shown(renderTransit(CHART, SKY, { caption: false }))).toEqual([false, false, false]);
});

it("a stored chart has the moments of its data, and one without moments is drawn without them", () => {
  const stored = JSON.parse(JSON.stringify(CHART));
  expect(renderWheel(stored) === renderWheel(CHART)).toBe(true);
  const { birthMoment: _, designMoment: __, ...derived } = CHART;
  expect(/NaN|undefined/.test(renderWheel(derived as never))).toBe(false);
});

it("a transit names the bodies that bring the gates of each channel", () => {
  for (const [index, chart] of randomCharts(30).entries()) {
    const sky = transits(new Date(SKY.at.getTime() + index * 40 * 86_400_000), chart);
    const own: number[] = BODIES.flatMap((body) => [chart.personality[body].gate, chart.design[body].gate]);
    const svg = renderTransit(chart, sky);
    for (const channel of [...sky.channels.completed, ...sky.channels.transitOnly]) {
      const brought = channel.split("-").filter((gate) => !own.includes(Number(gate)));
      const signs = brought.flatMap((gate) =>
        BODIES.filter((body) => sky.activations[body].split(".")[0] === gate).map((body) => BODY_SIGNS[body]),
      );
      expect(signs.length).toBeGreaterThan(0);
      const { d } = layOut(`${channel}${NO_BREAK_SPACE}${signs.join("")}`).shape!;
      expect(svg.includes(d)).toBe(true);
    }
  }
});
