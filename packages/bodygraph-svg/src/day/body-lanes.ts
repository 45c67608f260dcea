import { BODIES, type Body, type ChartWindow, type Side } from "../chart-core.js";
import { fixed } from "../text/numbers.js";
import { textWidth } from "../text/text.js";
import { glyphData, glyphPath } from "./body-glyphs.js";
import { addRowTitle, type DayScene } from "./day-scene.js";

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
  const lanes = (side: Side) => {
    const ofBodies = new Map<Body, Change[]>();
    for (const change of changes) {
      if (change.side !== side) continue;
      const ofBody = ofBodies.get(change.body);
      if (ofBody === undefined) ofBodies.set(change.body, [change]);
      else ofBody.push(change);
    }
    return BODIES.flatMap((body) => {
      const ofBody = ofBodies.get(body);
      return ofBody === undefined ? [] : [{ body, changes: ofBody }];
    });
  };
  return { personality: lanes("personality"), design: lanes("design") };
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

/**
 * Draws a ruler for each body that changes: before it the place that the body comes from, a mark at each change, and above
 * it the new gate and line where there is room. Changes of only color or tone have no `data-to`, as gate and line stay.
 *
 * @returns The lanes, the heights between which the hours go through them, and the bottom of the last one.
 */
export function drawLanes(
  lanes: Lanes,
  top: number,
  scene: DayScene,
): {
  readonly svg: string;
  readonly sections: readonly (readonly [number, number])[];
  readonly bottom: number;
} {
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
    let glyphs = "";
    let drawn = "";
    for (const { body, changes } of lanes[side]) {
      const lineY = y + LINE_Y;
      const from = placeOf(changes[0]!.from);
      lines += `M${left} ${fixed(lineY)}H${right}`;
      glyphs += glyphData(body, glyphRight, y + LANE_HEIGHT / 2 + 2);
      drawn += `<g data-body="${body}" data-side="${side}" data-from="${from}" transform="translate(0 ${fixed(lineY)})">${marks(changes, scene)}</g>`;
      const baseline = lineY - LABEL_ABOVE;
      const fromX = left - FROM_SPACE - textWidth(from, LABEL_SIZE);
      texts.addLine(
        from,
        { x: fromX, baseline: y + LANE_HEIGHT / 2 + 2 + LABEL_SIZE / 2 },
        { size: LABEL_SIZE, color: palette[side] },
      );
      addLabels(changes, baseline, palette[side], scene);
      y += LANE_HEIGHT;
    }
    sections.push([start + LABELS_HEIGHT, y - LANE_HEIGHT + LINE_Y]);
    svg += `<g stroke="${palette[side]}">${drawn}${glyphPath(glyphs)}</g>`;
    y += SIDE_SPACE;
  }
  if (lines === "") {
    y += layout.titleHeight;
    addRowTitle("Changes", { y, height: LANE_HEIGHT }, scene, palette.ink);
    const place = { x: left, baseline: y + (LANE_HEIGHT + NONE_SIZE) / 2 };
    texts.addLine("none", place, { size: NONE_SIZE, color: palette.muted });
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
    texts.addLine(name, { x: x + 13, baseline: y + 2 }, { size: LEGEND_SIZE, color: palette.muted });
    x += Math.round(textWidth(name, LEGEND_SIZE)) + 36;
  }
  return `<path d="${d}" stroke="${palette.muted}"/>`;
}

function placeOf({ gate, line }: Change["from"]): string {
  return `${gate}.${line}`;
}

/** Draws a mark for each new gate or line; those of color and tone alone, which are many, are one path. */
function marks(changes: readonly Change[], { xOf, writeMs }: DayScene): string {
  let moves = "";
  let tones = "";
  let tonesAt = "";
  for (const { at, from, to } of changes) {
    const atMs = at.getTime();
    const x = Math.round(xOf(atMs));
    if (from.gate === to.gate && from.line === to.line) {
      tones += `M${x} 0v-${SHORT_MARK}`;
      tonesAt += tonesAt === "" ? writeMs(atMs) : ` ${writeMs(atMs)}`;
      continue;
    }
    const bottom = from.gate === to.gate ? 0 : BELOW_LINE;
    moves += `<path data-at="${writeMs(atMs)}" data-to="${placeOf(to)}" d="M${x} ${bottom}V-${LINE_MARK}"/>`;
  }
  return tones === "" ? moves : `<path data-at="${tonesAt}" d="${tones}"/>${moves}`;
}

/**
 * Writes gates and lines above their marks as far as there is room: new gates, then the first line, then the other lines. A
 * line stands without its gate only if the gate's own label stands before it.
 */
function addLabels(
  changes: readonly Change[],
  baseline: number,
  color: string,
  { layout: { left, right }, xOf, texts, detail }: DayScene,
): void {
  const moves = changes.filter(({ from, to }) => from.gate !== to.gate || from.line !== to.line);
  const isCrowded = moves.length > MAX_FULL_LABELS || !detail.hasLetters;
  const taken: (readonly [start: number, end: number])[] = [];
  const add = ({ at }: Change, label: string): boolean => {
    const width = textWidth(label, LABEL_SIZE);
    const start = Math.min(Math.max(xOf(at.getTime()) - width / 2, left + EDGE), right - width);
    const end = start + width;
    if (taken.some(([from, to]) => start < to + LABEL_SPACE && end > from - LABEL_SPACE)) return false;
    taken.push([start, end]);
    texts.addLine(label, { x: start, baseline }, { size: LABEL_SIZE, color });
    return true;
  };
  const isGate = ({ from, to }: Change) => from.gate !== to.gate;
  const named = new Set<Change>();
  for (const change of moves) if (isGate(change) && add(change, placeOf(change.to))) named.add(change);
  const [first] = moves;
  if (first !== undefined && !isGate(first)) add(first, placeOf(first.to));
  // The gate at the start of the window stands at the left.
  let isGateNamed = true;
  for (const change of moves) {
    if (isGate(change)) isGateNamed = named.has(change);
    else if (change !== first && (detail.hasAllLines || !isCrowded))
      add(change, isCrowded && isGateNamed ? `.${change.to.line}` : placeOf(change.to));
  }
}
