import { escapeText } from "../text/escape.js";
import { fixed } from "../text/numbers.js";
import type { Palette } from "../theme/theme.js";
import { barColors } from "./bar-colors.js";
import { barWriter } from "./bar-text.js";
import type { DayDetail } from "./day-detail.js";
import type { DayLayout } from "./day-layout.js";
import type { TextLayer } from "./text-layer.js";
import { formsOf } from "./value-forms.js";
import type { ValuePiece, ValueRow } from "./value-rows.js";

/** Place and look of a strip. */
export interface Strip {
  readonly y: number;
  readonly height: number;
  readonly xOf: (ms: number) => number;
  readonly palette: Palette;
  /** Writes an instant as the milliseconds since the start of the picture. */
  readonly writeMs: (ms: number) => string;
  /** Takes the texts, which are drawn above all strips. */
  readonly texts: TextLayer;
}

/** Size of a row's title. */
const TITLE_SIZE = 11;

/** Writes the title of a row, beside or above what begins at a height. */
export function addRowTitle(
  title: string,
  { y, height, texts }: Pick<Strip, "y" | "height" | "texts">,
  { margin, isTitleAbove }: DayLayout,
  color: string,
): void {
  const baseline = isTitleAbove ? y - 6 : y + height / 2 + TITLE_SIZE / 2;
  texts.addLine(title, { x: margin, baseline }, { size: TITLE_SIZE, color });
}

/** Space between bars, and width of the shortest one: a value that holds for seconds must be seen. */
const GAP = 1.6;
const LEAST_WIDTH = 0.5;

/** A strip, and the values that its bars are too narrow to say. */
interface DrawnStrip {
  readonly svg: string;
  readonly unsaid: readonly ValuePiece[];
}

/** Draws the values of a member, each as a thick line with its text. */
export function drawStrip(row: ValueRow, strip: Strip, { hasLongForms }: DayDetail): DrawnStrip {
  const { member, pieces } = row;
  const { y, height, xOf, palette, writeMs, texts } = strip;
  const colors = barColors(row, palette);
  const writeBar = barWriter(member, height);
  const unsaid: ValuePiece[] = [];
  let bars = "";
  for (const [index, piece] of pieces.entries()) {
    const { value, fromMs, toMs } = piece;
    const x = tenths(xOf(fromMs));
    const end = tenths(xOf(toMs));
    const color = colors.get(value)!;
    const stroke = color === palette.track ? "" : ` stroke="${color}"`;
    const width = Math.max(end - x - GAP, LEAST_WIDTH);
    bars += `<path data-value="${escapeText(value)}" data-from="${writeMs(fromMs)}" d="M${fixed(x + GAP / 2)} 0h${fixed(width)}"${stroke}/>`;
    const context = { previous: pieces[index - 1]?.value, count: pieces.length, hasLongForms };
    const written = writeBar(value, context, end - x);
    if (written === null) {
      unsaid.push({ ...piece, value: formsOf(member, value, context).at(-1)!.text });
      continue;
    }
    const { shape, size, runsUpwards } = written;
    const textColor = color === palette.track ? palette.ink : palette.onDefined;
    texts.add(shape, (x + end) / 2, y + height / 2, { size, color: textColor, runsUpwards });
  }
  const svg = `<g data-member="${member}" transform="translate(0 ${fixed(y + height / 2)})" stroke="${palette.track}" stroke-width="${height - GAP}">${bars}</g>`;
  return { svg, unsaid };
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
