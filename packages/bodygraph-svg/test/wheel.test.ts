import { BODIES, type Body } from "chart-core";
import { describe, expect, it } from "vitest";
import { renderWheel } from "../src/index.js";
import { SIGN_GLYPHS } from "../src/shapes/signs.generated.js";
import { parseShape } from "../src/text/shapes.js";
import { layOut } from "../src/text/text.js";
import { GLYPHS } from "../src/wheel/wheel-bodies.js";
import { NARROW_WHEEL, WIDE_WHEEL } from "../src/wheel/wheel-layout.js";
import { HALF_GLYPH } from "../src/wheel/wheel-ring.js";
import { crowdedCharts, randomCharts } from "./support/charts.js";
import { type LinePoint, leadersOf } from "./support/leader-points.js";
import { allOf, type Element, having, parseSvg } from "./support/parse-svg.js";

const SIDES = ["personality", "design"] as const;

/** Texts by the path data that draws them. */
const TEXTS = new Map<string, string>();
for (let gate = 1; gate <= 64; gate++) for (let line = 1; line <= 6; line++) addText(`${gate}.${line}`);
for (let number = 0; number < 60; number++)
  for (const text of [`${number}°`, `${number}°`.padStart(3, "0"), `${number}'`.padStart(3, "0")])
    addText(text);
for (const [sign, shape] of SIGN_GLYPHS.entries()) TEXTS.set(parseShape(shape).d, `sign ${sign}`);

function addText(text: string): void {
  TEXTS.set(layOut(text).shape!.d, text);
}

/** Reads texts back from the path that draws them, with the place at which the pen begins each. */
function textsOf({ attributes }: Element): { text: string | undefined; x: number; y: number }[] {
  return attributes["d"]!.split("M")
    .filter(Boolean)
    .map((piece) => {
      const [, x, y, rest] = /^(-?\d+(?:\.\d+)?) ?(-?\d+(?:\.\d+)?)(.*)$/.exec(piece)!;
      return { text: TEXTS.get(rest!), x: Number(x), y: Number(y) };
    });
}

/** Top of the first row of the table, and the distance of rows, in its units. */
const FIRST_ROW_Y = 2226;
const TABLE_ROW = 190;

describe.each([
  ["the wide wheel", false, WIDE_WHEEL, 3.3],
  ["the narrow wheel", true, NARROW_WHEEL, 2.2],
] as const)("lines to the bodies of %s", (_, narrow, { lineStart, turn }, leastDistance) => {
  it(`never cross, and from the middle of their way on stay ${leastDistance} units apart`, () => {
    const middle = (lineStart + turn.radius) / 2;
    for (const chart of [...crowdedCharts(), ...randomCharts(60)]) {
      const root = parseSvg(renderWheel(chart, { narrow }));
      const lines = SIDES.flatMap((side) => leadersOf(root, side)).sort(
        (a, b) => angleOf(a.at(-1)!) - angleOf(b.at(-1)!),
      );
      const faults = lines.flatMap((line, index) =>
        [1, 2].flatMap((step) => {
          const other = lines[(index + step) % lines.length]!;
          if (crosses(line, other)) return [`lines ${index} and ${index + step} cross`];
          const apart = Math.min(distance(line, other, middle), distance(other, line, middle));
          return apart < leastDistance ? [`lines ${index} and ${index + step}: ${apart}`] : [];
        }),
      );
      expect({ at: chart.birthMoment, faults }).toEqual({ at: chart.birthMoment, faults: [] });
    }
  });
});

