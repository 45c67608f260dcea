import type { Center } from "../chart-core.js";
import { escapeText } from "../text/escape.js";
import { fixed } from "../text/numbers.js";
import { addPhrase } from "../text/phrases.js";
import { layOut } from "../text/text.js";
import { wrap } from "../text/wrap.js";
import { CENTER_COLORS, type Palette } from "../theme/theme.js";
import { addRowTitle, type DayScene, type DrawnPart, SMALL_SIZE as SIZE } from "./day-scene.js";
import { type ListBar, type ListText, listTexts } from "./list-texts.js";
import type { ListRow, ValuePiece } from "./value-rows.js";

/** Height of a bar, and of a lane with the space below it. */
const BAR_HEIGHT = 16;
const LANE_HEIGHT = 19;

/** Height that a further line of the items that are always there takes. */
const LINE_HEIGHT = 14;

/** Least width of a bar, and space between a bar with its texts and the next one. */
const LEAST_WIDTH = 2.5;
const BETWEEN = 9;

/** Space before the items that are always there. */
const INSIDE = 4;

interface Chip {
  readonly bar: ListBar;
  readonly texts: readonly ListText[];
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
  for (const { bar, texts: ofChip } of chipsOf(row, hasTimes, scene)) {
    const { items, piece, x, end } = bar;
    let [first, last] = [x, end];
    for (const { x: start, phrase } of ofChip) {
      first = Math.min(first, start);
      last = Math.max(last, start + phrase.width);
    }
    const lane = takeLane(lanes, first, last);
    const middle = y + lane * LANE_HEIGHT + BAR_HEIGHT / 2;
    const fill = colorOf(items[0]!, palette);
    const stroke = fill === undefined ? "" : ` stroke="${fill}"`;
    svg += `<path data-value="${escapeText(items.join(", "))}" data-from="${piece.fromMs}" data-until="${piece.toMs}" d="M${fixed(x)} ${fixed(middle)}H${fixed(end)}"${stroke}/>`;
    for (const { phrase, x: start, place } of ofChip) {
      const color = place === "inside" && fill !== undefined ? palette.onDefined : palette.ink;
      addPhrase(texts, phrase, start, middle + SIZE / 2, { size: SIZE, color });
    }
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

/** Adds the bar of a group of items. Splits a group whose texts are too long for the bar and for the places beside it. */
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
  const bar = { items, piece, x, end };
  const texts = listTexts(bar, hasTimes, scene);
  if (texts !== null) {
    chips.push({ bar, texts });
  } else if (items.length > 1) {
    const half = Math.ceil(items.length / 2);
    addChips(chips, items.slice(0, half), piece, hasTimes, scene);
    addChips(chips, items.slice(half), piece, hasTimes, scene);
  } else {
    // No name of a center or a channel is too long by itself.
    chips.push({ bar, texts: listTexts(bar, false, scene) ?? [] });
  }
}
