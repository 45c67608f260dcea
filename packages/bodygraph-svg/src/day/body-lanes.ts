import { fixed } from "../text/numbers.js";
import { flatLine, layOut, layOutKept, type TextLine, textWidth } from "../text/text.js";
import type { BodyChanges, Move, SideChanges } from "./body-changes.js";
import { glyphData, glyphPath } from "./body-glyphs.js";
import { addRowTitle, type DayScene, type DrawnPart } from "./day-scene.js";
import type { TextLook } from "./text-layer.js";

/** Height of a lane, and of its line above the lane's bottom. */
const LANE_HEIGHT = 25;
const LINE_Y = 22;

/** Height of the labels of a lane. */
const LABELS_HEIGHT = 13;
/** Pattern of the lines of the hours, which leave out the labels. */
export const HOUR_DASHES: string = `${LANE_HEIGHT - LABELS_HEIGHT} ${LABELS_HEIGHT}`;

/** Lengths of marks: of a change of color or tone, of a line, and of a gate, which goes through the lane's line. */
const SHORT = 4;
const LONG = 8;
const BELOW_LINE = 3;

/** The marks as path data that follows the x of their move. */
const TONE_MARK = ` 0v-${SHORT}`;
const LINE_MARK = ` 0V-${LONG}`;
const GATE_MARK = ` ${BELOW_LINE}V-${LONG}`;

/** Texts of the marks, their height above the lane's line and the space between them. */
const LABEL_SIZE = 7.4;
const LABEL_ABOVE = 10.5;
const LABEL_SPACE = 5;

/** Space between the left end of a lane and its first text. */
const EDGE = 2;

/** Space between the place that a body comes from and its lane. */
const FROM_SPACE = 4;

/** Most changes of a lane of which each is labeled with gate and line; of more, those within a gate have only the line. */
const MAX_FULL_LABELS = 4;

/** Size and baseline of the names of the marks below the lanes, and the height that they take. */
const LEGEND_SIZE = 8.4;
const LEGEND_Y = 16;
const LEGEND_HEIGHT = 24;

/** Size of the text in place of the lanes where nothing changes. */
const NONE_SIZE = 10.5;

/** Space below the lanes of a side. */
const SIDE_SPACE = 8;

/** Titles of the sides. */
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
    const look = { size: LABEL_SIZE, color: palette[side] };
    let glyphs = "";
    let drawn = "";
    for (const changes of sides[side]) {
      const { body, from, moves } = changes;
      const lineY = y + LINE_Y;
      const middle = y + LANE_HEIGHT / 2 + 2;
      lines += `M${left} ${fixed(lineY)}H${right}`;
      glyphs += glyphData(body, glyphRight, middle);
      drawn += `<g data-body="${body}" data-side="${side}" data-from="${from.content}" transform="translate(0 ${fixed(lineY)})">${marks(changes, scene)}</g>`;
      const fromX = left - FROM_SPACE - (from.text.width * LABEL_SIZE) / 100;
      texts.addLine(from.text, fromX, middle + LABEL_SIZE / 2, look);
      addLabels(moves, lineY - LABEL_ABOVE, look, scene);
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
  const legend = drawLegend(y + LEGEND_Y, scene, hasArrows);
  const rulers = `<path d="${lines}" stroke="${palette.track}" stroke-width="1.2"/>`;
  return {
    svg: `${rulers}<g stroke-width="1.4">${svg}${legend}</g>`,
    sections,
    bottom: y + LEGEND_HEIGHT,
  };
}

/** Names the three marks below the last lane, and the letters of arrows. */
function drawLegend(y: number, { layout, palette, texts, detail }: DayScene, hasArrows: boolean): string {
  const marks = [
    ["gate", -LONG, BELOW_LINE],
    ["line", -LONG, 0],
    ["color or tone", -SHORT, 0],
  ] as const;
  const look = { size: LEGEND_SIZE, color: palette.muted };
  let d = "";
  let x = layout.left;
  for (const [name, top, bottom] of marks) {
    d += `M${fixed(x)} ${fixed(y)}h9m-4.5 ${bottom}V${fixed(y + top)}`;
    texts.addLine(layOutKept(name), x + 13, y + 2, look);
    x += Math.round(textWidth(name, LEGEND_SIZE)) + 36;
  }
  if (hasArrows && detail.hasNames) texts.addLine(layOutKept("L left, R right"), x, y + 2, look);
  return `<path d="${d}" stroke="${palette.muted}"/>`;
}

/** Draws a mark for each new gate or line; those of color and tone alone, which are many, are one path. */
function marks({ moves, tonesMs }: BodyChanges, { xOf }: DayScene): string {
  let drawn = "";
  for (const { atMs, to, isGate } of moves) {
    const mark = isGate ? GATE_MARK : LINE_MARK;
    drawn += `<path data-at="${atMs}" data-to="${to.content}" d="M${Math.round(xOf(atMs))}${mark}"/>`;
  }
  if (tonesMs.length === 0) return drawn;
  let tones = "";
  let times = "";
  for (const atMs of tonesMs) {
    tones += `M${Math.round(xOf(atMs))}${TONE_MARK}`;
    times += times === "" ? `${atMs}` : ` ${atMs}`;
  }
  return `<path data-at="${times}" d="${tones}"/>${drawn}`;
}

/** Texts of lines without their gate, such as `.4`, by number. */
const LINE_TEXTS: readonly TextLine[] = Array.from({ length: 7 }, (_, line) => flatLine(layOut(`.${line}`)));

/**
 * Writes gates and lines above their marks as far as there is room: new gates, then the first line, then the other lines. A
 * line stands without its gate only if the gate's own label stands before it.
 */
function addLabels(
  moves: readonly Move[],
  baseline: number,
  look: TextLook,
  { layout: { left, right }, xOf, texts, detail }: DayScene,
): void {
  const isCrowded = moves.length > MAX_FULL_LABELS || !detail.hasLetters;
  // The starts and ends of the labels in turn.
  const taken: number[] = [];
  const add = (atMs: number, label: TextLine): boolean => {
    const width = (label.width * LABEL_SIZE) / 100;
    const start = Math.min(Math.max(xOf(atMs) - width / 2, left + EDGE), right - width);
    const end = start + width;
    for (let index = 0; index < taken.length; index += 2)
      if (start < taken[index + 1]! + LABEL_SPACE && end > taken[index]! - LABEL_SPACE) return false;
    taken.push(start, end);
    texts.addLine(label, start, baseline, look);
    return true;
  };
  const isNamed: boolean[] = [];
  for (const { atMs, to, isGate } of moves) isNamed.push(isGate && add(atMs, to.text));
  const [first] = moves;
  if (first?.isGate === false) add(first.atMs, first.to.text);
  if (isCrowded && !detail.hasAllLines) return;
  // The gate at the start of the window stands at the left.
  let isGateNamed = true;
  for (const [index, { atMs, to, isGate }] of moves.entries()) {
    if (isGate) isGateNamed = isNamed[index]!;
    else if (index > 0) add(atMs, isCrowded && isGateNamed ? LINE_TEXTS[to.line]! : to.text);
  }
}
