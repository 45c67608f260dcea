import { flat } from "../text/flat.js";
import { fixed } from "../text/numbers.js";
import { layOutKept } from "../text/text.js";
import type { BodyChanges, SideChanges } from "./body-changes.js";
import { glyphData, glyphPath } from "./body-glyphs.js";
import { addRowTitle, type DayScene, type DrawnPart, SMALL_SIZE as SIZE } from "./day-scene.js";
import { laneLabels } from "./lane-labels.js";

/** Height of a lane, and of its line above the lane's bottom. */
const LANE_HEIGHT = 27;
const LINE_Y = 24;

const LABELS_HEIGHT = 15;
/** Pattern of the lines of the hours, which leave out the labels. */
export const HOUR_DASHES: string = `${LANE_HEIGHT - LABELS_HEIGHT} ${LABELS_HEIGHT}`;

/** Lengths of marks: of a change of color or tone, of a line, and of a gate, which goes through the lane's line. */
const SHORT = 4;
const LONG = 8;
const BELOW_LINE = 3;

/** The marks as path data that follows the x of their move. */
const TONE_MARK = ` 0v-${SHORT}`;
const LINE_MARK = flat(` 0V-${LONG}"/>`);
const GATE_MARK = flat(` ${BELOW_LINE}V-${LONG}"/>`);

/** Height of the marks' texts above the lane's line. */
const LABEL_ABOVE = 10.5;

/** Space between the place that a body comes from and its lane. */
const FROM_SPACE = 4;

/** Baseline of the names of the marks below the lanes, and the height that they take. */
const LEGEND_Y = 16;
const LEGEND_HEIGHT = 24;

/** Size of the text in place of the lanes where nothing changes. */
const NONE_SIZE = 10.5;

/** Space below the lanes of a side. */
const SIDE_SPACE = 8;

const SIDES = [
  ["personality", "Personality"],
  ["design", "Design"],
] as const;

/** The drawn lanes, and the heights between which the hours go through them. */
interface DrawnLanes extends DrawnPart {
  readonly sections: readonly (readonly [top: number, bottom: number])[];
}

/**
 * Draws a ruler for each body that changes: before it the place that the body comes from, a mark at each change, and above
 * it the new gate and line where there is room. Changes of only color or tone have no `data-to`, as gate and line stay.
 *
 * @param hasArrows True if the picture has lanes of arrows, whose letters the legend below the lanes explains.
 */
export function drawLanes(sides: SideChanges, top: number, scene: DayScene, hasArrows: boolean): DrawnLanes {
  const { layout, palette, texts } = scene;
  const { left, right, glyphRight } = layout;
  const sections: [number, number][] = [];
  let y = top;
  let svg = "";
  let lines = "";
  for (const [side, title] of SIDES) {
    if (sides[side].length === 0) continue;
    y += layout.titleHeight;
    addRowTitle(title, { y, height: LANE_HEIGHT + 4 }, scene, palette[side]);
    const start = y;
    const look = { size: SIZE, color: palette[side] };
    let glyphs = "";
    let drawn = "";
    for (const changes of sides[side]) {
      const { body, from, moves } = changes;
      const lineY = y + LINE_Y;
      const middle = y + LANE_HEIGHT / 2 + 2;
      lines += `M${left} ${fixed(lineY)}H${right}`;
      glyphs += glyphData(body, glyphRight, middle);
      drawn += `<g data-body="${body}" data-side="${side}" data-from="${from.content}" transform="translate(0 ${fixed(lineY)})">`;
      drawn = addMarks(drawn, changes, scene);
      drawn += "</g>";
      const fromX = left - FROM_SPACE - (from.text.width * SIZE) / 100;
      texts.addLine(from.text, fromX, middle + SIZE / 2, look);
      const baseline = lineY - LABEL_ABOVE;
      for (const { label, start } of laneLabels(moves, scene)) texts.addLine(label, start, baseline, look);
      y += LANE_HEIGHT;
    }
    sections.push([start + LABELS_HEIGHT, y - LANE_HEIGHT + LINE_Y]);
    svg += `<g stroke="${palette[side]}">${drawn}${glyphPath(glyphs)}</g>`;
    y += SIDE_SPACE;
  }
  if (lines === "") {
    y += layout.titleHeight;
    addRowTitle("Changes", { y, height: LANE_HEIGHT }, scene, palette.ink);
    const look = { size: NONE_SIZE, color: palette.muted };
    texts.addLine(layOutKept("none"), left, y + (LANE_HEIGHT + NONE_SIZE) / 2, look);
    return { svg: "", sections, bottom: y + LANE_HEIGHT };
  }
  const legend = drawLegend(y + LEGEND_Y, sides, scene, hasArrows);
  const rulers = `<path d="${lines}" stroke="${palette.track}" stroke-width="1.2"/>`;
  return {
    svg: `${rulers}<g stroke-width="1.4">${svg}${legend}</g>`,
    sections,
    bottom: y + LEGEND_HEIGHT,
  };
}

/** Names the marks that the lanes have, and the letters of arrows. */
function drawLegend(
  y: number,
  { personality, design }: SideChanges,
  { layout, palette, texts, detail }: DayScene,
  hasArrows: boolean,
): string {
  const bodies = [...personality, ...design];
  const hasMove = (ofGate: boolean) =>
    bodies.some(({ moves }) => moves.some(({ isGate }) => isGate === ofGate));
  const marks = [
    ["gate", hasMove(true), -LONG, BELOW_LINE],
    ["line", hasMove(false), -LONG, 0],
    ["color or tone", bodies.some(({ tonesMs }) => tonesMs.length > 0), -SHORT, 0],
  ] as const;
  const look = { size: SIZE, color: palette.muted };
  let d = "";
  let x = layout.left;
  for (const [name, isUsed, top, bottom] of marks) {
    if (!isUsed) continue;
    d += `M${fixed(x)} ${fixed(y)}h9m-4.5 ${bottom}V${fixed(y + top)}`;
    const line = layOutKept(name);
    texts.addLine(line, x + 13, y + 2, look);
    x += Math.round((line.width * SIZE) / 100) + 36;
  }
  if (hasArrows && detail.hasNames) texts.addLine(layOutKept("L left, R right"), x, y + 2, look);
  return `<path d="${d}" stroke="${palette.muted}"/>`;
}

const MARK_START = '<path data-at="';

/**
 * Adds a mark for each new gate or line to what is drawn; those of color and tone alone, which are many, are one path before
 * them. Adds piece by piece to one long text: engines need less time for it than for many short ones.
 */
function addMarks(before: string, { moves, tonesMs }: BodyChanges, { xOf }: DayScene): string {
  let drawn = before;
  if (tonesMs.length > 0) {
    drawn += MARK_START;
    drawn += tonesMs.join(" ");
    drawn += '" d="';
    for (const atMs of tonesMs) {
      drawn += `M${Math.round(xOf(atMs))}`;
      drawn += TONE_MARK;
    }
    drawn += '"/>';
  }
  for (const { atMs, to, isGate } of moves) {
    drawn += MARK_START;
    drawn += atMs;
    drawn += to.dataTo;
    drawn += Math.round(xOf(atMs));
    drawn += isGate ? GATE_MARK : LINE_MARK;
  }
  return drawn;
}