it("a wide wheel writes gate, line and whole degrees of each body upright, the gate between glyph and degrees", () => {
  for (const chart of [...crowdedCharts(), ...randomCharts(30)]) {
    const root = parseSvg(renderWheel(chart, { bodygraph: false }));
    const sides = having(root, "data-side");
    const all = allOf(root);
    const degrees = textsOf(all[all.indexOf(sides[0]!) - 1]!.children.at(-1)!);
    for (const group of sides) {
      const side = group.attributes["data-side"] as (typeof SIDES)[number];
      const gateLines = textsOf(group.children[0]!.children.at(-1)!);
      const bodies = having(group, "data-body");
      const middles = middlesOf(group);
      expect(gateLines.length).toBe(BODIES.length);
      for (const [index, gateLine] of gateLines.entries()) {
        const { gate, line, longitudeDeg } = chart[side][bodies[index]!.attributes["data-body"] as Body];
        expect(gateLine.text).toBe(`${gate}.${line}`);
        const glyph = middles[index]!.map((part) => part / WIDE_WHEEL.degreeUnit) as [number, number];
        expect(between(middleOf(gateLine), glyph)).toBeLessThan(360);
        // Beside the gate, or behind it as seen from the glyph.
        const own = degrees.filter((text) => areJoined(text, gateLine));
        expect(own.map(({ text }) => text)).toEqual([`${Math.floor(longitudeDeg % 30)}°`]);
        expect(between(middleOf(own[0]!), glyph)).toBeGreaterThan(between(middleOf(gateLine), glyph));
      }
    }
  }
});

type PlacedText = ReturnType<typeof textsOf>[number];

/** Tells whether two texts stand in one line with a space between them, or one about the same middle as the other. */
function areJoined(a: PlacedText, b: PlacedText): boolean {
  const [dx, dy] = [0, 1].map((axis) => Math.abs(middleOf(a)[axis]! - middleOf(b)[axis]!)) as [
    number,
    number,
  ];
  const halfWidths = (layOut(a.text!).width + layOut(b.text!).width) / 2;
  return dy === 0 ? Math.abs(dx - halfWidths) < 40 : dx <= 1 && dy < 140;
}

function between([ax, ay]: LinePoint, [bx, by]: LinePoint): number {
  return Math.hypot(ax - bx, ay - by);
}

/** Returns the middle of a text. */
function middleOf({ text, x, y }: PlacedText): LinePoint {
  const { shape, width } = layOut(text!);
  return [x - shape!.x + width / 2, y - shape!.y + 50];
}

describe.each([
  ["wide", false, WIDE_WHEEL],
  ["narrow", true, NARROW_WHEEL],
] as const)("the glyphs of a %s wheel", (_, narrow, { glyphUnit }) => {
  const glyph = 2 * HALF_GLYPH * glyphUnit;

  it("have a gap of at least a quarter of a glyph, and each line ends before its own and points at it", () => {
    for (const chart of [...crowdedCharts(), ...randomCharts(60)]) {
      const root = parseSvg(renderWheel(chart, { narrow }));
      const all: LinePoint[] = [];
      for (const side of SIDES) {
        const group = having(root, "data-side").find(({ attributes }) => attributes["data-side"] === side)!;
        const middles = middlesOf(group);
        all.push(...middles);
        for (const [index, line] of leadersOf(root, side).entries()) {
          const [before, end] = line.slice(-2) as [LinePoint, LinePoint];
          const middle = middles[index]!;
          const left = Math.hypot(middle[0] - end[0], middle[1] - end[1]);
          expect(left).toBeGreaterThan(glyph / 4);
          expect(left).toBeLessThan(glyph * 0.8);
          // Seen along its end, the line meets the middle part of the glyph.
          const [dx, dy] = [end[0] - before[0], end[1] - before[1]];
          const off = Math.abs(turn(before, end, middle)) / Math.hypot(dx, dy);
          expect(off).toBeLessThan(glyph * 0.3);
        }
      }
      const distances = all.flatMap(([x, y], index) =>
        all.slice(index + 1).map(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY)),
      );
      expect(Math.min(...distances)).toBeGreaterThanOrEqual(1.25 * glyph);
    }
  });
});

