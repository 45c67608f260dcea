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

/** Space between bars, and width of the shortest one: a value that holds for seconds must be seen. */
const GAP = 1.6;
const LEAST_WIDTH = 0.5;

/** Draws the values of a member, each as a thick line. The one that holds longest is gray; the others take turns between four colors. */
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
    const color = value === longest ? palette.track : colors[others.indexOf(value) % colors.length]!;
    const width = Math.max(end - x - GAP, LEAST_WIDTH);
    bars += `<path data-value="${escapeText(value)}" data-from="${writeInstant(fromMs)}" d="M${fixed(x + GAP / 2)} 0h${fixed(width)}" stroke="${color}"/>`;
    const written = barText(value, end - x - SIDES, height);
    if (written === null) continue;
    const { shape, size, runsUpwards } = written;
    const textColor = value === longest ? palette.ink : palette.onDefined;
    texts.add(shape, (x + end) / 2, y + height / 2, { size, color: textColor, runsUpwards });
  }
  return `<g data-member="${member}" transform="translate(0 ${y + height / 2})" stroke-width="${height - GAP}">${bars}</g>`;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
