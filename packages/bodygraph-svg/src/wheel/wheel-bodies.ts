import { BODIES, type Chart, type Side } from "../chart-core.js";
import { BODY_GLYPHS } from "../shapes/glyphs.generated.js";
import { flat } from "../text/flat.js";
import { fixed } from "../text/numbers.js";
import { parseShape, type Shape, shapeAt } from "../text/shapes.js";
import { scaleText, TEXT_ATTRIBUTES } from "../text/text.js";
import type { Palette } from "../theme/theme.js";
import { labelOf } from "./body-labels.js";
import { leaderOf } from "./leaders.js";
import { pointAt } from "./polar.js";
import type { WheelLayout } from "./wheel-layout.js";
import { placesOf, SIDES } from "./wheel-places.js";
import { HALF_GLYPH } from "./wheel-ring.js";

/** Shapes of the glyphs of the bodies. */
export const GLYPHS: Readonly<Record<string, Shape>> = Object.fromEntries(
  BODIES.map((body) => [body, parseShape(BODY_GLYPHS[body]!)]),
);

/** Starts of the elements of the glyphs, up to the longitude. */
const STARTS = Object.fromEntries(
  BODIES.map((body) => [body, flat(`<path data-body="${body}" data-longitude="`)]),
);

/**
 * Draws the 26 activations in one ring: a line from the exact longitude, the glyph, and in a wide wheel the gate with its
 * line and the whole degrees within the sign.
 */
export function drawBodies(chart: Pick<Chart, Side>, layout: WheelLayout, palette: Palette): string {
  const { glyphs: radius, glyphUnit, degreeUnit, glyphStroke, degreeStroke, leaderWidth, hasLabels } = layout;
  const places = placesOf(chart, layout.gapDeg);
  let degrees = "";
  let sides = "";
  for (const side of SIDES) {
    let lines = "";
    let glyphs = "";
    let gateLines = "";
    for (const place of places) {
      if (place.side !== side) continue;
      const middle = pointAt(place.shownDeg, radius);
      const [x, y] = middle;
      lines += leaderOf(place, middle, layout);
      const glyph = shapeAt(GLYPHS[place.body]!, inUnits(x, glyphUnit), inUnits(y, glyphUnit));
      glyphs += `${STARTS[place.body]}${fixed(place.deg)}" d="${glyph}"/>`;
      if (!hasLabels) continue;
      const label = labelOf(place, [x / radius, y / radius], chart[side][place.body], layout);
      gateLines += label.gateLine;
      degrees += label.degrees;
    }
    const labels = hasLabels ? `<path d="${gateLines}" stroke-width="${degreeStroke}"/>` : "";
    sides += `<g data-side="${side}" stroke="${palette[side]}"><g transform="scale(${scaleText(degreeUnit)})"><path d="${lines}" stroke-width="${fixed(leaderWidth / degreeUnit)}"/>${labels}</g><g transform="scale(${scaleText(glyphUnit)})" stroke-width="${glyphStroke}">${glyphs}</g></g>`;
  }
  if (hasLabels)
    sides += `<path transform="scale(${scaleText(degreeUnit)})" d="${degrees}" stroke="${palette.muted}" stroke-width="${degreeStroke}"/>`;
  return `<g ${TEXT_ATTRIBUTES}>${sides}</g>`;
}

/** Converts the middle of a glyph to the start of its box, in units of glyphs. */
function inUnits(middle: number, unit: number): number {
  return Math.round(middle / unit) - HALF_GLYPH;
}
