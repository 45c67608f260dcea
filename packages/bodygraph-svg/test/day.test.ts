import type { Chart } from "chart-core";
import { type ChartWindow, chartWindow } from "chart-core/time";
import { describe, expect, it } from "vitest";
import { renderDay, THEMES } from "../src/index.js";
import { layOut } from "../src/text/text.js";
import { allOf, type Element, having, parseSvg } from "./support/parse-svg.js";
import { type TextBox, textBoxes } from "./support/text-boxes.js";

const between = (from: string, to: string) => chartWindow(new Date(from), new Date(to));

const WINDOWS = {
  "a calm day": between("2001-09-11T00:00Z", "2001-09-12T00:00Z"),
  "a day with a change of type": between("1990-09-05T00:00Z", "1990-09-06T00:00Z"),
  "a day of long lists": between("1979-02-22T00:00Z", "1979-02-23T00:00Z"),
  "1962-02-04": between("1962-02-04T00:00Z", "1962-02-05T00:00Z"),
  "two days": between("1984-03-10T00:00Z", "1984-03-12T00:00Z"),
  "two days from 19:00": between("1990-02-05T19:00Z", "1990-02-07T19:00Z"),
  "two days with short bars": between("1894-07-22T18:16Z", "1894-07-24T18:16Z"),
  "two days with long labels": between("1925-04-07T21:37Z", "1925-04-09T21:37Z"),
  "two days with a bar between narrow spaces": between("1857-10-15T19:48Z", "1857-10-17T19:48Z"),
  "two days with a bar near their end": between("1854-10-28T09:28Z", "1854-10-30T09:28Z"),
  "a day that ends after a midnight": between("2004-08-12T00:04Z", "2004-08-13T00:04Z"),
  "two days that end after a midnight": between("1985-03-12T00:10Z", "1985-03-14T00:10Z"),
  "a day with long labels at its end": between("2073-06-04T12:00Z", "2073-06-05T12:00Z"),
  "three hours": between("1984-03-10T09:00Z", "1984-03-10T12:00Z"),
  "twenty minutes without a change": between("1984-03-10T09:00Z", "1984-03-10T09:20Z"),
  "ten seconds": between("1984-03-10T09:00Z", "1984-03-10T09:00:10Z"),
};

/** Days of 24 to 26 hours with the largest pictures of 20,000. */
const LARGE_DAYS = [
  between("2058-09-29T23:00Z", "2058-09-30T23:00Z"),
  between("1965-06-29T05:00Z", "1965-06-30T05:00Z"),
  between("2065-09-12T05:00Z", "2065-09-13T07:00Z"),
  between("2044-03-06T05:00Z", "2044-03-07T07:00Z"),
  between("2015-06-17T12:00Z", "2015-06-18T14:00Z"),
];

const ALL: readonly (readonly [string, ChartWindow])[] = [
  ...Object.entries(WINDOWS),
  ...LARGE_DAYS.map((window) => [`the large day from ${fromOf(window).toISOString()}`, window] as const),
];

function fromOf({ spans }: ChartWindow): Date {
  return spans[0]!.from;
}

function toOf({ spans }: ChartWindow): Date {
  return spans.at(-1)!.to;
}

/** A value of a row as its picture has it, in milliseconds since the start. */
interface Piece {
  readonly value: string;
  readonly from: number;
  readonly to: number;
}

/** Returns the values of a row that is drawn as bars, or the only value of one that is written in a line. */
function piecesOf({ attributes, children }: Element, lengthMs: number): Piece[] {
  if (children.length === 0) return [{ value: attributes["data-always"]!, from: 0, to: lengthMs }];
  const froms = children.map((bar) => Number(bar.attributes["data-from"]));
  return children.map((bar, index) => ({
    value: bar.attributes["data-value"]!,
    from: froms[index]!,
    to: froms[index + 1] ?? lengthMs,
  }));
}

