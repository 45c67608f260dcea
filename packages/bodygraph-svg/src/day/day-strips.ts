import { escapeText } from "../text/escape.js";
import { flat } from "../text/flat.js";
import { fixed } from "../text/numbers.js";
import { layOut, scaleText, text, textWidth } from "../text/text.js";
import type { Palette } from "../theme/theme.js";
import type { DayLayout } from "./day-layout.js";
import type { ValueRow } from "./value-rows.js";

/** Place and look of a strip. */
export interface Strip {
  readonly y: number;
  readonly height: number;
  readonly xOf: (ms: number) => number;
  readonly palette: Palette;
}

/** Size of a row's title. */
const TITLE_SIZE = 11;

/** Draws the title of a row or of the changes, beside or above what begins at a height. */
export function drawRowTitle(
  title: string,
  { y, height, palette }: Omit<Strip, "xOf">,
  { margin, isTitleAbove }: DayLayout,
): string {
  const baseline = isTitleAbove ? y - 6 : y + height / 2 + TITLE_SIZE / 2;
  return text(title, { x: margin, y: baseline, size: TITLE_SIZE, color: palette.ink, isKept: true });
}

/** Draws the values of a member. The one that holds longest is gray; the others take turns between four colors. */
export function drawStrip({ member, pieces }: ValueRow, strip: Strip): string {
  const { y, height, xOf, palette } = strip;
  const durations = new Map<string, number>();
  for (const { value, fromMs, toMs } of pieces)
    durations.set(value, (durations.get(value) ?? 0) + toMs - fromMs);
  let longest = pieces[0]!.value;
  for (const [value, duration] of durations) if (duration > durations.get(longest)!) longest = value;
  const others = [...durations.keys()].filter((value) => value !== longest);
  const colors = [palette.yellow, palette.green, palette.brown, palette.red];
  let drawn = "";
  for (const { value, fromMs, toMs } of pieces) {
    const [x, end] = [xOf(fromMs), xOf(toMs)];
    const fill = value === longest ? palette.track : colors[others.indexOf(value) % colors.length]!;
    const color = value === longest ? palette.ink : palette.onDefined;
    const written = barText(value, { x, end, y, height, color });
    drawn += `<g data-member="${member}" data-value="${escapeText(value)}" data-from="${new Date(fromMs).toISOString()}"><rect x="${fixed(x)}" y="${y}" width="${fixed(end - x)}" height="${height}" fill="${fill}"/>${written}</g>`;
  }
  return `<g stroke="${palette.paper}" stroke-width="1.5">${drawn}</g>`;
}

/** Largest and smallest text of a bar, and that of two lines or of one that runs upwards. */
const SIZE = 10.5;
const MIN_SIZE = 8.2;
const SMALL_SIZE = 7.8;

/** Width of the strokes, in units of glyphs. */
const WEIGHT = 11;

/** Distance of the second line from the first one, in units of glyphs. */
const LINE_UNITS = 172;

interface Bar {
  readonly x: number;
  readonly end: number;
  readonly y: number;
  readonly height: number;
  readonly color: string;
}

/** Writes a value into its bar: in one line, in two, upwards, cut off at a comma, or not at all. */
function barText(value: string, bar: Bar): string {
  const { x, end, y, height, color } = bar;
  const room = end - x - 6;
  // Narrower than any text.
  if (room < 5) return "";
  const shown = fitting(value, room);
  if (shown !== "") {
    const size = Math.min(SIZE, (room / textWidth(shown, SIZE)) * SIZE);
    const style = { x: (x + end) / 2, y: y + height / 2 + size / 2, size, color, anchor: "middle" } as const;
    return text(shown, { ...style, weight: WEIGHT, isKept: true });
  }
  const lines = linesOf(value);
  if (lines?.every((line) => textWidth(line, SMALL_SIZE) <= room)) return small(lines, bar, "");
  const isRoom = room >= SMALL_SIZE - 2 && textWidth(value, SMALL_SIZE) <= height - 6;
  return isRoom ? small([value], bar, "rotate(-90)") : "";
}

/** Returns two lines for a value: its two words, or the first of its items and the number of the others. */
function linesOf(value: string): readonly [string, string] | null {
  const words = value.split(" ");
  if (words.length === 2) return [words[0]!, words[1]!];
  const items = value.split(", ");
  return items.length > 1 ? [items[0]!, `+${items.length - 1}`] : null;
}

/** Path data of lines about their middle. The words are few, so they are kept. */
const kept = new Map<string, string>();
const MAX_KEPT = 1200;

/** Writes lines in the middle of a bar as one path. */
function small(lines: readonly string[], { x, end, y, height, color }: Bar, turn: string): string {
  const key = lines.join("\n");
  let d = kept.get(key);
  if (d === undefined) {
    const top = -50 - ((lines.length - 1) * LINE_UNITS) / 2;
    d = flat(
      lines
        .map((line, index) => layOut(line, Math.round(-textWidth(line, 50)), top + index * LINE_UNITS).d ?? "")
        .join(""),
    );
    if (kept.size < MAX_KEPT) kept.set(key, d);
  }
  const place = `translate(${fixed((x + end) / 2)} ${fixed(y + height / 2)})${turn}scale(${scaleText(SMALL_SIZE / 100)})`;
  return `<path transform="${place}" d="${d}" stroke="${color}" stroke-width="${WEIGHT}"/>`;
}

function fitting(value: string, room: number): string {
  if (textWidth(value, MIN_SIZE) <= room) return value;
  const items = value.split(", ");
  while (items.length > 2) {
    items.pop();
    const shortened = `${items.join(", ")} …`;
    if (textWidth(shortened, MIN_SIZE) <= room) return shortened;
  }
  return "";
}
