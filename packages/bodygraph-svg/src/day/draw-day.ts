import type { ChartWindow } from "../chart-core.js";
import { instantWriter } from "../text/instants.js";
import { TEXT_ATTRIBUTES } from "../text/text.js";
import type { Palette } from "../theme/theme.js";
import { type DaySpan, drawAxis } from "./day-axis.js";
import { drawChanges } from "./day-changes.js";
import { type DayLayout, type DayPlaces, LANE_HEIGHT, TICK_HEIGHT } from "./day-layout.js";
import { addRowTitle, drawStrip } from "./day-strips.js";
import { TextLayer } from "./text-layer.js";
import type { ValueRow } from "./value-rows.js";

/** Draws the axis, one strip a row, and the changes. */
export function drawDay(
  window: ChartWindow,
  rows: readonly ValueRow[],
  { bars, changesTop, bottom }: DayPlaces,
  { layout, offsetMs, palette }: { layout: DayLayout; offsetMs: number; palette: Palette },
): string {
  const { left, right, lanes } = layout;
  const fromMs = window.spans[0]!.from.getTime();
  const toMs = window.spans.at(-1)!.to.getTime();
  const span: DaySpan = { fromMs, toMs, offsetMs };
  const xOf = (ms: number) => left + ((ms - fromMs) / (toMs - fromMs)) * (right - left);
  const writeInstant = instantWriter();
  const texts = new TextLayer();
  const axis = drawAxis(span, layout, { bottom, xOf, palette, texts });
  let strips = "";
  for (const [index, row] of rows.entries()) {
    // No spread of the bar: it takes longer than the titles.
    const { y, height } = bars[index]!;
    const strip = { y, height, xOf, palette, writeInstant, texts };
    addRowTitle(row.title, strip, layout);
    strips += drawStrip(row, strip);
  }
  const changesRow = { y: changesTop - TICK_HEIGHT, height: LANE_HEIGHT + 2 * TICK_HEIGHT, palette, texts };
  addRowTitle("Changes", changesRow, layout);
  const changes = drawChanges(window, { top: changesTop, lanes, xOf, palette, writeInstant });
  return `<g ${TEXT_ATTRIBUTES}>${axis}<g stroke-linecap="butt">${strips}</g>${texts.draw(TEXT_WEIGHT)}${changes}</g>`;
}

/** Width of the strokes of texts, in units of glyphs. */
const TEXT_WEIGHT = 11;
