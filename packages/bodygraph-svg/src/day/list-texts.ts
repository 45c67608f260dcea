import { type Phrase, phraseOf } from "../text/phrases.js";
import { layOutKept, type TextLine } from "../text/text.js";
import type { DayLayout } from "./day-layout.js";
import { type DayScene, SMALL_SIZE as SIZE } from "./day-scene.js";
import { DAY_MS, type DaySpan, needsSeconds, rangeLine, type TimeForm, timeLine } from "./day-times.js";
import type { ValuePiece } from "./value-rows.js";

/** Space of a text to the end of its bar, within it and beside it. */
const INSIDE = 4;
const OUTSIDE = 4;

/** A text of a bar of a list. */
export interface ListText {
  readonly phrase: Phrase;
  readonly x: number;
  readonly place: Place;
}

/** Place of a text, in its bar or beside it. */
type Place = "inside" | "right" | "left";

const PLACES: readonly Place[] = ["inside", "right", "left"];

/** Places of items and of their times, where they have no room together. */
const PLACES_APART: readonly (readonly [Place, Place])[] = [
  ["inside", "right"],
  ["inside", "left"],
  ["left", "inside"],
  ["right", "inside"],
  ["left", "right"],
  ["right", "left"],
];

/** A way to write a bar's items and times: texts with their places. */
type TextLayout = readonly (readonly [lines: readonly TextLine[], place: Place])[];

/** The forms in which the times of a bar are written. */
interface TimeForms {
  readonly ofStart: TimeForm;
  readonly ofEnd: TimeForm;
}

/** A bar of items with the same times. */
export interface ListBar {
  readonly items: readonly string[];
  readonly piece: ValuePiece;
  readonly x: number;
  readonly end: number;
}

/** Returns the texts of a bar in the first way that has room, or null if none has. */
export function listTexts(
  bar: ListBar,
  hasTimes: boolean,
  { span, layout, hasDates }: DayScene,
): readonly ListText[] | null {
  const { items, piece } = bar;
  const names = layOutKept(items.length === 1 ? items[0]! : items.join(", "));
  if (!hasTimes) return placeTogether(phraseOf([names], SIZE), bar, layout);
  const ofStart = { hasSeconds: needsSeconds(span, piece), hasDate: hasDates };
  const texts = textsWithTimes(names, bar, { ofStart, ofEnd: ofStart }, span, layout);
  const isInADay = piece.toMs - piece.fromMs < DAY_MS;
  // Where nothing else has room, the end of a bar that is shorter than a day has no date.
  if (texts !== null || !hasDates || !isInADay) return texts;
  const ofEnd = { hasSeconds: ofStart.hasSeconds, hasDate: false };
  return textsWithTimes(names, bar, { ofStart, ofEnd }, span, layout);
}

/** Places items and times in forms of times: as one text, as items and times apart, or with each time by itself. */
function textsWithTimes(
  names: TextLine,
  bar: ListBar,
  forms: TimeForms,
  span: DaySpan,
  layout: DayLayout,
): readonly ListText[] | null {
  const times = timesOf(bar.piece, forms, span);
  return (
    placeTogether(phraseOf([names, ...times], SIZE), bar, layout) ??
    placeFirst(
      PLACES_APART.map(([ofNames, ofTimes]) => [
        [[names], ofNames],
        [times, ofTimes],
      ]),
      bar,
      layout,
    ) ??
    placeFirst(waysApart(names, bar.piece, forms, span), bar, layout)
  );
}

/** Lists the ways with each time by itself; none for a bar that begins or ends with the picture. */
function waysApart(
  names: TextLine,
  { fromMs, toMs }: ValuePiece,
  { ofStart, ofEnd }: TimeForms,
  span: DaySpan,
): readonly TextLayout[] {
  if (fromMs === 0 || toMs === span.lengthMs) return [];
  const start = timeLine(span, fromMs, ofStart);
  const end = timeLine(span, toMs, ofEnd);
  const from = [layOutKept("from"), start];
  const until = [layOutKept("until"), end];
  const namesFrom = [names, ...from];
  const namesUntil = [names, ...until];
  return [
    [
      [[start], "left"],
      [[names], "inside"],
      [[end], "right"],
    ],
    [
      [namesFrom, "inside"],
      [until, "right"],
    ],
    [
      [from, "left"],
      [namesUntil, "inside"],
    ],
    [
      [namesFrom, "left"],
      [until, "right"],
    ],
    [
      [from, "left"],
      [namesUntil, "right"],
    ],
    [
      [namesFrom, "left"],
      [until, "inside"],
    ],
    [
      [from, "inside"],
      [namesUntil, "right"],
    ],
    [
      [namesFrom, "left"],
      [[end], "inside"],
    ],
    [
      [[start], "inside"],
      [namesUntil, "right"],
    ],
  ];
}

/** Places one text inside its bar, or right or left of it; null if it has no room. */
function placeTogether(phrase: Phrase, bar: ListBar, layout: DayLayout): readonly ListText[] | null {
  for (const itsPlace of PLACES) {
    const x = startOf(phrase, itsPlace, bar, layout);
    if (x !== null) return [{ phrase, x, place: itsPlace }];
  }
  return null;
}

/** Tries the layouts in order; returns the texts of the first that fits, or null. */
function placeFirst(
  layouts: readonly TextLayout[],
  bar: ListBar,
  layout: DayLayout,
): readonly ListText[] | null {
  for (const textLayout of layouts) {
    const texts = place(textLayout, bar, layout);
    if (texts !== null) return texts;
  }
  return null;
}

/** Places the texts of a way; null if one is too long for its place. */
function place(textLayout: TextLayout, bar: ListBar, layout: DayLayout): ListText[] | null {
  const texts: ListText[] = [];
  for (const [lines, itsPlace] of textLayout) {
    const phrase = phraseOf(lines, SIZE);
    const x = startOf(phrase, itsPlace, bar, layout);
    if (x === null) return null;
    texts.push({ phrase, x, place: itsPlace });
  }
  return texts;
}

/** Returns the start of a text at a place of a bar, or null if it is too long. */
function startOf(
  { width }: Phrase,
  itsPlace: Place,
  { x, end }: ListBar,
  { left, right }: DayLayout,
): number | null {
  if (itsPlace === "inside") return width + 2 * INSIDE <= end - x ? (x + end - width) / 2 : null;
  const start = itsPlace === "right" ? end + OUTSIDE : x - OUTSIDE - width;
  return start >= left && start + width <= right ? start : null;
}

/** Returns the times of a bar in words, without those of the picture's ends. */
function timesOf({ fromMs, toMs }: ValuePiece, { ofStart, ofEnd }: TimeForms, span: DaySpan): TextLine[] {
  if (fromMs === 0) return [layOutKept("until"), timeLine(span, toMs, ofEnd)];
  if (toMs === span.lengthMs) return [layOutKept("from"), timeLine(span, fromMs, ofStart)];
  return [rangeLine(span, fromMs, toMs, ofStart, ofEnd)];
}
