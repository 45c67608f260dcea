import type { Center } from "../chart-core.js";
import { escapeText } from "../text/escape.js";
import { fixed } from "../text/numbers.js";
import { textWidth } from "../text/text.js";
import { wrap } from "../text/wrap.js";
import { CENTER_COLORS, type Palette } from "../theme/theme.js";
import { addRowTitle, type DayScene } from "./day-scene.js";
import { lengthOf, type TimeWriter } from "./day-times.js";
import { addPhrase, type Part, type Phrase, phraseOf, time, word } from "./phrases.js";
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

/** A bar of items with the same times, and its text. */
interface Chip {
  readonly items: readonly string[];
  readonly fromMs: number;
  readonly toMs: number;
  readonly x: number;
  readonly end: number;
  readonly phrase: Phrase;
  readonly textX: number;
  readonly isInside: boolean;
}

/**
 * Draws a list: first the items that are always there, then a bar for each other one with its times, in as few lanes as
 * they need.
 */
export function drawList(
  row: ListRow,
  top: number,
  scene: DayScene,
): { readonly svg: string; readonly bottom: number } {
  const { layout, palette, tints, texts, writeMs } = scene;
  let y = top + layout.titleHeight;
  addRowTitle(row.title, { y, height: BAR_HEIGHT }, scene, palette.ink);
  let svg = "";
  if (row.always.length > 0) {
    const lines = wrapItems(row.always, layout.right - layout.left - 2 * INSIDE);
    const height = BAR_HEIGHT + (lines.length - 1) * LINE_HEIGHT;
    svg = `<path d="M${layout.left} ${fixed(y + height / 2)}H${layout.right}" stroke="${tints.pale}" stroke-width="${height}"/>`;
    for (const [index, line] of lines.entries()) {
      const baseline = y + index * LINE_HEIGHT + (BAR_HEIGHT + SIZE) / 2;
      const x = (layout.left + layout.right) / 2;
      texts.addTime(line, { x, baseline, isCentered: true }, { size: SIZE, color: palette.ink });
    }
    y += height + LANE_HEIGHT - BAR_HEIGHT;
  }
  const { hasCenterTimes, hasChannelTimes } = scene.detail;
  const hasTimes = row.member === "centers" ? hasCenterTimes : hasChannelTimes;
  const chips = groupsOf(row).flatMap((group) => chipsOf(group, hasTimes, scene));
  const lanes: [start: number, end: number][][] = [];
  for (const { items, fromMs, toMs, x, end, phrase, textX, isInside } of chips) {
    const start = Math.min(x, textX);
    const stop = Math.max(end, textX + phrase.width);
    const isFree = (taken: readonly [number, number]) =>
      start > taken[1] + BETWEEN || stop < taken[0] - BETWEEN;
    let lane = lanes.findIndex((ofLane) => ofLane.every(isFree));
    if (lane === -1) lane = lanes.push([]) - 1;
    lanes[lane]!.push([start, stop]);
    const middle = y + lane * LANE_HEIGHT + BAR_HEIGHT / 2;
    const fill = colorOf(items[0]!, palette);
    const stroke = fill === undefined ? "" : ` stroke="${fill}"`;
    svg += `<path data-value="${escapeText(items.join(", "))}" data-from="${writeMs(fromMs)}" data-until="${writeMs(toMs)}" d="M${fixed(x)} ${fixed(middle)}H${fixed(end)}"${stroke}/>`;
    const color = isInside && fill !== undefined ? palette.onDefined : palette.ink;
    addPhrase(texts, phrase, { x: textX, baseline: middle + SIZE / 2 }, { size: SIZE, color });
  }
  const always = row.always.length > 0 ? ` data-always="${escapeText(row.always.join(", "))}"` : "";
  return {
    svg: `<g data-member="${row.member}"${always} stroke="${tints.dark}" stroke-width="${BAR_HEIGHT}">${svg}</g>`,
    bottom: y + lanes.length * LANE_HEIGHT - (LANE_HEIGHT - BAR_HEIGHT),
  };
}

function colorOf(item: string, palette: Palette): string | undefined {
  return Object.hasOwn(CENTER_COLORS, item) ? palette[CENTER_COLORS[item as Center]] : undefined;
}

/** Breaks a list at its commas. */
function wrapItems(items: readonly string[], room: number): string[] {
  const list = items.join(", ");
  return textWidth(list, SIZE) <= room ? [list] : wrap(list, SIZE, room);
}

interface Group {
  readonly items: string[];
  readonly piece: ValuePiece;
}

/** Joins channels that come and go together. Centers stay apart, as each has its color. */
function groupsOf({ member, pieces }: ListRow): Group[] {
  const groups: Group[] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    const isSame = last?.piece.fromMs === piece.fromMs && last.piece.toMs === piece.toMs;
    if (member === "channelsShort" && isSame) last.items.push(piece.value);
    else groups.push({ items: [piece.value], piece });
  }
  return groups;
}

/** Places the text of a group in its bar or beside it. Splits a group that is too long for both. */
function chipsOf({ items, piece }: Group, hasTimes: boolean, scene: DayScene): Chip[] {
  const { layout, xOf } = scene;
  const { fromMs, toMs } = piece;
  const x = Math.min(xOf(fromMs), layout.right - LEAST_WIDTH);
  const end = Math.max(xOf(toMs), x + LEAST_WIDTH);
  const chip = { items, fromMs, toMs, x, end };
  const names = word(items.join(", "));
  const forms = [
    ...(hasTimes ? [scene.writeTime, scene.writeClock] : []).map((write) => [
      names,
      ...timesOf(piece, scene, write),
    ]),
    // Items that are split below have no need for it.
    ...(hasTimes && items.length > 1 ? [] : [[names]]),
  ];
  for (const parts of forms) {
    const phrase = phraseOf(parts, SIZE);
    const { width } = phrase;
    const found = (textX: number, isInside: boolean) => [{ ...chip, phrase, textX, isInside }];
    if (width + 2 * INSIDE <= end - x) return found((x + end - width) / 2, true);
    if (end + OUTSIDE + width <= layout.right) return found(end + OUTSIDE, false);
    if (x - OUTSIDE - width >= layout.left) return found(x - OUTSIDE - width, false);
  }
  if (items.length > 1) {
    const half = Math.ceil(items.length / 2);
    return [items.slice(0, half), items.slice(half)].flatMap((part) =>
      chipsOf({ items: part, piece }, hasTimes, scene),
    );
  }
  // No name of a center or a channel is that long.
  return [{ ...chip, phrase: phraseOf([], SIZE), textX: x, isInside: true }];
}

/** Returns the times of a bar in words, without those of the picture's ends. */
function timesOf(piece: ValuePiece, scene: DayScene, write: TimeWriter): Part[] {
  const { span } = scene;
  const length = lengthOf(scene, piece);
  const from = write(piece.fromMs, length);
  const to = write(piece.toMs, length);
  if (piece.fromMs === span.fromMs) return [word("until"), time(to)];
  if (piece.toMs === span.toMs) return [word("from"), time(from)];
  const sharesDate = from.length > length && from.slice(0, -length) === to.slice(0, -length);
  return [time(`${from} – ${sharesDate ? to.slice(-length) : to}`)];
}
