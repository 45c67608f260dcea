import { computeChart } from "chart-core";
import { chartWindow, transits } from "chart-core/time";
import { expect, it } from "vitest";
import { renderBodygraph, renderComposite, renderDay, renderTransit, renderWheel } from "../src/index.js";

const ATTACK = `'"><script>alert(1)</script>&`;
const CHART = computeChart(new Date("1990-09-05T19:17Z"));
const SKY = transits(new Date("2026-11-22T12:00Z"));
const DAY = chartWindow(new Date("1990-09-05T00:00Z"), new Date("1990-09-05T02:00Z"));

/** Returns a copy for each member of a value at any depth, with an attack in the place of that member. */
function attacked(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null || value instanceof Date) return [ATTACK];
  const copies = Object.entries(value).flatMap(([name, member]) =>
    attacked(member).map((attack) =>
      Array.isArray(value)
        ? value.map((item, index) => (`${index}` === name ? attack : item))
        : { ...value, [name]: attack },
    ),
  );
  return [ATTACK, ...copies];
}

const draws: readonly [string, object, (value: never) => string][] = [
  ["bodygraph", CHART, (chart) => renderBodygraph(chart)],
  ["wheel", CHART, (chart) => renderWheel(chart)],
  ["transit of a chart", CHART, (chart) => renderTransit(chart, SKY)],
  ["transit of a sky", SKY, (sky) => renderTransit(CHART, sky)],
  ["composite", CHART, (chart) => renderComposite(chart, CHART)],
  [
    "day",
    { ...DAY, spans: DAY.spans.slice(0, 2), changes: DAY.changes.slice(0, 2) },
    (day) => renderDay(day),
  ],
];

it.each(draws)(
  "untrusted data cannot put an element into the picture of a %s: they are escaped or refused",
  (_, value, draw) => {
    const pictures = attacked(value).flatMap((data) => {
      try {
        return [draw(data as never)];
      } catch {
        return [];
      }
    });
    expect(pictures.length).toBeGreaterThan(10);
    expect(pictures.filter((svg) => /<script|'">/.test(svg)).map((svg) => svg.slice(0, 300))).toEqual([]);
  },
);

it.each([
  ["title", (title: string) => renderBodygraph(CHART, { title })],
  // A line from right to left is one text element.
  ["caption", (caption: string) => renderBodygraph(CHART, { caption: `א${caption}` })],
  [
    "name",
    (name: string) => renderComposite(CHART, CHART, { names: [name.slice(0, 12), `名${name.slice(0, 20)}`] }),
  ],
])("a %s cannot put an element into a picture", (_, draw) => {
  const svg = draw(ATTACK);
  expect(svg).not.toMatch(/<script|'">/);
  expect(svg).toMatch(/&gt;.*&lt;/s);
});

it("an attack in a caption of Latin letters is drawn", () => {
  for (const caption of [ATTACK, `名${ATTACK}`])
    expect(renderBodygraph(CHART, { caption })).not.toMatch(/<script|'">|alert|&(?!amp;)/);
});