it("the table of a narrow wheel has gate, line, degrees, minutes and sign of each activation", () => {
  for (const chart of randomCharts(30)) {
    const root = parseSvg(renderWheel(chart, { narrow: true }));
    const table = having(root, "data-table")[0]!;
    const pieces = allOf(table)
      .filter(({ name }) => name === "path")
      .flatMap(textsOf)
      .filter(({ text }) => text !== undefined);
    // Starts of shapes lie at different heights within a row.
    const rows = BODIES.map((_, row) =>
      pieces
        .filter(({ y }) => Math.floor((y - FIRST_ROW_Y) / TABLE_ROW) === row)
        .sort((a, b) => a.x - b.x)
        .map(({ text }) => text),
    );
    const place = (deg: number) => {
      const minutes = Math.floor((deg % 30) * 60);
      const twoDigits = (value: number) => `${value}`.padStart(2, "0");
      return [`${twoDigits(Math.floor(minutes / 60))}°`, `${twoDigits(minutes % 60)}'`];
    };
    const said = BODIES.map((body) => {
      const { personality, design } = chart;
      const [left, right] = [design[body], personality[body]];
      return [
        `sign ${Math.floor(left.longitudeDeg / 30)}`,
        ...place(left.longitudeDeg),
        `${left.gate}.${left.line}`,
        `${right.gate}.${right.line}`,
        ...place(right.longitudeDeg),
        `sign ${Math.floor(right.longitudeDeg / 30)}`,
      ];
    });
    expect(rows).toEqual(said);
  }
});

it("a narrow wheel shows its bodygraph in place of the table", () => {
  const shown = [{}, { bodygraph: false }, { bodygraph: true }].map((options) => {
    const root = parseSvg(renderWheel(crowdedCharts()[0]!, { narrow: true, ...options }));
    return [having(root, "data-table").length, having(root, "data-center").length];
  });
  expect(shown).toEqual([
    [1, 0],
    [1, 0],
    [0, 9],
  ]);
});

/** Returns the middles of the glyphs of a side, in units of the picture. */
function middlesOf(group: Element): LinePoint[] {
  const glyphs = group.children[1]!;
  const scale = Number(/scale\((.*)\)/.exec(glyphs.attributes["transform"]!)![1]);
  return having(glyphs, "data-body").map(({ attributes }): LinePoint => {
    const [, x, y] = /^M(-?\d+) ?(-?\d+)/.exec(attributes["d"]!)!;
    const shape = GLYPHS[attributes["data-body"]!]!;
    return [(Number(x) - shape.x + HALF_GLYPH) * scale, (Number(y) - shape.y + HALF_GLYPH) * scale];
  });
}

function angleOf([x, y]: LinePoint): number {
  return Math.atan2(y, -x);
}

/** Tells whether two lines cross more than a unit away from where they begin. */
function crosses(a: readonly LinePoint[], b: readonly LinePoint[]): boolean {
  return segmentsOf(a).some(([p, q]) =>
    segmentsOf(b).some(([r, s]) => {
      const [first, second] = [turn(p, q, r), turn(p, q, s)];
      if (first * second >= 0 || turn(r, s, p) * turn(r, s, q) >= 0) return false;
      const share = first / (first - second);
      const crossing: LinePoint = [r[0] + share * (s[0] - r[0]), r[1] + share * (s[1] - r[1])];
      return Math.hypot(crossing[0] - a[0]![0], crossing[1] - a[0]![1]) > 1;
    }),
  );
}

/** Returns the least distance from another line of what lies within a radius. */
function distance(line: readonly LinePoint[], other: readonly LinePoint[], radius: number): number {
  const points = segmentsOf(line).flatMap(([p, q]) =>
    Array.from({ length: 6 }, (_, index): LinePoint => {
      const share = index / 5;
      return [p[0] + share * (q[0] - p[0]), p[1] + share * (q[1] - p[1])];
    }),
  );
  const inner = points.filter(([x, y]) => Math.hypot(x, y) <= radius);
  const others = segmentsOf(other);
  return Math.min(...inner.flatMap((point) => others.map((segment) => fromSegment(point, segment))));
}

type Segment = readonly [LinePoint, LinePoint];

function segmentsOf(line: readonly LinePoint[]): Segment[] {
  return line.slice(1).map((point, index) => [line[index]!, point]);
}

/** Returns a positive number for a turn to one side, and a negative one for the other. */
function turn([ax, ay]: LinePoint, [bx, by]: LinePoint, [cx, cy]: LinePoint): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}

function fromSegment([x, y]: LinePoint, [[ax, ay], [bx, by]]: Segment): number {
  const [dx, dy] = [bx - ax, by - ay];
  const share = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
  const inside = Math.max(0, Math.min(1, share));
  return Math.hypot(x - ax - inside * dx, y - ay - inside * dy);
}
