import { chartWindow } from "chart-core/time";
import { describe, expect, it } from "vitest";
import { FULL_DETAIL, LESS_DETAIL } from "../src/day/day-detail.js";
import { NARROW_DAY, WIDE_DAY } from "../src/day/day-layout.js";
import { drawDay } from "../src/day/draw-day.js";
import { valueRows } from "../src/day/value-rows.js";
import { renderDay, THEMES } from "../src/index.js";
import { layOut } from "../src/text/text.js";
import { allOf, type Element, having, parseSvg } from "./support/parse-svg.js";

const between = (from: string, to: string) => chartWindow(new Date(from), new Date(to));

const WINDOWS = {
  "a calm day": between("2001-09-11T00:00Z", "2001-09-12T00:00Z"),
  "a day with a change of type": between("1990-09-05T00:00Z", "1990-09-06T00:00Z"),
  "a day of long lists": between("1979-02-22T00:00Z", "1979-02-23T00:00Z"),
  "1962-02-04": between("1962-02-04T00:00Z", "1962-02-05T00:00Z"),
  "two days": between("1984-03-10T00:00Z", "1984-03-12T00:00Z"),
  "three hours": between("1984-03-10T09:00Z", "1984-03-10T12:00Z"),
  "twenty minutes without a change": between("1984-03-10T09:00Z", "1984-03-10T09:20Z"),
  "ten seconds": between("1984-03-10T09:00Z", "1984-03-10T09:00:10Z"),
};

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns the points at which the lines of text of a day begin. */
function textsOf(root: Element): Point[] {
  return allOf(root).flatMap(({ attributes: { transform = "", d = "" } }) => {
    const unit = Number(/^(?:rotate\(-90\))?scale\((\.\d+)\)$/.exec(transform)?.[1]);
    if (Number.isNaN(unit)) return [];
    return [...d.matchAll(/M(-?\d+) ?(-?\d+)/g)].map(([, first, second]) => {
      const [a, b] = [Number(first) * unit, Number(second) * unit];
      return transform.startsWith("rotate") ? { x: b, y: -a } : { x: a, y: b };
    });
  });
}

/** Returns the bars of a day by member, and the middle and the height of each row. */
function rowsOf(root: Element) {
  return having(root, "data-member").map(({ attributes, children }) => ({
    member: attributes["data-member"]!,
    middle: Number(/translate\(0 ([\d.]+)\)/.exec(attributes["transform"]!)![1]),
    height: Number(attributes["stroke-width"]),
    bars: children.map((bar) => {
      const [, x, width] = /^M([\d.]+) 0h([\d.]+)$/.exec(bar.attributes["d"]!)!.map(Number) as number[];
      return { x: x!, width: width! };
    }),
  }));
}

describe.each(Object.entries(WINDOWS))("the day of %s", (_, window) => {
  it.each([false, true])("says the value of each bar, in it or below its row, with narrow %s", (narrow) => {
    const root = parseSvg(renderDay(window, { narrow }));
    const texts = textsOf(root);
    for (const { member, middle, height, bars } of rowsOf(root)) {
      const isIn = ({ x, width }: { x: number; width: number }) =>
        texts.some((text) => {
          const inBar = text.x > x - 1.6 && text.x < x + width + 1.6;
          return inBar && Math.abs(text.y - middle) < height / 2;
        });
      const blank = bars.filter((bar) => !isIn(bar));
      // One more is the letter or the only note, which stands within 20 units below the bars.
      const below = texts.filter(({ y }) => y > middle + height / 2 && y < middle + height / 2 + 20);
      if (blank.length > 0) expect([member, below.length]).not.toEqual([member, 0]);
      if (!["centers", "channelsShort"].includes(member))
        expect(blank.filter(({ width }) => width > 6.2)).toEqual([]);
    }
  });

  it.each([false, true])("ends below its last lane, with narrow %s", (narrow) => {
    const root = parseSvg(renderDay(window, { narrow }));
    const lanes = having(root, "data-side").map(({ attributes }) =>
      Number(/translate\(0 ([\d.]+)\)/.exec(attributes["transform"]!)![1]),
    );
    const rows = rowsOf(root).map(({ middle, height }) => middle + height / 2);
    const height = Number(root.attributes["viewBox"]!.split(" ")[3]);
    expect(height - Math.max(...lanes, ...rows)).toBeLessThan(90);
  });
});

