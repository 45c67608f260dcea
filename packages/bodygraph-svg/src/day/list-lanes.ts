import type { Center } from "../chart-core.js";
import { escapeText } from "../text/escape.js";
import { fixed } from "../text/numbers.js";
import { layOut, layOutKept, type TextLine } from "../text/text.js";
import { wrap } from "../text/wrap.js";
import { CENTER_COLORS, type Palette } from "../theme/theme.js";
import { addRowTitle, type DayScene, type DrawnPart } from "./day-scene.js";
import { needsSeconds, rangeLine, timeLine } from "./day-times.js";
import { addPhrase, type Phrase, phraseOf } from "./phrases.js";
import type { ListRow, ValuePiece } from "./value-rows.js";

/** Height of a bar, and of a lane with the space below it. */
const BAR_HEIGHT = 15;
const LANE_HEIGHT = 18;

const SIZE = 8.4;

/** Height that a further line of the items that are always there takes. */
const LINE_HEIGHT = 13;

/** Least width of a bar, space of a text to the end of its bar, and to the bars beside it. */
const LEAST_WIDTH = 2.5;
const INSIDE = 4;
const OUTSIDE = 4;
const BETWEEN = 9;

/** The text of a bar, in it or beside it. */
interface ChipText {
  readonly phrase: Phrase;
  readonly x: number;
  readonly isInside: boolean;
}

/** A bar of items with the same times, and its text. */
interface Chip {
  readonly items: readonly string[];
  readonly piece: ValuePiece;
  readonly x: number;
  readonly end: number;
  readonly text: ChipText;
}

/** The places that are taken in a lane: the start and the end of each in turn. */
type Lane = number[];

/**
 * Draws a list: first the items that are always there, then a bar for each other one with its times, in as few lanes as
 * they need.
 */
export function drawList(row: ListRow, top: number, scene: DayScene): DrawnPart {
  const { layout, palette, tints, texts, detail } = scene;
  let y = top + layout.titleHeight;
  addRowTitle(row.title, { y, height: BAR_HEIGHT }, scene, palette.ink);
  let svg = "";
  const always = row.always.join(", ");
  if (always !== "") {
    const lines = wrap(
      detail.hasNames ? `${always} all the time` : always,
      SIZE,
      layout.right - layout.left - 2 * INSIDE,
    );
    const height = BAR_HEIGHT + (lines.length - 1) * LINE_HEIGHT;
    svg = `<path d="M${layout.left} ${fixed(y + height / 2)}H${layout.right}" stroke="${tints.pale}" stroke-width="${height}"/>`;
    for (const [index, line] of lines.entries()) {
      const baseline = y + index * LINE_HEIGHT + (BAR_HEIGHT + SIZE) / 2;
      texts.addLine(layOut(line), layout.left + INSIDE, baseline, { size: SIZE, color: palette.ink });
    }
    y += height + LANE_HEIGHT - BAR_HEIGHT;
  }
  const hasTimes = row.member === "centers" ? detail.hasCenterTimes : detail.hasChannelTimes;
  const lanes: Lane[] = [];
  for (const { items, piece, x, end, text } of chipsOf(row, hasTimes, scene)) {
    const lane = takeLane(lanes, Math.min(x, text.x), Math.max(end, text.x + text.phrase.width));
    const middle = y + lane * LANE_HEIGHT + BAR_HEIGHT / 2;
    const fill = colorOf(items[0]!, palette);
    const stroke = fill === undefined ? "" : ` stroke="${fill}"`;
    svg += `<path data-value="${escapeText(items.join(", "))}" data-from="${piece.fromMs}" data-until="${piece.toMs}" d="M${fixed(x)} ${fixed(middle)}H${fixed(end)}"${stroke}/>`;
    const color = text.isInside && fill !== undefined ? palette.onDefined : palette.ink;
    addPhrase(texts, text.phrase, text.x, middle + SIZE / 2, { size: SIZE, color });
  }
  const data = always === "" ? "" : ` data-always="${escapeText(always)}"`;
  return {
    svg: `<g data-member="${row.member}"${data} stroke="${tints.dark}" stroke-width="${BAR_HEIGHT}">${svg}</g>`,
    bottom: y + lanes.length * LANE_HEIGHT - (LANE_HEIGHT - BAR_HEIGHT),
  };
}

