import { chartWindow } from "chart-core/time";
import { describe, expect, it } from "vitest";
import { renderDay } from "../src/index.js";
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