/** Returns the items of a list, those of a group each by itself. */
function itemsOf({ attributes, children }: Element, lengthMs: number): Piece[] {
  const split = (list = "") => list.split(", ").filter((item) => item !== "" && item !== "none");
  return [
    ...split(attributes["data-always"]).map((value) => ({ value, from: 0, to: lengthMs })),
    ...children
      .filter((bar) => "data-value" in bar.attributes)
      .flatMap((bar) =>
        split(bar.attributes["data-value"]).map((value) => ({
          value,
          from: Number(bar.attributes["data-from"]),
          to: Number(bar.attributes["data-until"]),
        })),
      ),
  ];
}

/** Returns what the pieces that hold at a time say, sorted. */
function at(pieces: readonly Piece[], ms: number): string[] {
  return pieces
    .filter(({ from, to }) => from <= ms && ms < to)
    .map(({ value }) => value)
    .sort();
}

const VALUES: readonly (keyof Chart)[] = ["type", "authority", "profile", "definition", "incarnationCross"];
const LISTS = ["centers", "channelsShort"] as const;

describe.each(ALL)("the day of %s", (_, window) => {
  const lengthMs = toOf(window).getTime() - fromOf(window).getTime();

  it.each([false, true])("shows exactly the values of each span, with narrow %s", (narrow) => {
    const rows = having(parseSvg(renderDay(window, { narrow })), "data-member");
    const ofMember = (member: string) =>
      rows.filter(({ attributes }) => attributes["data-member"] === member);
    const shown = window.spans.map(({ from }) => {
      const ms = from.getTime() - fromOf(window).getTime();
      const arrows = ofMember("variables").flatMap((row) => at(piecesOf(row, lengthMs), ms));
      return [
        ...VALUES.map((member) => at(piecesOf(ofMember(member)[0]!, lengthMs), ms).join()),
        ...LISTS.map((member) => at(itemsOf(ofMember(member)[0]!, lengthMs), ms).join()),
        arrows.length === 1 ? arrows[0] : `P${arrows[0]}${arrows[1]} D${arrows[2]}${arrows[3]}`,
      ];
    });
    const said = window.spans.map(({ chart }) => [
      ...VALUES.map((member) => chart[member]),
      ...LISTS.map((member) => [...chart[member]].sort().join()),
      chart.variables,
    ]);
    expect(shown).toEqual(said);
  });

  it.each([false, true])("changes a value only where a span begins, with narrow %s", (narrow) => {
    const root = parseSvg(renderDay(window, { narrow }));
    const starts = new Set(window.spans.map(({ from }) => from.getTime() - fromOf(window).getTime()));
    starts.add(lengthMs);
    const times = [...having(root, "data-value"), ...having(root, "data-until")].flatMap(({ attributes }) =>
      [attributes["data-from"], attributes["data-until"]].filter(Boolean).map(Number),
    );
    expect(times.filter((ms) => !starts.has(ms))).toEqual([]);
  });

  it.each([false, true])(
    "says each value in its bar or below it, and each time of a change, with narrow %s",
    (narrow) => {
      const root = parseSvg(renderDay(window, { narrow }));
      const texts = textBoxes(root);
      for (const row of having(root, "data-member")) {
        const { "data-arrow": arrow, "data-member": member, transform } = row.attributes;
        if (arrow !== undefined || transform === undefined) continue;
        const middle = Number(/^translate\(0 ([\d.]+)\)$/.exec(transform)![1]);
        const isBelow = ({ top }: TextBox) => top > middle + 14 && top < middle + 195;
        const pieces = piecesOf(row, lengthMs);
        for (const [index, { value, from, to }] of pieces.entries()) {
          const [, x, width] = /^M([\d.]+) 0h([\d.]+)$/.exec(row.children[index]!.attributes["d"]!)!;
          expect(Number(width)).toBeGreaterThanOrEqual(2.4);
          const isIn = ({ left, right, top, bottom }: TextBox) =>
            left > Number(x) && right < Number(x) + Number(width) && Math.abs(top + bottom - 2 * middle) < 28;
          const name = value.replace(/(?<!^No) Definition$/, "");
          const isSaidBelow = (part: string) => texts.some((text) => isBelow(text) && says(text, part));
          // A long value stands in several lines.
          const written =
            texts.some(isIn) || isSaidBelow(name) || name.split(/ (?![^(]*\))/).every(isSaidBelow);
          expect([member, value, written]).toEqual([member, value, true]);
          // The largest days leave out times that a row above has.
          if (LARGE_DAYS.includes(window)) continue;
          const times = timesOf(window, index === 0 ? to : from);
          const hasTime = pieces.length === 1 || (index === 0 && texts.some(isIn)) || times.some(isSaidBelow);
          expect([member, value, hasTime]).toEqual([member, value, true]);
        }
      }
    },
  );

  it.each([false, true])("writes each item of a list with its times, with narrow %s", (narrow) => {
    const root = parseSvg(renderDay(window, { narrow }));
    const texts = textBoxes(root);
    for (const { attributes } of having(root, "data-until")) {
      const middle = Number(/^M[\d.]+ ([\d.]+)H/.exec(attributes["d"]!)![1]);
      const inLane = texts.filter(({ top, bottom }) => Math.abs(top + bottom - 2 * middle) < 8);
      expect(inLane.some((text) => says(text, attributes["data-value"]!))).toBe(true);
      // Large days leave the times out.
      if (LARGE_DAYS.includes(window) || window === WINDOWS["a day of long lists"]) continue;
      const inner = ["data-from", "data-until"]
        .map((name) => Number(attributes[name]))
        .filter((ms) => ms > 0 && ms < lengthMs)
        .map((ms) => timesOf(window, ms));
      const [first = [], second = []] = inner;
      const isSaid = (times: readonly string[]) =>
        times.some((time) => inLane.some((text) => says(text, time)));
      const together = first.flatMap((from) => second.map((to) => `${from} – ${to}`));
      expect(isSaid(together) || inner.every(isSaid)).toBe(true);
    }
  });

  it.each([false, true])(
    "has no text that covers another one or leaves the picture, with narrow %s",
    (narrow) => {
      const root = parseSvg(renderDay(window, { narrow }));
      const [, , width, height] = root.attributes["viewBox"]!.split(" ").map(Number) as number[];
      const texts = textBoxes(root);
      const pairs = texts.flatMap((a, index) =>
        texts.slice(index + 1).filter((b) => {
          const apart = a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top;
          return !apart;
        }),
      );
      expect(pairs).toEqual([]);
      const outside = texts.filter(
        ({ left, right, top, bottom }) => left < 0 || right > width! || top < 0 || bottom > height!,
      );
      expect(outside).toEqual([]);
    },
  );
});

