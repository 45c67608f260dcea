import { BODIES, type Body, type ChartWindow } from "../chart-core.js";
import { BODY_GLYPHS } from "../shapes/glyphs.generated.js";
import { parseShape, shapeFrom } from "../text/shapes.js";
import { scaleText } from "../text/text.js";
import type { Palette } from "../theme/theme.js";
import { LANE_HEIGHT, TICK_HEIGHT } from "./day-layout.js";

/** Units of the changes: a glyph is 145 high. */
const UNIT = 0.115;
const HALF_GLYPH = 72;
const GLYPH_WIDTH = 19;
const STROKE = 12.5;

const TICK = Math.round(TICK_HEIGHT / UNIT);

const GLYPHS = Object.fromEntries(BODIES.map((body) => [body, parseShape(BODY_GLYPHS[body]!)]));

interface Changes {
  /** Height below the marks. */
  readonly top: number;
  readonly lanes: number;
  readonly xOf: (ms: number) => number;
  readonly palette: Palette;
  readonly writeInstant: (ms: number) => string;
}

/**
 * Draws a mark for each change and, where a lane is free, the glyph of its body. The changes of a body are
 * one group. A change of color or tone has no `data-to`, as gate and line stay.
 */
export function drawChanges(
  { changes }: ChartWindow,
  { top, lanes, xOf, palette, writeInstant }: Changes,
): string {
  const ends = new Array<number>(lanes).fill(Number.NEGATIVE_INFINITY);
  const tickTop = Math.round(top / UNIT) - TICK;
  const drawn = { personality: new Map<Body, string>(), design: new Map<Body, string>() };
  for (const { at, side, body, from, to } of changes) {
    const atMs = at.getTime();
    const x = xOf(atMs);
    const xUnits = Math.round(x / UNIT);
    const lane = ends.findIndex((end) => end <= x - GLYPH_WIDTH);
    let glyph = "";
    if (lane !== -1) {
      ends[lane] = x;
      const middle = Math.round((top + (lane + 0.5) * LANE_HEIGHT) / UNIT);
      glyph = shapeFrom(GLYPHS[body]!, -HALF_GLYPH, middle - HALF_GLYPH - tickTop - TICK);
    }
    const place = `${from.gate}.${from.line}`;
    const nextPlace = `${to.gate}.${to.line}`;
    const moved = nextPlace === place ? "" : ` data-to="${nextPlace}"`;
    const ofBody = drawn[side].get(body) ?? "";
    drawn[side].set(
      body,
      `${ofBody}<path data-at="${writeInstant(atMs)}" data-from="${place}"${moved} d="M${xUnits} ${tickTop}v${TICK}${glyph}"/>`,
    );
  }
  let groups = "";
  for (const side of ["personality", "design"] as const)
    for (const [body, paths] of drawn[side])
      groups += `<g data-body="${body}" data-side="${side}" stroke="${palette[side]}">${paths}</g>`;
  return `<g transform="scale(${scaleText(UNIT)})" stroke-width="${STROKE}">${groups}</g>`;
}
