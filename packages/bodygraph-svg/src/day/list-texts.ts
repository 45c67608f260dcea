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
type Way = readonly (readonly [lines: readonly TextLine[], place: Place])[];

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
export function listTexts(bar: ListBar, hasTimes: boolean, scene: DayScene): readonly ListText[] | null {
  for (const way of waysOf(bar, hasTimes, scene)) {
    const texts = place(way, bar, scene.layout);
    if (texts !== null) return texts;
  }
  return null;
}

/** Lists the ways to write items and times. In the last ones, the end of a bar that is shorter than a day has no date. */
function* waysOf({ items, piece }: ListBar, hasTimes: boolean, { span, hasDates }: DayScene): Generator<Way> {
  const names = layOutKept(items.join(", "));
  if (!hasTimes) {
    for (const itsPlace of PLACES) yield [[[names], itsPlace]];
    return;
  }
  const ofStart = { hasSeconds: needsSeconds(span, piece), hasDate: hasDates };
  yield* waysWithTimes(names, piece, { ofStart, ofEnd: ofStart }, span);
  const isInADay = piece.toMs - piece.fromMs < DAY_MS;
  if (hasDates && isInADay)
    yield* waysWithTimes(names, piece, { ofStart, ofEnd: { ...ofStart, hasDate: false } }, span);
}

/** Lists the ways in forms of times: as one text, as items and times apart, and with each time by itself. */
function* waysWithTimes(names: TextLine, piece: ValuePiece, forms: TimeForms, span: DaySpan): Generator<Way> {
  const { fromMs, toMs } = piece;
  const times = timesOf(piece, forms, span);
  for (const itsPlace of PLACES) yield [[[names, ...times], itsPlace]];
  for (const [ofNames, ofTimes] of PLACES_APART)
    yield [
      [[names], ofNames],
      [times, ofTimes],
    ];
  if (fromMs === 0 || toMs === span.lengthMs) return;
  const start = timeLine(span, fromMs, forms.ofStart);
  const end = timeLine(span, toMs, forms.ofEnd);
  const from = [layOutKept("from"), start];
  const until = [layOutKept("until"), end];
  const namesFrom = [names, ...from];
  const namesUntil = [names, ...until];
  yield [
    [[start], "left"],
    [[names], "inside"],
    [[end], "right"],
  ];
  for (const [ofStart, placeOfStart, ofEnd, placeOfEnd] of [
    [namesFrom, "inside", until, "right"],
    [from, "left", namesUntil, "inside"],
    [namesFrom, "left", until, "right"],
    [from, "left", namesUntil, "right"],
    [namesFrom, "left", until, "inside"],
    [from, "inside", namesUntil, "right"],
    [namesFrom, "left", [end], "inside"],
    [[start], "inside", namesUntil, "right"],
  ] as const)
    yield [
      [ofStart, placeOfStart],
      [ofEnd, placeOfEnd],
    ];
}

/** Places the texts of a way; null if one is too long for its place. */
function place(way: Way, bar: ListBar, layout: DayLayout): ListText[] | null {
  const texts: ListText[] = [];
  for (const [lines, itsPlace] of way) {
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
