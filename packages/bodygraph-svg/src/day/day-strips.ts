import { escapeText } from "../text/escape.js";
import { fixed } from "../text/numbers.js";
import type { Palette } from "../theme/theme.js";
import { barText } from "./bar-text.js";
import type { DayLayout } from "./day-layout.js";
import type { TextLayer } from "./text-layer.js";
import type { ValueRow } from "./value-rows.js";

/** Place and look of a strip. */
export interface Strip {
  readonly y: number;
  readonly height: number;
  readonly xOf: (ms: number) => number;
  readonly palette: Palette;
  readonly writeInstant: (ms: number) => string;
  /** Takes the texts, which are drawn above all strips. */
  readonly texts: TextLayer;
}

/** Size of a row's title. */
const TITLE_SIZE = 11;

/** Writes the title of a row or of the changes, beside or above what begins at a height. */
export function addRowTitle(
  title: string,
  { y, height, palette, texts }: Pick<Strip, "y" | "height" | "palette" | "texts">,
  { margin, isTitleAbove }: DayLayout,
): void {
  const baseline = isTitleAbove ? y - 6 : y + height / 2 + TITLE_SIZE / 2;
  texts.addLine(title, { x: margin, baseline }, { size: TITLE_SIZE, color: palette.ink });
}

/** Space on both sides of a text together. */
const SIDES = 6;

/** Draws the values of a member. The one that holds longest is gray; the others take turns between four colors. */
export function drawStrip({ member, pieces }: ValueRow, strip: Strip): string {
  const { y, height, xOf, palette, writeInstant, texts } = strip;
  const durations = new Map<string, number>();
  for (const { value, fromMs, toMs } of pieces)
    durations.set(value, (durations.get(value) ?? 0) + toMs - fromMs);
  let longest = pieces[0]!.value;
  for (const [value, duration] of durations) if (duration > durations.get(longest)!) longest = value;
  const others = [...durations.keys()].filter((value) => value !== longest);
  const colors = [palette.yellow, palette.green, palette.brown, palette.red];
  let bars = "";
  for (const { value, fromMs, toMs } of pieces) {
    const x = tenths(xOf(fromMs));
    const end = tenths(xOf(toMs));
    const fill = value === longest ? palette.track : colors[others.indexOf(value) % colors.length]!;
    bars += `<rect data-value="${escapeText(value)}" data-from="${writeInstant(fromMs)}" x="${fixed(x)}" width="${fixed(end - x)}" height="${height}" fill="${fill}"/>`;
    const written = barText(value, end - x - SIDES, height);
    if (written === null) continue;
    const { shape, size, runsUpwards } = written;
    const color = value === longest ? palette.ink : palette.onDefined;
    texts.add(shape, (x + end) / 2, y + height / 2, { size, color, runsUpwards });
  }
  return `<g data-member="${member}" transform="translate(0 ${y})">${bars}</g>`;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
