import { TEXT_ATTRIBUTES, text } from "../text/text.js";
import { TextLayer } from "../text/text-layer.js";
import { tintsOf } from "../theme/tints.js";
import { drawArrowLanes } from "./arrow-lanes.js";
import type { SideChanges } from "./body-changes.js";
import { drawLanes } from "./body-lanes.js";
import { drawAxis } from "./day-axis.js";
import type { DayScene, DrawnPart } from "./day-scene.js";
import { DAY_MS, type DaySpan, titleOf } from "./day-times.js";
import { drawList } from "./list-lanes.js";
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

interface DrawnDay {
  readonly svg: string;
  readonly height: number;
}

/** Everything that a day's picture shows. */
export interface Day {
  readonly span: DaySpan;
  readonly rows: DayRows;
  readonly changes: SideChanges;
}

/** Look of a day's picture. */
export type DayLook = Pick<DayScene, "layout" | "palette" | "detail">;

/** Draws what does not change, the hours, the rows of what changes, and the changes of the bodies. */
export function drawDay({ span, rows, changes }: Day, { layout, palette, detail }: DayLook): DrawnDay {
  const { left, right, margin, width } = layout;
  const { startMs, lengthMs } = span;
  const { values, lists, cross, variables, arrows } = rows;
  const scene: DayScene = {
    layout,
    span,
    palette,
    detail,
    hasDates: lengthMs > DAY_MS,
    tints: tintsOf(palette),
    texts: new TextLayer(),
    ticks: [],
    said: new Set(),
    xOf: (ms) => Math.round(10 * (left + (ms / lengthMs) * (right - left))) / 10,
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
  const hasChanges = changes.personality.length + changes.design.length > 0;
  const hasRows = y > hours + BELOW_HOURS;
  const hasHours = hasChanges || hasRows;
  if (!hasHours) y = unchanged.bottom + ABOVE_CHANGES;
  // The hours stand above the changes once more, as on a phone the first ones are far away.
  const again = y + ABOVE_CHANGES + LABEL_HEIGHT;
  const isTwice = hasChanges && hasRows && detail.hasRepeats;
  const lanes = drawLanes(changes, isTwice ? again + BELOW_HOURS : y, scene, isChanging(variables));
  const axis = hasHours ? drawAxis(scene, isTwice ? [hours, again] : [hours], lanes.sections) : "";
  const title = text(titleOf(span), {
    x: margin,
    y: TITLE_BASELINE,
    size: 15,
    color: palette.ink,
    weight: 12,
    maxWidth: width - 2 * margin,
  });
  const ticks = `<path d="${scene.ticks.join("")}" stroke="${palette.muted}" stroke-width="${TICK_WEIGHT}"/>`;
  const drawn = `<g data-start="${new Date(startMs).toISOString()}" stroke-linecap="butt">${ticks}${svg}${lanes.svg}</g>`;
  return {
    svg: `<g ${TEXT_ATTRIBUTES}>${title}${axis}${drawn}${scene.texts.draw(TEXT_WEIGHT)}</g>`,
    height: Math.ceil(lanes.bottom + BELOW),
  };
}
