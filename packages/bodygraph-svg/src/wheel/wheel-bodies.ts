import { BODIES, type Chart, type Side } from "../chart-core.js";
import { BODY_GLYPHS } from "../shapes/glyphs.generated.js";
import { flat } from "../text/flat.js";
import { fixed } from "../text/numbers.js";
import { parseShape, type Shape, shapeAt } from "../text/shapes.js";
import { layOut, lineAt, scaleText, TEXT_ATTRIBUTES, type TextLine } from "../text/text.js";
import type { Palette } from "../theme/theme.js";
import { DEGREES, gateLineText } from "./labels.js";
import { leaderOf } from "./leaders.js";
import { pointAt } from "./polar.js";
import type { WheelLayout } from "./wheel-layout.js";
import { placesOf, SIDES, type WheelPlace } from "./wheel-places.js";
import { HALF_GLYPH } from "./wheel-ring.js";

/** Shapes of the glyphs of the bodies. */
export const GLYPHS: Readonly<Record<string, Shape>> = Object.fromEntries(
  BODIES.map((body) => [body, parseShape(BODY_GLYPHS[body]!)]),
);

/** Half of the height of digits, in their units. */
const HALF_DIGIT = 50;

/** Widest gate and line, and widest degrees: all labels keep the distance that these need, so that they form circles. */
const GATE_LINE_WIDTH = gateLineText(44, 4).width;
const DEGREES_WIDTH = DEGREES[29]!.width;

/** The names of the sides in the upper corners of a wide wheel, in units of its glyphs: they tell what the colors mean. */
const CORNER = 3040;
const SIDE_NAMES: Readonly<Record<Side, string>> = {
  personality: nameAt("Personality", (width) => CORNER - width),
  design: nameAt("Design", () => -CORNER),
};

function nameAt(name: string, leftOf: (width: number) => number): string {
  const line = layOut(name);
  return flat(lineAt(line, leftOf(line.width), -CORNER));
}

/** Space between a glyph or a label and the next label. */
const SPACE = 4.5;

/**
 * Draws the 26 activations in one ring: a line from the exact longitude, the glyph, and in a wide wheel the gate with its
 * line and the whole degrees within the sign.
 */
export function drawBodies(chart: Pick<Chart, Side>, layout: WheelLayout, palette: Palette): string {
  const { glyphs: radius, glyphUnit, degreeUnit, glyphStroke, degreeStroke, leaderWidth } = layout;
  const places = placesOf(chart, layout.gapDeg);
  const scale = scaleText(degreeUnit);
  let sides = "";
  let degrees = "";
  for (const side of SIDES) {
    let lines = "";
    let glyphs = "";
    let gates = "";
    for (const place of places) {
      if (place.side !== side) continue;
      const [x, y] = pointAt(place.shownDeg, radius);
      lines += leaderOf(place, layout);
      const glyph = shapeAt(GLYPHS[place.body]!, inUnits(x, glyphUnit), inUnits(y, glyphUnit));
      glyphs += `<path data-body="${place.body}" data-longitude="${fixed(place.deg)}" d="${glyph}"/>`;
      if (!layout.hasLabels) continue;
      const { gate, line } = chart[side][place.body];
      const [gateLabel, degreeLabel] = labelsOf(place, gateLineText(gate, line), layout);
      gates += gateLabel;
      degrees += degreeLabel;
    }
    if (layout.hasLabels) glyphs += `<path d="${SIDE_NAMES[side]}"/>`;
    const labels = gates && `<path d="${gates}" stroke-width="${degreeStroke}"/>`;
    sides += `<g data-side="${side}" stroke="${palette[side]}"><g transform="scale(${scale})"><path d="${lines}" stroke-width="${fixed(leaderWidth / degreeUnit)}"/>${labels}</g><g transform="scale(${scaleText(glyphUnit)})" stroke-width="${glyphStroke}">${glyphs}</g></g>`;
  }
  if (degrees)
    sides += `<path transform="scale(${scale})" d="${degrees}" stroke="${palette.muted}" stroke-width="${degreeStroke}"/>`;
  return `<g ${TEXT_ATTRIBUTES}>${sides}</g>`;
}

/** Converts the middle of a glyph to the start of its box, in units of glyphs. */
function inUnits(middle: number, unit: number): number {
  return Math.round(middle / unit) - HALF_GLYPH;
}

/** Draws gate and line inside of the glyph, and the degrees inside of them, each as near as the direction allows. */
function labelsOf(
  { deg, shownDeg }: WheelPlace,
  gateLine: TextLine,
  { glyphs: radius, glyphUnit, degreeUnit }: WheelLayout,
): [gateLine: string, degrees: string] {
  const [x, y] = pointAt(shownDeg, 1);
  const half = HALF_DIGIT * degreeUnit;
  const [gateWidth, degreesWidth] = [(GATE_LINE_WIDTH / 2) * degreeUnit, (DEGREES_WIDTH / 2) * degreeUnit];
  const glyph = HALF_GLYPH * glyphUnit;
  // The least distance at which two boxes stand apart, whatever the direction is.
  const distance = (halfWidths: number, halfHeights: number) =>
    Math.abs(x) * (halfWidths + SPACE) + Math.abs(y) * (halfHeights + SPACE);
  const gateRadius = radius - distance(glyph + gateWidth, glyph + half);
  const degreesRadius = gateRadius - distance(gateWidth + degreesWidth, 2 * half);
  const label = (line: TextLine, at: number) =>
    lineAt(
      line,
      Math.round((x * at) / degreeUnit - line.width / 2),
      Math.round((y * at) / degreeUnit) - HALF_DIGIT,
    );
  return [label(gateLine, gateRadius), label(DEGREES[Math.floor(deg % 30)]!, degreesRadius)];
}
