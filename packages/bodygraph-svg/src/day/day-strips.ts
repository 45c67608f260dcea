import { escapeText } from "../text/escape.js";
import { fixed } from "../text/numbers.js";
import { scaleText, text } from "../text/text.js";
import type { Palette } from "../theme/theme.js";
import { barText } from "./bar-text.js";
import type { DayLayout } from "./day-layout.js";
import type { ValueRow } from "./value-rows.js";

/** Place and look of a strip. */
export interface Strip {
  readonly y: number;
  readonly height: number;
  readonly xOf: (ms: number) => number;
  readonly palette: Palette;
  readonly writeInstant: (ms: number) => string;
}

/** Size of a row's title. */
const TITLE_SIZE = 11;

/** Draws the title of a row or of the changes, beside or above what begins at a height. */
export function drawRowTitle(
  title: string,
  { y, height, palette }: Pick<Strip, "y" | "height" | "palette">,
  { margin, isTitleAbove }: DayLayout,
): string {
  const baseline = isTitleAbove ? y - 6 : y + height / 2 + TITLE_SIZE / 2;
  return text(title, { x: margin, y: baseline, size: TITLE_SIZE, color: palette.ink, isKept: true });
}

/** Draws the values of a member. The one that holds longest is gray; the others take turns between four colors. */
export function drawStrip({ member, pieces }: ValueRow, strip: Strip): string {
  const { y, height, xOf, palette, writeInstant } = strip;
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
    const written = drawText(value, { x, end, y, height, color });
    drawn += `<g data-member="${member}" data-value="${escapeText(value)}" data-from="${writeInstant(fromMs)}"><rect x="${fixed(x)}" y="${y}" width="${fixed(end - x)}" height="${height}" fill="${fill}"/>${written}</g>`;
  }
  return `<g stroke="${palette.paper}" stroke-width="1.5">${drawn}</g>`;
}

/** Width of the strokes, in units of glyphs. */
const WEIGHT = 11;

/** Space on both sides of a text together. */
const SIDES = 6;

interface Bar {
  readonly x: number;
  readonly end: number;
  readonly y: number;
  readonly height: number;
  readonly color: string;
}

/** Draws a value in the middle of its bar, if it fits. */
function drawText(value: string, { x, end, y, height, color }: Bar): string {
  const written = barText(value, end - x - SIDES, height);
  if (written === null) return "";
  const turn = written.runsUpwards ? "rotate(-90)" : "";
  return `<path transform="translate(${fixed((x + end) / 2)} ${y + height / 2})${turn}scale(${scaleText(written.size / 100)})" d="${written.d}" stroke="${color}" stroke-width="${WEIGHT}"/>`;
}
