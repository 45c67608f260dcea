import { BODIES, type Body, type ChartWindow, type Side } from "../chart-core.js";
import { BODY_GLYPHS } from "../shapes/glyphs.generated.js";
import { fixed } from "../text/numbers.js";
import { parseShape, shapeAt } from "../text/shapes.js";
import { scaleText, textWidth } from "../text/text.js";
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
const LINE_Y = 21.5;

/** Lengths of marks: of a change of color or tone, of a line, and of a gate, which goes through the lane's line. */
const SHORT_MARK = 4;
const LINE_MARK = 8;
const BELOW_LINE = 3;

/** Texts of the marks, their height above the lane's line and the space between them. */
const LABEL_SIZE = 7.6;
const LABEL_ABOVE = 10.5;
const LABEL_SPACE = 5;

/** Space below the lanes of a side. */
const SIDE_SPACE = 8;

/** Titles of the sides. */
const SIDES = [
  ["personality", "Personality"],
  ["design", "Design"],
] as const;

/**
 * Draws a ruler for each body that changes: a mark at each change, and above it the new gate and line where there is room.
 * A change of color or tone has no `data-to`, as gate and line stay.
 *
 * @returns The lanes, and the bottom of the last one.
 */
export function drawLanes(
  lanes: Lanes,
  strip: Omit<Strip, "height">,
  layout: DayLayout,
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
    for (const { body, changes } of lanes[side]) {
      const lineY = y + LINE_Y;
      lines += `M${left} ${fixed(lineY)}H${right}`;
      const glyphX = Math.round((left - GLYPH_SPACE) / UNIT) - GLYPH_SIZE;
      glyphs += shapeAt(GLYPHS[body]!, glyphX, Math.round((y + LANE_HEIGHT / 2 + 2) / UNIT - GLYPH_SIZE / 2));
      svg += `<g data-body="${body}" data-side="${side}" stroke="${palette[side]}" transform="translate(0 ${fixed(lineY)})">${marks(changes, strip)}</g>`;
      addLabels(changes, lineY - LABEL_ABOVE, palette[side], strip, layout);
      y += LANE_HEIGHT;
    }
    svg += `<path transform="scale(${scaleText(UNIT)})" stroke="${palette[side]}" stroke-width="${GLYPH_STROKE}" d="${glyphs}"/>`;
    y += SIDE_SPACE;
  }
  const rulers = lines === "" ? "" : `<path d="${lines}" stroke="${palette.line}" stroke-width=".8"/>`;
  return { svg: `${rulers}<g stroke-width="1.4">${svg}</g>`, bottom: y };
}

function marks(changes: readonly Change[], { xOf, writeInstant }: Pick<Strip, "xOf" | "writeInstant">): string {
  let drawn = "";
  for (const { at, from, to } of changes) {
    const atMs = at.getTime();
    const [place, next] = [`${from.gate}.${from.line}`, `${to.gate}.${to.line}`];
    const moved = next === place ? "" : ` data-to="${next}"`;
    const top = moved === "" ? -SHORT_MARK : -LINE_MARK;
    const bottom = from.gate === to.gate ? 0 : BELOW_LINE;
    drawn += `<path data-at="${writeInstant(atMs)}" data-from="${place}"${moved} d="M${fixed(Math.round(xOf(atMs) * 10) / 10)} ${bottom}V${top}"/>`;
  }
  return drawn;
}

/** Writes gates and lines above their marks as far as there is room: new gates first, then lines, then the first place. */
function addLabels(
  changes: readonly Change[],
  baseline: number,
  color: string,
  { xOf, texts }: Pick<Strip, "xOf" | "texts">,
  { left, right }: DayLayout,
): void {
  const taken: (readonly [start: number, end: number])[] = [];
  const add = (label: string, x: number) => {
    const width = textWidth(label, LABEL_SIZE);
    const start = Math.min(Math.max(x - width / 2, left), right - width);
    const end = start + width;
    if (taken.some(([from, to]) => start < to + LABEL_SPACE && end > from - LABEL_SPACE)) return;
    taken.push([start, end]);
    texts.addLine(label, { x: start, baseline }, { size: LABEL_SIZE, color });
  };
  for (const { at, from, to } of changes)
    if (from.gate !== to.gate) add(`${to.gate}.${to.line}`, xOf(at.getTime()));
  for (const { at, from, to } of changes)
    if (from.gate === to.gate && from.line !== to.line) add(`${to.gate}.${to.line}`, xOf(at.getTime()));
  const { from } = changes[0]!;
  add(`${from.gate}.${from.line}`, left);
}