/** Takes a place in the first lane where it is free, or in a new one, and returns the index of the lane. */
function takeLane(lanes: Lane[], start: number, end: number): number {
  let lane = 0;
  while (lane < lanes.length && !isFree(lanes[lane]!, start, end)) lane += 1;
  if (lane === lanes.length) lanes.push([]);
  lanes[lane]!.push(start, end);
  return lane;
}

function isFree(lane: Lane, start: number, end: number): boolean {
  for (let index = 0; index < lane.length; index += 2)
    if (start <= lane[index + 1]! + BETWEEN && end >= lane[index]! - BETWEEN) return false;
  return true;
}

function colorOf(item: string, palette: Palette): string | undefined {
  return Object.hasOwn(CENTER_COLORS, item) ? palette[CENTER_COLORS[item as Center]] : undefined;
}

/** Returns the bars of a list. Channels that come and go together share one; each center has its own, as each has its color. */
function chipsOf({ member, pieces }: ListRow, hasTimes: boolean, scene: DayScene): Chip[] {
  const chips: Chip[] = [];
  for (let index = 0; index < pieces.length; ) {
    const piece = pieces[index]!;
    const items = [piece.value];
    index += 1;
    if (member === "channelsShort")
      for (; isSameTime(pieces[index], piece); index++) items.push(pieces[index]!.value);
    addChips(chips, items, piece, hasTimes, scene);
  }
  return chips;
}

function isSameTime(a: ValuePiece | undefined, b: ValuePiece): boolean {
  return a?.fromMs === b.fromMs && a.toMs === b.toMs;
}

/** Adds the bar of a group of items. Splits a group whose text is too long for the bar and for the places beside it. */
function addChips(
  chips: Chip[],
  items: readonly string[],
  piece: ValuePiece,
  hasTimes: boolean,
  scene: DayScene,
): void {
  const { layout, xOf } = scene;
  const x = Math.min(xOf(piece.fromMs), layout.right - LEAST_WIDTH);
  const end = Math.max(xOf(piece.toMs), x + LEAST_WIDTH);
  const text = textOf(items, piece, hasTimes, scene, x, end);
  if (text !== null) {
    chips.push({ items, piece, x, end, text });
  } else if (items.length > 1) {
    const half = Math.ceil(items.length / 2);
    addChips(chips, items.slice(0, half), piece, hasTimes, scene);
    addChips(chips, items.slice(half), piece, hasTimes, scene);
  } else {
    // No name of a center or a channel is that long.
    chips.push({ items, piece, x, end, text: { phrase: phraseOf([], SIZE), x, isInside: true } });
  }
}

/** Returns the text of a bar in the longest form that has a place, or null: with dates, with times, or the items alone. */
function textOf(
  items: readonly string[],
  piece: ValuePiece,
  hasTimes: boolean,
  scene: DayScene,
  x: number,
  end: number,
): ChipText | null {
  const names = layOutKept(items.join(", "));
  if (hasTimes)
    for (const hasDate of [scene.detail.hasDates, false]) {
      const text = placeText(phraseOf([names, ...timesOf(piece, scene, hasDate)], SIZE), scene, x, end);
      if (text !== null) return text;
    }
  // Several items are split before they lose their times.
  return hasTimes && items.length > 1 ? null : placeText(phraseOf([names], SIZE), scene, x, end);
}

/** Places a text in its bar, at its right or at its left; null if it is too long for all of them. */
function placeText(phrase: Phrase, { layout }: DayScene, x: number, end: number): ChipText | null {
  const { width } = phrase;
  if (width + 2 * INSIDE <= end - x) return { phrase, x: (x + end - width) / 2, isInside: true };
  if (end + OUTSIDE + width <= layout.right) return { phrase, x: end + OUTSIDE, isInside: false };
  if (x - OUTSIDE - width >= layout.left) return { phrase, x: x - OUTSIDE - width, isInside: false };
  return null;
}

/** Returns the times of a bar in words, without those of the picture's ends. */
function timesOf(piece: ValuePiece, { span }: DayScene, hasDate: boolean): TextLine[] {
  const { fromMs, toMs } = piece;
  const form = { hasSeconds: needsSeconds(span, piece), hasDate };
  if (fromMs === 0) return [layOutKept("until"), timeLine(span, toMs, form)];
  if (toMs === span.lengthMs) return [layOutKept("from"), timeLine(span, fromMs, form)];
  return [rangeLine(span, fromMs, toMs, form)];
}
