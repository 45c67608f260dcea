/** The table below a narrow wheel: for each body gate and line, and the degrees and minutes within its sign. */
import { BODIES, type Chart, type Side } from "../chart-core.js";
import { SIGN_GLYPHS } from "../shapes/signs.generated.js";
import { gateLineText } from "../text/gate-lines.js";
import { parseShape, shapeAt } from "../text/shapes.js";
import { lineAt, scaleText, TEXT_ATTRIBUTES, type TextLine, text } from "../text/text.js";
import type { Palette } from "../theme/theme.js";
import { MINUTES, TWO_DIGIT_DEGREES } from "./labels.js";
import { GLYPHS } from "./wheel-bodies.js";
import { SIDES } from "./wheel-places.js";
import { HALF_GLYPH } from "./wheel-ring.js";

/** Unit of the table: a digit is 100 high. */
const UNIT = 0.112;

/** Top of the table below the middle of the wheel, and the height of a row, in units of the table. */
const TOP = 2080;
const ROW_HEIGHT = 190;

/** Distances from the middle: inner edge of the gates, inner edge of the degrees, and middle of the signs. */
const GATE_X = 300;
const DEGREES_X = 860;
const SIGN_X = 1500;

/** Half of the width of the lines between rows. */
const RULE_X = 1640;

const SIGNS = SIGN_GLYPHS.map(parseShape);

/** Height that the table adds to a picture. */
export const TABLE_HEIGHT = 317;

/** Draws a row for each body: its glyph in the middle, the design at the left, the personality at the right. */
export function drawTable(chart: Pick<Chart, Side>, palette: Palette): string {
  let rules = "";
  let glyphs = "";
  let signs = "";
  const gates = { personality: "", design: "" };
  let degrees = "";
  for (const [index, body] of BODIES.entries()) {
    const top = TOP + (index + 1) * ROW_HEIGHT;
    rules += `M-${RULE_X} ${top - 44}h${2 * RULE_X}`;
    glyphs += shapeAt(GLYPHS[body]!, -HALF_GLYPH, top + 50 - HALF_GLYPH);
    for (const side of SIDES) {
      const { gate, line, longitudeDeg } = chart[side][body];
      gates[side] += beside(side, GATE_X, [gateLineText(gate, line)], top);
      degrees += beside(side, DEGREES_X, withinSign(longitudeDeg), top);
      const sign = SIGNS[Math.floor(longitudeDeg / 30) % 12]!;
      signs += shapeAt(sign, (side === "design" ? -SIGN_X : SIGN_X) - HALF_GLYPH, top + 50 - HALF_GLYPH);
    }
  }
  const title = (content: string, color: string, anchor: "start" | "end", x: number) =>
    text(content, { x: x * UNIT, y: (TOP + 100) * UNIT, size: 11, color, anchor, isKept: true });
  const path = (d: string, color: string, width: number) =>
    `<path d="${d}" stroke="${color}" stroke-width="${width}"/>`;
  const table =
    path(rules, palette.track, 8) +
    path(gates.design, palette.design, 14) +
    path(gates.personality, palette.personality, 14) +
    path(glyphs, palette.ink, 11) +
    path(degrees + signs, palette.muted, 11);
  return `<g data-table="activations" ${TEXT_ATTRIBUTES}>${title("Design", palette.design, "end", -GATE_X)}${title("Personality", palette.personality, "start", GATE_X)}<g transform="scale(${scaleText(UNIT)})">${table}</g></g>`;
}

/** Returns the texts of the degrees and minutes within a sign. */
function withinSign(longitudeDeg: number): [TextLine, TextLine] {
  const minutes = Math.floor((longitudeDeg % 30) * 60);
  return [TWO_DIGIT_DEGREES[Math.floor(minutes / 60)]!, MINUTES[minutes % 60]!];
}

/** Draws texts at a distance from the middle: at its left for the design, else at its right. */
function beside(side: Side, distance: number, lines: readonly TextLine[], top: number): string {
  const width = lines.reduce((sum, line) => sum + line.width, 0);
  let left = side === "design" ? -distance - width : distance;
  let d = "";
  for (const line of lines) {
    d += lineAt(line, left, top);
    left += line.width;
  }
  return d;
}