it.each([
  ["two days", 0, "1984-03-10 – 1984-03-11  ·  UTC"],
  ["a calm day", 0, "2001-09-11  ·  UTC"],
  ["a calm day", 330, "2001-09-11 – 2001-09-12  ·  UTC+05:30"],
] as const)(
  "the title of %s, %i minutes ahead of UTC, names its days: %s",
  (name, utcOffsetMinutes, title) => {
    const drawn = allOf(parseSvg(renderDay(WINDOWS[name], { utcOffsetMinutes })));
    const { d } = layOut(title).shape!;
    expect(drawn.filter(({ attributes }) => attributes["d"]?.endsWith(d))).toHaveLength(1);
  },
);

it("bars of different values that touch have different colors", () => {
  for (const { children } of having(parseSvg(renderDay(WINDOWS["1962-02-04"])), "data-member")) {
    const colors = children.map(({ attributes }) => attributes["stroke"] ?? "");
    expect(colors.filter((color, index) => color === colors[index - 1])).toEqual([]);
  }
});

/** Days of 24 to 26 hours with the largest pictures of 6,800. */
const LARGE_DAYS = [
  between("2075-11-25T04:30Z", "2075-11-26T05:30Z"),
  between("1980-01-15T09:30Z", "1980-01-16T10:30Z"),
  between("1988-01-05T20:30Z", "1988-01-06T20:30Z"),
  between("2069-02-20T23:15Z", "2069-02-22T01:15Z"),
  between("1937-03-16T08:45Z", "1937-03-17T10:45Z"),
];

describe.each(LARGE_DAYS.map((window) => ({ window, from: window.spans[0]!.from.toISOString() })))(
  "the large day from $from",
  ({ window }) => {
    const drawn = (layout: typeof WIDE_DAY, detail: typeof FULL_DETAIL) =>
      drawDay(window, valueRows(window), { layout, offsetMs: 0, palette: THEMES.light }, detail).svg;
    /** Title, description, background and frame, with a title of 200 letters. */
    const FRAME = 1500;

    it.each([
      ["wide", WIDE_DAY],
      ["narrow", NARROW_DAY],
    ] as const)("takes at most 39,500 bytes and has all values and changes, %s", (name, layout) => {
      const picture = renderDay(window, { narrow: name === "narrow", title: "T".repeat(200), width: 1000 });
      expect(Buffer.byteLength(picture)).toBeLessThanOrEqual(39_500);
      const data = (svg: string) => svg.match(/ data-(?:value|from|at|to)="[^"]*"/g);
      expect(data(picture)).toEqual(data(drawn(layout, FULL_DETAIL)));
      expect(drawn(layout, LESS_DETAIL.at(-1)!).length).toBeLessThan(39_500 - FRAME);
    });
  },
);

it("only days that would be too large have shorter texts", () => {
  const hasFullTexts = (window: (typeof LARGE_DAYS)[number]) => {
    const look = { layout: WIDE_DAY, offsetMs: 0, palette: THEMES.light };
    return renderDay(window).includes(drawDay(window, valueRows(window), look, FULL_DETAIL).svg);
  };
  expect(Object.values(WINDOWS).map(hasFullTexts)).toEqual(Object.values(WINDOWS).map(() => true));
  expect(hasFullTexts(between("1979-02-22T00:00Z", "1979-02-24T00:00Z"))).toBe(true);
  expect(hasFullTexts(LARGE_DAYS[0]!)).toBe(false);
});
