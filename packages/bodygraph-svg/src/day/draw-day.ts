import type { ChartWindow } from "../chart-core.js";
import { TEXT_ATTRIBUTES, text } from "../text/text.js";
import { drawArrowLanes } from "./arrow-lanes.js";
import { drawLanes, lanesOf } from "./body-lanes.js";
import { drawAxis } from "./day-axis.js";
import type { DayScene, DrawnPart } from "./day-scene.js";
import { type DaySpan, titleOf } from "./day-times.js";
import { drawList } from "./list-lanes.js";
import { TextLayer } from "./text-layer.js";
import { tintsOf } from "./tints.js";
import { addUnchanged } from "./unchanged.js";
import { drawValueBars } from "./value-bars.js";
import { type DayRows, type Fact, factOf, isChanging } from "./value-rows.js";

/** Baselines of the title and of the first line below it. */
const TITLE_BASELINE = 36;
const FACTS_BASELINE = 62;

/** Distance of the hours' baseline from what is above, and of the first row from it. */
const ABOVE_HOURS = 30;
const BELOW_HOURS = 14;

/** Height of the hours above the changes. */
const LABEL_HEIGHT = 11;

/** Space above the changes, and below the last lane. */
const ABOVE_CHANGES = 12;
const BELOW = 14;

/** Width of the strokes of texts, in units of glyphs, and of the ticks. */
const TEXT_WEIGHT = 11;
const TICK_WEIGHT = 1;

/** A picture and its height. */
interface DrawnDay {
  readonly svg: string;
  readonly height: number;
}

/** Look of a day's picture. */
export interface DayLook extends Pick<DayScene, "layout" | "palette" | "detail"> {
  /** Time by which local time is ahead of UTC. */
  readonly offsetMs: number;
}

/** Draws what does not change, the hours, the rows of what changes, and the changes of the bodies. */
export function drawDay(
  window: ChartWindow,
  { values, lists, cross, variables, arrows }: DayRows,
  { layout, offsetMs, palette, detail }: DayLook,
): DrawnDay {
  const { left, right, margin, width } = layout;
  const fromMs = window.spans[0]!.from.getTime();
  const toMs = window.spans.at(-1)!.to.getTime();
  const span: DaySpan = { fromMs, toMs, offsetMs };
  const scene: DayScene = {
    layout,
    span,
    palette,
    detail,
    tints: tintsOf(palette),
    texts: new TextLayer(),
    ticks: [],
    said: new Set(),
    xOf: (ms) => left + ((ms - fromMs) / (toMs - fromMs)) * (right - left),
  };
  const facts: Fact[] = [];
  for (const row of [...values, ...lists, cross, variables]) {
    const fact = factOf(row);
    if (fact !== null) facts.push(fact);
  }
  const unchanged = addUnchanged(facts, FACTS_BASELINE, scene);
  const hours = unchanged.bottom + ABOVE_HOURS;
  let svg = unchanged.svg;
  let y = hours + BELOW_HOURS;
  const add = (drawn: DrawnPart) => {
    svg += drawn.svg;
    y = drawn.bottom + layout.rowSpace;
  };
  for (const row of values) if (isChanging(row)) add(drawValueBars(row, y, scene));
  for (const row of lists) if (isChanging(row)) add(drawList(row, y, scene));
  if (isChanging(cross)) add(drawValueBars(cross, y, scene));
  if (isChanging(variables)) add(drawArrowLanes(arrows, variables.title, y, scene));
  // The hours stand above the changes once more, as on a phone the first ones are far away.
  const again = y + ABOVE_CHANGES + LABEL_HEIGHT;
  const isTwice = window.changes.length > 0 && detail.hasRepeats;
  const lanes = drawLanes(lanesOf(window), isTwice ? again + BELOW_HOURS : y, scene);
  const axis = drawAxis(scene, isTwice ? [hours, again] : [hours], lanes.sections);
  const titleStyle = { x: margin, y: TITLE_BASELINE, size: 15, color: palette.ink, weight: 12 };
  const title = text(titleOf(span), { ...titleStyle, maxWidth: width - 2 * margin });
  const ticks = `<path d="${scene.ticks.join("")}" stroke="${palette.muted}" stroke-width="${TICK_WEIGHT}"/>`;
  const drawn = `<g data-start="${new Date(fromMs).toISOString()}" stroke-linecap="butt">${ticks}${svg}${lanes.svg}</g>`;
  return {
    svg: `<g ${TEXT_ATTRIBUTES}>${title}${axis}${drawn}${scene.texts.draw(TEXT_WEIGHT)}</g>`,
    height: Math.ceil(lanes.bottom + BELOW),
  };
}
