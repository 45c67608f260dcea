import { BODIES, type Body, type ChartWindow, type Side } from "../chart-core.js";
import { gateLineText } from "../text/gate-lines.js";
import { fixed } from "../text/numbers.js";
import { flatLine, layOut, layOutKept, type TextLine, textWidth } from "../text/text.js";
import { glyphData, glyphPath } from "./body-glyphs.js";
import { addRowTitle, type DayScene, type DrawnPart } from "./day-scene.js";
import type { TextLook } from "./text-layer.js";

type Change = ChartWindow["changes"][number];

/** A body of a side with its changes, drawn as a ruler. */
interface Lane {
  readonly body: Body;
  readonly changes: readonly Change[];
}

/** The bodies of both sides that change in a window. */
export type Lanes = Readonly<Record<Side, readonly Lane[]>>;

/** Returns a lane for each body that changes, in the order of the bodies. */
export function lanesOf({ changes }: ChartWindow): Lanes {
  const ofBodies = { personality: new Map<Body, Change[]>(), design: new Map<Body, Change[]>() };
  for (const change of changes) {
    const lanes = ofBodies[change.side];
    const lane = lanes.get(change.body);
    if (lane === undefined) lanes.set(change.body, [change]);
    else lane.push(change);
  }
  const inOrder = (lanes: ReadonlyMap<Body, readonly Change[]>): Lane[] =>
    BODIES.filter((body) => lanes.has(body)).map((body) => ({ body, changes: lanes.get(body)! }));
  return { personality: inOrder(ofBodies.personality), design: inOrder(ofBodies.design) };
}

/** Height of a lane, and of its line above the lane's bottom. */
const LANE_HEIGHT = 25;
const LINE_Y = 22;

/** Height of the labels of a lane. */
const LABELS_HEIGHT = 13;
/** Pattern of the lines of the hours, which leave out the labels. */
export const HOUR_DASHES: string = `${LANE_HEIGHT - LABELS_HEIGHT} ${LABELS_HEIGHT}`;

/** Lengths of marks: of a change of color or tone, of a line, and of a gate, which goes through the lane's line. */
const SHORT_MARK = 4;
const LINE_MARK = 8;
const BELOW_LINE = 3;

/** The marks as path data that follows the x of their move. */
const TONE_MARK = ` 0v-${SHORT_MARK}`;
const LINE_CHANGE_MARK = ` 0V-${LINE_MARK}`;
const GATE_CHANGE_MARK = ` ${BELOW_LINE}V-${LINE_MARK}`;

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
 */
