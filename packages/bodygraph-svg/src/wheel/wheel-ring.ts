/**
 * The ring of the wheel: the zodiac, and the 64 gates with their numbers and hexagrams.
 *
 * Numbers and marks of a layout are the same for each theme, so they are kept once they are drawn.
 */
import { OWNER_WORDS, type Owner } from "../body/owners.js";
import { WHEEL } from "../chart-core.js";
import { SIGN_GLYPHS } from "../shapes/glyphs.generated.js";
import { flat } from "../text/flat.js";
import { fixed } from "../text/numbers.js";
import { parseShape, shapeAt } from "../text/shapes.js";
import { layOut, lineAt, scaleText, TEXT_ATTRIBUTES } from "../text/text.js";
import type { Palette } from "../theme/theme.js";
import { drawHexagram, drawHexagrams, GATE_DEG, hexagramGroup, middleOf } from "./hexagrams.js";
import { arcThrough, pointAt, pointText } from "./polar.js";
import type { WheelLayout } from "./wheel-layout.js";

/** Half of the box of a sign's or a body's glyph. */
export const HALF_GLYPH = 72;

const HALF_CAPITAL = 50;

const SIGNS = SIGN_GLYPHS.map(parseShape);

/** What is drawn for a gate: its number by owner, its hexagram with more weight, and the arc of its mark. */
interface GateShape {
  readonly numbers: readonly string[];
  readonly hexagram: string;
  readonly mark: string;
}

/** Everything of a layout that is the same in each chart. */
interface Ring {
  readonly gates: readonly GateShape[];
  /** Zodiac, circles and hexagrams, by theme. Own themes are new objects. */
  readonly grounds: WeakMap<Palette, string>;
}

const rings = new WeakMap<WheelLayout, Ring>();

function ringOf(layout: WheelLayout): Ring {
  let ring = rings.get(layout);
  if (ring === undefined) {
    ring = {
      gates: WHEEL.map((gate, index) => gateShape(gate, middleOf(index), layout)),
      grounds: new WeakMap(),
    };
    rings.set(layout, ring);
  }
  return ring;
}

function gateShape(gate: number, middleDeg: number, layout: WheelLayout): GateShape {
  const { numbers, numberUnit, markRadius, markLength } = layout;
  const line = layOut(`${gate}`);
  const [x, y] = pointAt(middleDeg, numbers / numberUnit);
  const number = lineAt(line, Math.round(x - line.width / 2), Math.round(y) - HALF_CAPITAL);
  const halfMarkDeg = (markLength / markRadius / 6.283185307179586) * 180;
  return {
    numbers: OWNER_WORDS.map((word) =>
      flat(`<path data-wheel-gate="${gate}" data-active="${word}" d="${number}"/>`),
    ),
    hexagram: flat(drawHexagram(gate, middleDeg, layout)),
    mark: flat(arcThrough([middleDeg + halfMarkDeg, middleDeg - halfMarkDeg], markRadius)),
  };
}

/** Draws the zodiac and the gates; active gates are set apart by weight and by a mark in the color of their owner. */
export function drawRing(owners: readonly Owner[], layout: WheelLayout, palette: Palette): string {
  const { gates, grounds } = ringOf(layout);
  let ground = grounds.get(palette);
  if (ground === undefined) {
    ground = flat(
      drawCircles(layout, palette) + drawZodiac(layout, palette) + drawHexagrams(layout, palette),
    );
    grounds.set(palette, ground);
  }
  const marks: [string, string, string, string] = ["", "", "", ""];
  let hexagrams = "";
  let inactive = "";
  let active = "";
  for (const [index, gate] of WHEEL.entries()) {
    const owner = owners[gate]!;
    const { numbers, hexagram, mark } = gates[index]!;
    if (owner === 0) inactive += numbers[owner];
    else {
      active += numbers[owner];
      hexagrams += hexagram;
      marks[owner] += mark;
    }
  }
  const { numberUnit, numberStrokes } = layout;
  const numbers = `<g transform="scale(${scaleText(numberUnit)})" stroke="${palette.muted}" stroke-width="${numberStrokes[0]}">${inactive}<g stroke="${palette.ink}" stroke-width="${numberStrokes[1]}">${active}</g></g>`;
  const weighted = hexagramGroup(hexagrams, palette.ink, layout, 1);
  return `<g ${TEXT_ATTRIBUTES}>${ground}${weighted}${numbers}</g>${drawMarks(marks, layout, palette)}`;
}

/** Draws the marks of the active gates, one path for each color; those of both parts are striped. */
function drawMarks(
  [, ofPersonality, ofDesign, ofBoth]: readonly string[],
  { markWidth, markStripe }: WheelLayout,
  { personality, design }: Palette,
): string {
  const mark = (d: string | undefined, stroke: string, dashes = "") =>
    d ? `<path d="${d}" stroke="${stroke}"${dashes}/>` : "";
  const marks = [
    mark(ofPersonality, personality),
    mark(ofDesign, design),
    mark(ofBoth, design),
    mark(ofBoth, personality, ` stroke-dasharray="${markStripe}"`),
  ];
  return `<g fill="none" stroke-width="${markWidth}">${marks.join("")}</g>`;
}

/** Width of the borders of the gates. */
const BORDER_WIDTH = 1;

/** Draws the circles. The borders of the gates are the dashes of a circle as wide as the gates. */
function drawCircles({ rim, zodiac, gatesEnd }: WheelLayout, { line, track }: Palette): string {
  const radius = (zodiac + gatesEnd) / 2;
  const arcOfGate = (radius * 6.283185307179586) / 64;
  // A dash begins half of a border before a gate. Circles begin at the right.
  const turn = ((540 - middleOf(-0.5)) % GATE_DEG) - ((BORDER_WIDTH / 2) * GATE_DEG) / arcOfGate;
  const space = Math.round((arcOfGate - BORDER_WIDTH) * 1e4) / 1e4;
  const borders = `<circle transform="rotate(${fixed(turn)})" r="${radius}" stroke="${track}" stroke-width="${zodiac - gatesEnd}" stroke-linecap="butt" stroke-dasharray="${BORDER_WIDTH} ${space}"/>`;
  const circles = [rim, zodiac, gatesEnd].map((r) => `<circle r="${r}"/>`);
  return `<g stroke="${line}" stroke-width="1.2">${borders}${circles.join("")}</g>`;
}

function drawZodiac({ rim, zodiac, signUnit }: WheelLayout, palette: Palette): string {
  const borders = SIGNS.map(
    (_, sign) => `M${pointText(pointAt(sign * 30, rim))}L${pointText(pointAt(sign * 30, zodiac))}`,
  );
  const glyphs = SIGNS.map((shape, sign) => {
    const [x, y] = pointAt(sign * 30 + 15, (rim + zodiac) / 2 / signUnit);
    return shapeAt(shape, Math.round(x) - HALF_GLYPH, Math.round(y) - HALF_GLYPH);
  });
  return `<path d="${borders.join("")}" stroke="${palette.line}" stroke-width="1.2"/><path transform="scale(${scaleText(signUnit)})" d="${glyphs.join("")}" stroke="${palette.muted}" stroke-width="11"/>`;
}
