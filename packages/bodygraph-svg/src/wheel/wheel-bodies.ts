import { BODIES, type Body, type Chart, type Side } from "../chart-core.js";
import { BODY_GLYPHS } from "../shapes/glyphs.generated.js";
import { fixed } from "../text/numbers.js";
import { parseShape, shapeAt } from "../text/shapes.js";
import { layOut, lineAt, scaleText, TEXT_ATTRIBUTES } from "../text/text.js";
import type { Palette } from "../theme/theme.js";
import { pointAt } from "./polar.js";
import type { WheelLayout } from "./wheel-layout.js";
import { HALF_GLYPH } from "./wheel-ring.js";

const GLYPHS = Object.fromEntries(BODIES.map((body) => [body, parseShape(BODY_GLYPHS[body]!)]));

/** The texts of 0 to 29 degrees. */
const DEGREES = Array.from({ length: 30 }, (_, degree) => layOut(`${degree}°`));

/** Space between a glyph and its degrees, beside and below it. */
const SPACE_BESIDE = 3;
const SPACE_BELOW = 3.5;

/** Rounds in which bodies that are too close push each other apart, until none of them is nearer by this. */
const ROUNDS = 400;
const TOLERANCE_DEG = 0.05;

/** Width of the lines. */
const LINE_WIDTH = 1.2;

/** Distance in degrees of the wheel from which a line to a glyph follows the ring. */
const ARC_FROM_DEG = 10;

const SIDES = ["personality", "design"] as const;

/**
 * Draws the 26 activations: a line from the exact longitude, the glyph, and the whole degrees within the sign. Both sides
 * are spread together, so that the lines of the inner bodies pass between the outer ones.
 */
export function drawBodies(chart: Pick<Chart, Side>, layout: WheelLayout, palette: Palette): string {
  const { glyphUnit, degreeUnit, glyphStroke, degreeStroke } = layout;
  const places = spread(chart, layout);
  let sides = "";
  for (const side of SIDES) {
    let lines = "";
    let glyphs = "";
    let degrees = "";
    for (const place of places) {
      if (place.side !== side) continue;
      const [x, y] = pointAt(place.shownDeg, layout[side]);
      lines += leaderOf(place, layout);
      const glyph = shapeAt(GLYPHS[place.body]!, inUnits(x, glyphUnit), inUnits(y, glyphUnit));
      glyphs += `<path data-body="${place.body}" data-longitude="${fixed(place.deg)}" d="${glyph}"/>`;
      degrees += degreesOf(place, layout);
    }
    sides += `<g data-side="${side}" stroke="${palette[side]}"><g transform="scale(${scaleText(degreeUnit)})"><path d="${lines}" stroke-width="${fixed(LINE_WIDTH / degreeUnit)}"/><path d="${degrees}" stroke-width="${degreeStroke}"/></g><g transform="scale(${scaleText(glyphUnit)})" stroke-width="${glyphStroke}">${glyphs}</g></g>`;
  }
  return `<g ${TEXT_ATTRIBUTES}>${sides}</g>`;
}

/** Converts the middle of a glyph to the start of its box, in units of glyphs. */
function inUnits(middle: number, unit: number): number {
  return Math.round(middle / unit) - HALF_GLYPH;
}

/** Draws the line from the exact longitude to the glyph. Those of inner bodies run straight inwards beside the outer glyphs. */
function leaderOf({ side, deg, shownDeg }: Place, layout: WheelLayout): string {
  const { lineStart, lineBend, personality, design, glyphUnit, degreeUnit } = layout;
  const at = (longitudeDeg: number, radius: number) => {
    const [x, y] = pointAt(longitudeDeg, radius / degreeUnit);
    return `${Math.round(x)} ${Math.round(y)}`;
  };
  const end = HALF_GLYPH * glyphUnit + 2.5;
  const inwards = side === "design" ? `L${at(shownDeg, design + end)}` : "";
  const offsetDeg = shownDeg - deg;
  const radius = Math.round(lineBend / degreeUnit);
  // A straight line to a place far away would cross the glyphs of others.
  const aside =
    Math.abs(offsetDeg) > ARC_FROM_DEG ? `A${radius} ${radius} 0 0 ${offsetDeg > 0 ? 0 : 1} ` : "L";
  return `M${at(deg, lineStart)}L${at(deg, lineBend)}${aside}${at(shownDeg, personality + end)}${inwards}`;
}

/** Draws the degrees inside of the glyph, as near as their width and the direction allow. */
function degreesOf(
  { side, deg, shownDeg }: Place,
  { [side]: radius, glyphUnit, degreeUnit }: WheelLayout,
): string {
  const line = DEGREES[Math.floor(deg % 30)]!;
  const [directionX, directionY] = pointAt(shownDeg, 1);
  const halfGlyph = HALF_GLYPH * glyphUnit;
  const beside = halfGlyph + (line.width / 2) * degreeUnit + SPACE_BESIDE - 1.5;
  const below = halfGlyph + 50 * degreeUnit + SPACE_BELOW;
  const distance = Math.min(
    beside / Math.max(Math.abs(directionX), 0.01),
    below / Math.max(Math.abs(directionY), 0.01),
  );
  const [x, y] = pointAt(shownDeg, (radius - distance) / degreeUnit);
  return lineAt(line, Math.round(x - line.width / 2), Math.round(y) - 50);
}

interface Place {
  readonly side: Side;
  readonly body: Body;
  readonly deg: number;
  /** Longitude of the glyph: `deg`, or beside it. */
  shownDeg: number;
}

/** Moves bodies apart that are too close, each of a pair by the same amount. */
function spread(chart: Pick<Chart, Side>, { gapsDeg, gapToOtherSideDeg }: WheelLayout): Place[] {
  const places: Place[] = [];
  for (const side of SIDES)
    for (const body of BODIES) {
      const deg = chart[side][body].longitudeDeg;
      places.push({ side, body, deg, shownDeg: deg });
    }
  places.sort((a, b) => a.deg - b.deg);
  for (let round = 0; round < ROUNDS; round++) {
    let isSettled = true;
    for (let index = 0; index < places.length; index++) {
      const place = places[index]!;
      const next = places[(index + 1) % places.length]!;
      const turnDeg = index === places.length - 1 ? 360 : 0;
      const leastDeg = place.side === next.side ? gapsDeg[place.side] : gapToOtherSideDeg;
      const missingDeg = leastDeg - (next.shownDeg + turnDeg - place.shownDeg);
      if (missingDeg <= TOLERANCE_DEG) continue;
      place.shownDeg -= missingDeg / 2;
      next.shownDeg += missingDeg / 2;
      isSettled = false;
    }
    if (isSettled) break;
  }
  return places;
}