/** Returns the times that labels below bars say, and the lines from bars to labels. */
function labelsOf(root: Element, window: ChartWindow): [times: string[], leaders: string[]] {
  const { muted } = THEMES.light;
  const labels = allOf(root).filter(
    ({ attributes: { stroke, transform } }) => stroke === muted && transform === "scale(.096)",
  );
  const drawn = labels.flatMap((element) => textBoxes(element));
  const starts = new Set(window.spans.map(({ from }) => from.getTime() - fromOf(window).getTime()));
  const times = [...starts].flatMap((ms) => timesOf(window, ms));
  const [ticks] = having(root, "data-start")[0]!.children as [Element];
  return [
    times.flatMap((time) => drawn.filter((text) => says(text, time)).map(() => time)),
    ticks.attributes["d"]!.split("M").filter(Boolean),
  ];
}

describe.each(ALL)("the labels below the bars of %s", (_, window) => {
  it.each([false, true])("all have a line to their bar, with narrow %s", (narrow) => {
    const root = parseSvg(renderDay(window, { narrow }));
    const [times, leaders] = labelsOf(root, window);
    expect(leaders).toHaveLength(times.length);
  });

  it.each([false, true])("have a date only if times of day come twice, with narrow %s", (narrow) => {
    const [times] = labelsOf(parseSvg(renderDay(window, { narrow })), window);
    const hasDates = toOf(window).getTime() - fromOf(window).getTime() > 86_400_000;
    expect(times.filter((time) => time.includes(" ") && !hasDates)).toEqual([]);
  });
});

