import { BODIES, type Body } from "../chart-core.js";
import { BODY_GLYPHS } from "../shapes/glyphs.generated.js";
import { parseShape, shapeAt } from "../text/shapes.js";
import { scaleText } from "../text/text.js";

/** Units of the bodies' glyphs: a glyph is 145 high. */
const UNIT = 0.115;
const GLYPH_SIZE = 145;
const GLYPH_STROKE = 12.5;

const GLYPHS = Object.fromEntries(BODIES.map((body) => [body, parseShape(BODY_GLYPHS[body]!)]));

/** Returns the path data of a body's glyph that ends at `right`, about a height, for {@link glyphPath}. */
export function glyphData(body: Body, right: number, middle: number): string {
  return shapeAt(
    GLYPHS[body]!,
    Math.round(right / UNIT) - GLYPH_SIZE,
    Math.round(middle / UNIT - GLYPH_SIZE / 2),
  );
}

const GLYPH_START = `<path transform="scale(${scaleText(UNIT)})" stroke-width="${GLYPH_STROKE}"`;

/** Draws glyphs in the color of the group around them, or in one of their own. */
export function glyphPath(d: string, color?: string): string {
  const stroke = color === undefined ? "" : ` stroke="${color}"`;
  return `${GLYPH_START}${stroke} d="${d}"/>`;
}