export function drawLanes(lanes: Lanes, top: number, scene: DayScene): DrawnLanes {
  const { layout, palette, texts } = scene;
  const { left, right, glyphRight } = layout;
  const sections: [number, number][] = [];
  let y = top;
  let svg = "";
  let lines = "";
  for (const [side, title] of SIDES) {
    if (lanes[side].length === 0) continue;
    y += layout.titleHeight;
    addRowTitle(title, { y, height: LANE_HEIGHT + 4 }, scene, palette[side]);
    const start = y;
    const look = { size: LABEL_SIZE, color: palette[side] };
    let glyphs = "";
    let drawn = "";
    for (const { body, changes } of lanes[side]) {
      const lineY = y + LINE_Y;
      const middle = y + LANE_HEIGHT / 2 + 2;
      const { gate, line } = changes[0]!.from;
      const from = gateLineText(gate, line);
      lines += `M${left} ${fixed(lineY)}H${right}`;
      glyphs += glyphData(body, glyphRight, middle);
      drawn += `<g data-body="${body}" data-side="${side}" data-from="${from.content}" transform="translate(0 ${fixed(lineY)})">${marks(changes, scene)}</g>`;
      const fromX = left - FROM_SPACE - (from.text.width * LABEL_SIZE) / 100;
      texts.addLine(from.text, fromX, middle + LABEL_SIZE / 2, look);
      addLabels(changes, lineY - LABEL_ABOVE, look, scene);
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
  const legend = drawLegend(y + LEGEND_Y, scene);
  const rulers = `<path d="${lines}" stroke="${palette.track}" stroke-width="1.2"/>`;
  return {
    svg: `${rulers}<g stroke-width="1.4">${svg}${legend}</g>`,
    sections,
    bottom: y + LEGEND_HEIGHT,
  };
}

/** Names the three marks below the last lane. */
function drawLegend(y: number, { layout, palette, texts }: DayScene): string {
  const marks = [
    ["gate", -LINE_MARK, BELOW_LINE],
    ["line", -LINE_MARK, 0],
    ["color or tone", -SHORT_MARK, 0],
  ] as const;
  let d = "";
  let x = layout.left;
  for (const [name, top, bottom] of marks) {
    d += `M${fixed(x)} ${fixed(y)}h9m-4.5 ${bottom}V${fixed(y + top)}`;
    texts.addLine(layOutKept(name), x + 13, y + 2, { size: LEGEND_SIZE, color: palette.muted });
    x += Math.round(textWidth(name, LEGEND_SIZE)) + 36;
  }
  return `<path d="${d}" stroke="${palette.muted}"/>`;
}

/** Draws a mark for each new gate or line; those of color and tone alone, which are many, are one path. */
function marks(changes: readonly Change[], { span, xOf }: DayScene): string {
  let moves = "";
  let tones = "";
  let tonesAt = "";
  for (const { at, from, to } of changes) {
    const atMs = at.getTime();
    const sinceStart = `${atMs - span.fromMs}`;
    const x = Math.round(xOf(atMs));
    if (from.gate === to.gate && from.line === to.line) {
      tones += `M${x}${TONE_MARK}`;
      tonesAt += tonesAt === "" ? sinceStart : ` ${sinceStart}`;
    } else {
      const mark = from.gate === to.gate ? LINE_CHANGE_MARK : GATE_CHANGE_MARK;
      moves += `<path data-at="${sinceStart}" data-to="${gateLineText(to.gate, to.line).content}" d="M${x}${mark}"/>`;
    }
  }
  return tones === "" ? moves : `<path data-at="${tonesAt}" d="${tones}"/>${moves}`;
}

/** Texts of lines without their gate, such as `.4`, by number. */
const LINE_TEXTS: readonly TextLine[] = Array.from({ length: 7 }, (_, line) => flatLine(layOut(`.${line}`)));

function isGateChange({ from, to }: Change): boolean {
  return from.gate !== to.gate;
}

/**
 * Writes gates and lines above their marks as far as there is room: new gates, then the first line, then the other lines. A
 * line stands without its gate only if the gate's own label stands before it.
 */
function addLabels(
  changes: readonly Change[],
  baseline: number,
  look: TextLook,
  { layout: { left, right }, xOf, texts, detail }: DayScene,
): void {
  const moves = changes.filter(({ from, to }) => from.gate !== to.gate || from.line !== to.line);
  const isCrowded = moves.length > MAX_FULL_LABELS || !detail.hasLetters;
  // The starts and ends of the labels in turn.
  const taken: number[] = [];
  const add = ({ at }: Change, label: TextLine): boolean => {
    const width = (label.width * LABEL_SIZE) / 100;
    const start = Math.min(Math.max(xOf(at.getTime()) - width / 2, left + EDGE), right - width);
    const end = start + width;
    for (let index = 0; index < taken.length; index += 2)
      if (start < taken[index + 1]! + LABEL_SPACE && end > taken[index]! - LABEL_SPACE) return false;
    taken.push(start, end);
    texts.addLine(label, start, baseline, look);
    return true;
  };
  const isNamed = moves.map((change) => isGateChange(change) && add(change, placeText(change.to)));
  const [first] = moves;
  if (first !== undefined && !isGateChange(first)) add(first, placeText(first.to));
  if (isCrowded && !detail.hasAllLines) return;
  // The gate at the start of the window stands at the left.
  let isGateNamed = true;
  for (const [index, change] of moves.entries()) {
    if (isGateChange(change)) isGateNamed = isNamed[index]!;
    else if (change !== first)
      add(change, isCrowded && isGateNamed ? LINE_TEXTS[change.to.line]! : placeText(change.to));
  }
}

function placeText({ gate, line }: Change["from"]): TextLine {
  return gateLineText(gate, line).text;
}
