import { BODIES, type Body, type ChartWindow, type Side } from "../chart-core.js";
import { BODY_GLYPHS } from "../shapes/glyphs.generated.js";
import { fixed } from "../text/numbers.js";
import { parseShape, shapeAt } from "../text/shapes.js";
import { scaleText, textWidth } from "../text/text.js";
import type { DayDetail } from "./day-detail.js";
import type { DayLayout } from "./day-layout.js";
import { addRowTitle, type Strip } from "./day-strips.js";

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

/** Units of the bodies' glyphs: a glyph is 145 high. */
const UNIT = 0.115;
const GLYPH_SIZE = 145;
const GLYPH_STROKE = 12.5;

/** Space between a glyph and the strips. */
const GLYPH_SPACE = 7;

const GLYPHS = Object.fromEntries(BODIES.map((body) => [body, parseShape(BODY_GLYPHS[body]!)]));

/** Height of a lane, and of its line above the lane's bottom. */
const LANE_HEIGHT = 25;
const LINE_Y = 22;

/** Lengths of marks: of a change of color or tone, of a line, and of a gate, which goes through the lane's line. */
const SHORT_MARK = 4;
const LINE_MARK = 8;
const BELOW_LINE = 3;

/** Texts of the marks, their height above the lane's line and the space between them. */
const LABEL_SIZE = 7.4;
const LABEL_ABOVE = 10.5;
const LABEL_SPACE = 5;

/** Most changes of a lane of which each is labeled with gate and line; of more, those within a gate have only the line. */
const MAX_FULL_LABELS = 4;

/** Space between the left end of a lane and its first text. */
const EDGE = 2;

/** Size and baseline of the names of the marks below the lanes, and the height that they take. */
const LEGEND_SIZE = 8.4;
const LEGEND_Y = 16;
const LEGEND_HEIGHT = 24;
const LEGEND_INDENT = 6;

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
 * Draws a ruler for each body that changes: a mark at each change, and above it the new gate and line where there is room.
 * `data-from` is the place before the first change. Changes of only color or tone have no `data-to`, as gate and line stay.
 *
 * @returns The lanes, and the bottom of the last one.
 */
export function drawLanes(
  lanes: Lanes,
  strip: Omit<Strip, "height">,
  layout: DayLayout,
  { hasLineLabels }: DayDetail,
): { readonly svg: string; readonly bottom: number } {
  const { palette, texts } = strip;
  const { left, right } = layout;
  let { y } = strip;
  let svg = "";
  let lines = "";
  for (const [side, title] of SIDES) {
    if (lanes[side].length === 0) continue;
    y += layout.titleHeight;
    addRowTitle(title, { y, height: LANE_HEIGHT + 4, texts }, layout, palette[side]);
    let glyphs = "";
    let drawn = "";
    for (const { body, changes } of lanes[side]) {
      const lineY = y + LINE_Y;
      lines += `M${left} ${fixed(lineY)}H${right}`;
      const glyphX = Math.round((left - GLYPH_SPACE) / UNIT) - GLYPH_SIZE;
      glyphs += shapeAt(GLYPHS[body]!, glyphX, Math.round((y + LANE_HEIGHT / 2 + 2) / UNIT - GLYPH_SIZE / 2));
      drawn += `<g data-body="${body}" data-side="${side}" data-from="${placeOf(changes[0]!.from)}" transform="translate(0 ${fixed(lineY)})">${marks(changes, strip)}</g>`;
      addLabels(
        changes,
        { baseline: lineY - LABEL_ABOVE, color: palette[side], hasLineLabels },
        strip,
        layout,
      );
      y += LANE_HEIGHT;
    }
    svg += `<g stroke="${palette[side]}">${drawn}<path transform="scale(${scaleText(UNIT)})" stroke-width="${GLYPH_STROKE}" d="${glyphs}"/></g>`;
    y += SIDE_SPACE;
  }
  if (lines === "") {
    y += layout.titleHeight;
    addRowTitle("Changes", { y, height: LANE_HEIGHT, texts }, layout, palette.ink);
    texts.addLine(
      "none",
      { x: left + LEGEND_INDENT, baseline: y + 18 },
      { size: NONE_SIZE, color: palette.muted },
    );
    return { svg: "", bottom: y + LANE_HEIGHT };
  }
  const legend = drawLegend(y + LEGEND_Y, strip, left);
  const rulers = `<path d="${lines}" stroke="${palette.track}" stroke-width="1.2"/>`;
  return { svg: `${rulers}<g stroke-width="1.4">${svg}${legend}</g>`, bottom: y + LEGEND_HEIGHT };
}

/** Names the three marks below the last lane. */
function drawLegend(y: number, { palette, texts }: Pick<Strip, "palette" | "texts">, left: number): string {
  const marks = [
    ["gate", -LINE_MARK, BELOW_LINE],
    ["line", -LINE_MARK, 0],
    ["tone", -SHORT_MARK, 0],
  ] as const;
  let d = "";
  let x = left + LEGEND_INDENT;
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

/** Draws a mark for each new gate or line, and those of other changes, which are many, as one path. */
function marks(changes: readonly Change[], { xOf, writeMs }: Pick<Strip, "xOf" | "writeMs">): string {
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

/** Writes gates and lines above their marks as far as there is room: new gates first, then lines, then the first place. */
function addLabels(
  changes: readonly Change[],
  look: { readonly baseline: number; readonly color: string; readonly hasLineLabels: boolean },
  { xOf, texts }: Pick<Strip, "xOf" | "texts">,
  { left, right }: DayLayout,
): void {
  const { baseline, color, hasLineLabels } = look;
  const isCrowded = changes.filter(({ from, to }) => from.line !== to.line).length > MAX_FULL_LABELS;
  const taken: (readonly [start: number, end: number])[] = [];
  const add = (label: string, x: number) => {
    const width = textWidth(label, LABEL_SIZE);
    const start = Math.min(Math.max(x - width / 2, left + EDGE), right - width);
    const end = start + width;
    if (taken.some(([from, to]) => start < to + LABEL_SPACE && end > from - LABEL_SPACE)) return;
    taken.push([start, end]);
    texts.addLine(label, { x: start, baseline }, { size: LABEL_SIZE, color });
  };
  for (const { at, from, to } of changes) if (from.gate !== to.gate) add(placeOf(to), xOf(at.getTime()));
  for (const { at, from, to } of changes)
    if (hasLineLabels && from.gate === to.gate && from.line !== to.line)
      add(isCrowded ? `.${to.line}` : placeOf(to), xOf(at.getTime()));
  add(placeOf(changes[0]!.from), left);
}
