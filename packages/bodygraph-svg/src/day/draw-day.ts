import type { ChartWindow } from "../chart-core.js";
import { TEXT_ATTRIBUTES } from "../text/text.js";
import type { Palette } from "../theme/theme.js";
import { drawLanes, lanesOf } from "./body-lanes.js";
import { type DaySpan, drawAxis, timeWriter } from "./day-axis.js";
import type { DayDetail } from "./day-detail.js";
import { BAR_HEIGHT, type DayLayout, TALL_BAR_HEIGHT, TOP } from "./day-layout.js";
import { addRowTitle, drawStrip } from "./day-strips.js";
import { addNotes } from "./strip-notes.js";
import { TextLayer } from "./text-layer.js";
import type { ValueRow } from "./value-rows.js";

/** Space above the changes. */
const ABOVE_CHANGES = 4;

/** Space below the last lane. */
const BELOW = 18;

/** A picture and its height. */
interface DrawnDay {
  readonly svg: string;
  readonly height: number;
}

/** Draws the axis, one strip a row with its notes, and the changes of the bodies. */
export function drawDay(
  window: ChartWindow,
  rows: readonly ValueRow[],
  { layout, offsetMs, palette }: { layout: DayLayout; offsetMs: number; palette: Palette },
  detail: DayDetail,
): DrawnDay {
  const { left, right, titleHeight, rowSpace } = layout;
  const fromMs = window.spans[0]!.from.getTime();
  const toMs = window.spans.at(-1)!.to.getTime();
  const span: DaySpan = { fromMs, toMs, offsetMs };
  const xOf = (ms: number) => left + ((ms - fromMs) / (toMs - fromMs)) * (right - left);
  const writeTime = timeWriter(span);
  const texts = new TextLayer();
  // A third of what instants would take.
  const writeMs = (ms: number) => `${ms - fromMs}`;
  let strips = "";
  let y = TOP;
  for (const row of rows) {
    const height = row.member === "variables" ? TALL_BAR_HEIGHT : BAR_HEIGHT;
    const strip = { y: y + titleHeight, height, xOf, palette, writeMs, texts };
    addRowTitle(row.title, strip, layout, palette.ink);
    const { svg, unsaid } = drawStrip(row, strip, detail);
    strips += svg;
    y = strip.y + height + rowSpace + addNotes(unsaid, strip, layout, writeTime);
  }
  const lanes = drawLanes(
    lanesOf(window),
    { y: y + ABOVE_CHANGES, xOf, palette, writeMs, texts },
    layout,
    detail,
  );
  const axis = drawAxis(span, layout, { bottom: lanes.bottom, xOf, palette, texts });
  const svg = `<g ${TEXT_ATTRIBUTES}>${axis}<g data-start="${new Date(fromMs).toISOString()}" stroke-linecap="butt">${strips}${lanes.svg}</g>${texts.draw(TEXT_WEIGHT)}</g>`;
  return { svg, height: Math.ceil(lanes.bottom + BELOW) };
}

/** Width of the strokes of texts, in units of glyphs. */
const TEXT_WEIGHT = 11;