/** Returns the ways in which a picture may write a time: with seconds or a date, and with 24:00 at its end. */
function timesOf(window: ChartWindow, ms: number): string[] {
  const iso = new Date(fromOf(window).getTime() + ms).toISOString();
  const clocks = [iso.slice(11, 16), iso.slice(11, 19)];
  return [...clocks, ...clocks.map((clock) => `${iso.slice(5, 10)} ${clock}`)];
}

function says({ d }: TextBox, content: string): boolean {
  return layOut(content).shape!.d === d;
}

it.each([
  ["two days", 0, "1984-03-10 – 1984-03-11  ·  UTC"],
  ["a calm day", 0, "2001-09-11  ·  UTC"],
  ["a calm day", 330, "2001-09-11 05:30 – 09-12 05:30  ·  UTC+05:30"],
  ["a calm day", -1560, "2001-09-09 22:00 – 09-10 22:00  ·  UTC–26:00"],
  ["three hours", 0, "1984-03-10 09:00 – 12:00  ·  UTC"],
  ["three hours", 720, "1984-03-10 21:00 – 24:00  ·  UTC+12:00"],
  ["ten seconds", 0, "1984-03-10 09:00 – 09:00:10  ·  UTC"],
] as const)(
  "the title of %s, %i minutes ahead of UTC, names its days and times: %s",
  (name, utcOffsetMinutes, title) => {
    const drawn = allOf(parseSvg(renderDay(WINDOWS[name], { utcOffsetMinutes })));
    const { d } = layOut(title).shape!;
    expect(drawn.filter(({ attributes }) => attributes["d"]?.endsWith(d))).toHaveLength(1);
  },
);

it.each(ALL)("the hours of %s stand at least 10 units apart", (_, window) => {
  for (const narrow of [false, true]) {
    const hours = allOf(parseSvg(renderDay(window, { narrow })))
      .filter(({ attributes }) => attributes["transform"] === "scale(.105)")
      .flatMap((element) => textBoxes(element))
      .filter(({ bottom }, _index, [first]) => Math.abs(bottom - first!.bottom) < 3)
      .sort((a, b) => a.left - b.left);
    const spaces = hours.slice(1).map(({ left }, index) => left - hours[index]!.right);
    // A box is smaller than its text by the space beside the last character.
    expect(spaces.filter((space) => space < 9)).toEqual([]);
  }
});

it("bars that touch have two grays in turn, and only bars of centers have a color", () => {
  const { yellow, green, brown, red } = THEMES.light;
  const colors = new Set([yellow, green, brown, red]);
  for (const row of having(parseSvg(renderDay(WINDOWS["two days"])), "data-member")) {
    const strokes = row.children.map(({ attributes }) => attributes["stroke"] ?? "");
    const isColored = strokes.some((stroke) => colors.has(stroke));
    expect(isColored).toBe(row.attributes["data-member"] === "centers");
    if (!LISTS.includes(row.attributes["data-member"] as (typeof LISTS)[number]))
      expect(strokes.filter((stroke, index) => stroke === strokes[index - 1])).toEqual([]);
  }
});

it("the first label of each body that changes its line has gate and line", () => {
  const root = parseSvg(renderDay(WINDOWS["1962-02-04"]));
  const texts = textBoxes(root);
  for (const body of having(root, "data-body")) {
    const to = body.children.find(({ attributes }) => "data-to" in attributes)?.attributes["data-to"];
    if (to === undefined) continue;
    const y = Number(/translate\(0 ([\d.]+)\)/.exec(body.attributes["transform"]!)![1]);
    const inLane = texts.filter(({ bottom }) => bottom > y - 20 && bottom < y);
    for (const place of [to, body.attributes["data-from"]!])
      expect(inLane.filter((text) => says(text, place)).length).toBeGreaterThan(0);
  }
});

it.each(LARGE_DAYS.map((window) => ({ window, from: fromOf(window).toISOString() })))(
  "the large day from $from takes at most 39,500 bytes, wide and narrow",
  ({ window }) => {
    for (const narrow of [false, true])
      expect(Buffer.byteLength(renderDay(window, { narrow }))).toBeLessThanOrEqual(39_500);
  },
);
